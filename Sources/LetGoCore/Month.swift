/// A month of a year.
package struct Month: Hashable, Sendable {
  /// The year.
  package let year: Int
  /// The month in it, 1 to 12.
  package let number: Int

  /// Makes the month that a day lies in.
  package init(of day: Day) {
    (year, number, _) = day.parts
  }

  private init(count: Int) {
    // Rounded down, also before the year 0.
    year = count >= 0 ? count / 12 : (count - 11) / 12
    number = count - year * 12 + 1
  }

  /// Returns the month so many months later.
  package static func + (month: Month, months: Int) -> Month {
    Month(count: month.year * 12 + month.number - 1 + months)
  }

  /// Returns the twelve months that end with this one, the earliest first.
  package var yearToHere: [Month] { (-11...0).map { self + $0 } }
}

extension Month: CustomStringConvertible {
  /// The month as `YYYY-MM` (ISO 8601).
  package var description: String {
    // A date without its day and the hyphen before it.
    String((Day(year: year, month: number, day: 1)?.description ?? "").dropLast(3))
  }
}
