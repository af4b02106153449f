import LetGoCore

extension Store {
  /// Returns what passed wishes would have cost, per currency; a price without one is in the
  /// person's `own`.
  package func moneyNotSpent(own: Currency? = nil) throws -> MoneyTotals {
    try totals(
      "SELECT price, count(*) FROM pause WHERE ending = 'passed' GROUP BY price",
      own: own
    )
  }

  /// Returns what things that were let go brought, per currency.
  package func moneyGot(own: Currency? = nil) throws -> MoneyTotals {
    try totals(
      """
      SELECT got, count(*) FROM item
      WHERE outcome IN ('decided', 'out') AND got IS NOT NULL GROUP BY got
      """,
      own: own
    )
  }

  private func totals(_ sql: String, own: Currency?) throws -> MoneyTotals {
    var totals = MoneyTotals()
    _ = try database.rows(sql) { row in
      if let price = row.value(0, as: Price.self) {
        totals.add(price, times: Int(row.integer(1)), own: own)
      }
    }
    return totals
  }
}

/// The 20/20 rule put to the test by the person's own records.
package struct RuleTest: Equatable, Sendable {
  /// How many items were let go whose answers passed 20/20 on their day.
  package var letGo = 0
  /// How many of them were got again.
  package var gotAgain = 0
  /// What those cost, as far as the person said.
  package var paid = MoneyTotals()

  package init() {}
}

extension Store {
  /// Returns how the 20/20 rule did so far, under limits; the verdicts are computed anew.
  package func ruleTest(under limits: Limits) throws -> RuleTest {
    var test = RuleTest()
    _ = try database.rows(
      """
      SELECT used, next, cost, minutes, exemption, day, again, paid FROM item
      WHERE outcome IN ('decided', 'out') AND cost IS NOT NULL AND minutes IS NOT NULL
      """
    ) { row in
      let answers = Answers(
        used: row.value(0, as: Use.self),
        next: row.value(1, as: Forecast.self),
        cost: row.value(2, as: Price.self),
        minutes: row.value(3, as: Estimate.self),
        exemption: row.text(4).flatMap(Exemption.init(rawValue:))
      )
      guard let day = try row.day(5),
        answers.judged(under: limits, on: day).verdict == .letGo
      else { return }
      test.letGo += 1
      guard try row.day(6) != nil else { return }
      test.gotAgain += 1
      if let paid = row.value(7, as: Price.self) { test.paid.add(paid, own: limits.currency) }
    }
    return test
  }
}
