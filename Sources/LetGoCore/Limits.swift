/// The numbers that the rules compare with; a person may set their own.
package struct Limits: Equatable, Sendable {
  /// Days to either side of today that count as in use (90/90).
  package var window: Int
  /// What another one must cost less than (20/20).
  package var cost: Amount
  /// The minutes that getting another one must take less than (20/20).
  package var minutes: Amount
  /// The price above which a wish waits (30-day pause).
  package var pausePrice: Amount
  /// How many days a wish waits, and how many a box stays closed.
  package var pauseDays: Int
  /// How many hours a wish waits that costs less than `longPausePrice`; nil when all wait the days.
  package var pauseHours: Int?
  /// The price from which a wish waits the days, where others wait `pauseHours`.
  package var longPausePrice: Amount?
  /// The currency of both prices; nil accepts any as the person's own.
  package var currency: Currency?

  package init(
    window: Int,
    cost: Amount,
    minutes: Amount,
    pausePrice: Amount,
    pauseDays: Int,
    currency: Currency? = nil
  ) {
    self.window = window
    self.cost = cost
    self.minutes = minutes
    self.pausePrice = pausePrice
    self.pauseDays = pauseDays
    self.currency = currency
  }

  /// The limits as The Minimalists published them: 90/90, 20/20 and 30/30.
  package static let published = Limits(
    window: 90,
    cost: Amount(20),
    minutes: Amount(20),
    pausePrice: Amount(30),
    pauseDays: 30
  )
}
