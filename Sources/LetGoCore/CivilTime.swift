/// What the calendar and the clock on the wall show in the person's zone.
package struct CivilTime: Equatable, Sendable {
  /// The date on the calendar.
  package var date: Day
  /// The hour, 0–23.
  package var hour: Int
  /// The minute, 0–59.
  package var minute: Int

  package init(date: Day, hour: Int, minute: Int) {
    self.date = date
    self.hour = hour
    self.minute = minute
  }

  /// Returns the person's day: the date, or the one before it when their day has not yet begun.
  ///
  /// Wall time decides, so a night with a clock change needs no special case.
  package func day(beginningAt start: DayStart = .midnight) -> Day {
    hour * 60 + minute < start.minutes ? date + -1 : date
  }
}

extension CivilTime: LosslessStringConvertible {
  /// Reads `2026-12-02T12:00` (ISO 8601), or returns nil.
  package init?(_ text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = Day(String(parts[0])), parts[1].utf8.count == 5,
      let time = DayStart(String(parts[1]))
    else { return nil }
    self.init(date: date, hour: time.minutes / 60, minute: time.minutes % 60)
  }

  /// The date and the time as `2026-12-02T12:00`.
  package var description: String { "\(date)T\(timeOfDay)" }

  /// The hour and the minute, as a clock with 24 hours shows them.
  package var timeOfDay: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }
}

/// When the person's day begins, in minutes after midnight.
package struct DayStart: Equatable, Sendable {
  /// Minutes after midnight, 0–1,439.
  package let minutes: Int

  /// The day begins at 00:00.
  package static let midnight = DayStart(unchecked: 0)

  /// Makes the start at a time of day, or returns nil when there is no such time.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  private init(unchecked minutes: Int) {
    self.minutes = minutes
  }
}

extension DayStart: LosslessStringConvertible {
  /// Reads `4:00` or `04:00`.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, (1...2).contains(parts[0].utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// The time as `04:00`.
  package var description: String {
    [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
  }
}
