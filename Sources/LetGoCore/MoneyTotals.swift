/// Money added up, each currency for itself, in exact thousandths.
package struct MoneyTotals: Equatable, Sendable {
  private var sums: [Currency?: Amount] = [:]

  package init() {}

  /// Whether nothing was added.
  package var isEmpty: Bool { sums.isEmpty }

  /// The sums, the person's own currency first, the others by their codes; nil is an amount whose
  /// currency nobody said.
  package var amounts: [(currency: Currency?, amount: Amount)] {
    sums.map { (currency: $0.key, amount: $0.value) }
      .sorted { ($0.currency?.code ?? "") < ($1.currency?.code ?? "") }
  }

  /// Adds a price so many times.
  ///
  /// Of a range its lower end, so that no more is counted than there surely was; what has none, or is
  /// not known, adds nothing. A price without a currency is in the person's `own`.
  package mutating func add(_ price: Price, times: Int = 1, own: Currency? = nil) {
    guard let amount = price.estimate.least, amount > .zero else { return }
    let currency = price.currency ?? own
    let (product, overflows) = amount.thousandths.multipliedReportingOverflow(by: Int64(times))
    let before = (sums[currency] ?? .zero).thousandths
    let (sum, exceeds) = before.addingReportingOverflow(overflows ? .max : product)
    sums[currency] = Amount(thousandths: exceeds ? .max : sum)
  }
}

extension Estimate {
  /// The least that it is for sure; nil when nothing is sure.
  package var least: Amount? {
    switch self {
    case .exactly(let amount), .between(let amount, _), .above(let amount): amount
    case .below, .unavailable, .unknown: nil
    }
  }
}
