import LetGoCore

/// A day that has a name, by the rule that gives its date.
enum Holiday: Equatable, Sendable {
  /// The same date every year, for some days.
  case fixed(month: Int, day: Int, days: Int)
  /// A day of the week in a month, counted from its beginning, and days after it.
  case nth(month: Int, weekday: Int, count: Int, after: Int)
  /// The last such day of the week in a month.
  case lastWeekday(month: Int, weekday: Int)
  /// Days from Easter Sunday.
  case easter(Int)
  /// One that moves by a calendar that is not counted here.
  case movable

  /// Returns the days of it in a year, or nil when they are not known.
  func span(in year: Int) -> Span? {
    switch self {
    case .fixed(let month, let day, let days):
      return Day(year: year, month: month, day: day).map { Span($0.number, $0.number + days - 1) }
    case .nth(let month, let weekday, let count, let after):
      guard let first = Day(year: year, month: month, day: 1) else { return nil }
      let number = first.number + (weekday - first.weekday + 7) % 7 + (count - 1) * 7 + after
      return Span(number, number)
    case .lastWeekday(let month, let weekday):
      let length = Day.length(ofMonth: month, year: year)
      guard let last = Day(year: year, month: month, day: length) else { return nil }
      let number = last.number - (last.weekday - weekday + 7) % 7
      return Span(number, number)
    case .easter(let offset):
      return Holiday.easterSunday(of: year).map { Span($0.number + offset, $0.number + offset) }
    case .movable: return nil
    }
  }

  /// Returns Easter Sunday by the Gregorian rule (the anonymous algorithm of 1876).
  private static func easterSunday(of year: Int) -> Day? {
    guard year > 0 else { return nil }
    let golden = year % 19
    let century = year / 100
    let correction = (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15) % 30
    let moon = correction - correction / 28 * (1 - 29 / (correction + 1) * ((21 - golden) / 11))
    let weekday = (year + year / 4 + moon + 2 - century + century / 4) % 7
    let offset = moon - weekday
    let month = 3 + (offset + 40) / 44
    let day = offset + 28 - 31 * (month / 4)
    return Day(year: year, month: month, day: day)
  }
}
