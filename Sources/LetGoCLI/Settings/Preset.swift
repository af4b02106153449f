import LetGoCore
import LetGoPrompts

/// Limits that are set together.
enum Preset: String, CaseIterable {
  /// The Minimalists' newer pause: over 30 waits 30 hours, 100 or more waits 30 days.
  case minimalists
  /// Every limit as it was published.
  case published

  /// The price from which the newer pause waits the days.
  private static let longPausePrice = "100"

  /// Returns what it sets; nil when the person was asked for a price and gave none.
  ///
  /// With a currency of their own the person's pause price stays, and the long one has to be said in
  /// it.
  func values(_ given: LimitOptions, in context: Context) throws -> [Settings.Key: String?]? {
    switch self {
    case .published:
      return Dictionary(
        uniqueKeysWithValues: Settings.Key.allCases.filter {
          ![.name, .dayStart, .theme, .language, .recall].contains($0)
        }
        .map { ($0, nil) }
      )
    case .minimalists:
      var values: [Settings.Key: String?] = [.pauseDays: nil, .pauseHours: "30"]
      if let currency = context.settings.limits.currency {
        guard let long = try given.longPrice(for: currency, in: context) else { return nil }
        values[.longPausePrice] = long.description
      } else {
        values[.pausePrice] = .some(nil)
        values[.longPausePrice] = given.longPausePrice?.description ?? Self.longPausePrice
      }
      return values
    }
  }

  /// Returns what leaving the currency sets: the amounts that were meant in it go too.
  static func withoutCurrency(_ settings: Settings) -> [Settings.Key: String?] {
    var values: [Settings.Key: String?] = [.currency: nil]
    guard settings.limits.currency != nil else { return values }
    values[.cost] = .some(nil)
    values[.pausePrice] = .some(nil)
    if settings.limits.longPausePrice != nil { values[.longPausePrice] = longPausePrice }
    return values
  }
}
