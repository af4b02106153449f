import LetGoCore

/// What was let go and not spent, day by day, over about a year.
package struct Year: Equatable, Sendable {
  /// How many pieces were let go on which day, by the day of their last outcome; none is left out.
  package var letGo: [Day: Int] = [:]
  /// What wishes that were passed would have cost, by the month in which they were.
  package var notSpent: [Month: MoneyTotals] = [:]

  package init() {}
}

extension Year {
  // From the indexes alone; the few items of several pieces have one of their own.
  static let items = """
    SELECT day, count(*) FROM item
    WHERE outcome IN ('decided', 'out') AND day BETWEEN ?1 AND ?2 GROUP BY outcome, day
    """
  static let furtherPieces = """
    SELECT day, sum(count - 1) FROM item
    WHERE outcome IN ('decided', 'out') AND count > 1 AND day BETWEEN ?1 AND ?2 GROUP BY outcome, day
    """
  static let passed = """
    SELECT price, day, count(*) FROM pause
    WHERE ending = 'passed' AND day BETWEEN ?1 AND ?2 GROUP BY price, day
    """
}

extension Store {
  /// Returns what happened from one day through another; a price without a currency is in the person's
  /// `own`.
  package func year(from first: Day, through last: Day, own: Currency? = nil) throws -> Year {
    var year = Year()
    let days: [SQLValue] = [.integer(first.number), .integer(last.number)]
    for sql in [Year.items, Year.furtherPieces] {
      _ = try database.rows(sql, days) { row in
        if let day = try row.day(0) { year.letGo[day, default: 0] += Int(row.integer(1)) }
      }
    }
    _ = try database.rows(Year.passed, days) { row in
      guard let price = row.value(0, as: Price.self), let day = try row.day(1) else { return }
      year.notSpent[Month(of: day), default: MoneyTotals()]
        .add(price, times: Int(row.integer(2)), own: own)
    }
    return year
  }
}
