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
  /// Whether there were more items than were looked at.
  package var isPartial = false

  package init() {}
}

extension Store {
  /// Returns how the 20/20 rule did so far, under limits; the verdicts are computed anew.
  ///
  /// Of very many items the latest decided and the latest out are looked at, so many of each, along
  /// the index.
  package func ruleTest(under limits: Limits, atMost most: Int = 10_000) throws -> RuleTest {
    var test = RuleTest()
    for kind in [Outcome.Kind.out, .decided] {
      let found = try Items.rows(
        where: "outcome = ?1 ORDER BY day DESC, stamp DESC, id DESC LIMIT ?2",
        .text(kind.rawValue),
        .integer(most + 1),
        in: database
      )
      test.isPartial = test.isPartial || found.count > most
      for item in found.prefix(most) {
        guard let day = item.outcome?.day,
          item.answers.judged(under: limits, on: day).verdict == .letGo
        else { continue }
        test.letGo += 1
        guard item.again != nil else { continue }
        test.gotAgain += 1
        if let paid = item.paid { test.paid.add(paid, own: limits.currency) }
      }
    }
    return test
  }
}
