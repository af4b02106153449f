import LetGoCore

/// A second in UTC, as it names a backup: `2026-11-30T081500Z`.
///
/// No colons, which some file systems and archives can't have in a name.
package struct TimeStamp: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00Z.
  package let seconds: Int64

  init(seconds: Int64) {
    self.seconds = seconds
  }

  /// Makes the second that a moment lies in.
  package init(_ moment: Moment) {
    let remainder = moment.milliseconds % 1_000
    seconds = (moment.milliseconds - (remainder < 0 ? remainder + 1_000 : remainder)) / 1_000
  }

  /// The second after this one.
  var next: TimeStamp { TimeStamp(seconds: seconds + 1) }

  package static func < (left: TimeStamp, right: TimeStamp) -> Bool {
    left.seconds < right.seconds
  }
}

extension TimeStamp: LosslessStringConvertible {
  private static let perDay: Int64 = 86_400

  /// Reads the form that names have, or returns nil.
  package init?(_ text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = Day(String(parts[0])), parts[1].utf8.count == 7,
      parts[1].last == "Z", parts[1].dropLast().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let digits = Int64(parts[1].dropLast())
    else { return nil }
    let (hour, minute, second) = (digits / 10_000, digits / 100 % 100, digits % 100)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    seconds = Int64(day.number) * Self.perDay + (hour * 60 + minute) * 60 + second
  }

  package var description: String {
    let remainder = seconds % Self.perDay
    let time = remainder < 0 ? remainder + Self.perDay : remainder
    let day = Day(number: Int((seconds - time) / Self.perDay))
    let digits = String(time / 3_600 * 10_000 + time / 60 % 60 * 100 + time % 60)
    return "\(day)T\(String(repeating: "0", count: 6 - digits.count))\(digits)Z"
  }
}
