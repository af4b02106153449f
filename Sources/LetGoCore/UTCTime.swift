/// A second in UTC, as data for other programs carries it (ISO 8601).
package struct UTCTime: Equatable, Sendable {
  /// Seconds since 1970-01-01T00:00Z.
  package let seconds: Int64

  package init(seconds: Int64) {
    self.seconds = seconds
  }

  /// With marks between the parts: `2026-11-29T23:00:00Z`.
  package var extended: String { "\(day)T\(time.joined(separator: ":"))Z" }

  /// Without them, as calendars have it: `20261129T230000Z`.
  package var basic: String { "\(day.basic)T\(time.joined())Z" }

  private static let perDay: Int64 = 86_400

  private var secondOfDay: Int64 {
    let remainder = seconds % Self.perDay
    return remainder < 0 ? remainder + Self.perDay : remainder
  }

  private var day: Day { Day(number: Int((seconds - secondOfDay) / Self.perDay)) }

  private var time: [String] {
    [secondOfDay / 3_600, secondOfDay / 60 % 60, secondOfDay % 60]
      .map { $0 < 10 ? "0\($0)" : String($0) }
  }
}

extension Day {
  /// The date as `YYYYMMDD`, as calendars have it.
  package var basic: String { description.filter { $0 != "-" } }
}
