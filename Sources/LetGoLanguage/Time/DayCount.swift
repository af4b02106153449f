/// A length of time in days, with the grain it was said at.
struct DayCount {
  /// The fewest days; nil when only an upper end was said.
  let least: Int?
  /// The most days; nil when only a lower end was said.
  let most: Int?
  /// How far around the length a day can lie: half a unit for weeks and longer.
  let slack: Int

  /// So many days are outside any window, and no sum of them overflows.
  private static let farthest: Int64 = 4_000_000

  /// Makes the count of a length of time.
  init(_ quantity: Quantity) {
    let unit = quantity.unit
    let grain = quantity.grain
    func days(_ value: Int64) -> Int {
      let minutes = (unit?.based(value) ?? 0) / 1_000
      let days = min(minutes / 1_440, DayCount.farthest)
      // Months and years are longer than the thirty and 365 days they are counted as.
      return Int(
        grain == 2_592_000
          ? days * 3_044 / 3_000 : grain == 31_536_000 ? days * 1_461 / 1_460 : days
      )
    }
    least = quantity.low.map(days)
    most = quantity.high.map(days)
    // A part of a unit is meant more closely than a whole one.
    let isPart = (quantity.low ?? 0) % 1_000 != 0
    let half =
      switch grain {
      case ..<604_800: 0
      case ..<2_592_000: 3
      case ..<31_536_000: 15
      default: 182
      }
    slack = isPart ? half / 2 : half
    isSomeDays =
      quantity.isBound && grain == 86_400 && quantity.low == 1_000 && quantity.high == nil
  }

  /// Whether it is `days` without a number, which are fewer than weeks.
  private let isSomeDays: Bool

  /// Returns the days it can be before a day.
  func back(from today: Int) -> Span {
    if isSomeDays { return Span(today - 10, today - 2) }
    guard let most else { return Span(nil, today - (least ?? 0) - 1) }
    guard let least else { return Span(today - most, today) }
    return Span(today - most - slack, min(today - least + slack, today))
  }

  /// Returns the days it can be after a day.
  func ahead(from today: Int) -> Span {
    let past = back(from: today)
    return Span(past.last.map { 2 * today - $0 }, past.first.map { 2 * today - $0 })
  }

  /// Returns the whole length up to a day, or from it on.
  func whole(around today: Int, isPast: Bool) -> Span {
    let days = most ?? least ?? 0
    return isPast ? Span(today - days, today) : Span(today, today + days)
  }
}
