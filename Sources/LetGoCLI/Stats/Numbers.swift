import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// Everything that `stats` shows, read once.
struct Numbers {
  /// The day that all is seen from.
  let today: Day
  /// What was let go and not spent in the year up to today; nothing where it was not asked for.
  let year: Year
  private let own: Currency?
  private let stats: Stats
  private let notSpent: MoneyTotals
  private let rule: RuleTest
  private let daysInRow: Int
  /// Of very many items the latest are weighed, so that a large store is no slower than it has to be.
  private static let mostWeighed = 10_000

  /// Reads them; the year costs as much again where it has very many items, so that rows do without.
  init(of store: Store, under limits: Limits, on today: Day, withYear: Bool = true) throws {
    self.today = today
    own = limits.currency
    (stats, notSpent, rule, daysInRow, year) = try store.reading {
      (
        try store.stats(),
        try store.moneyNotSpent(own: limits.currency),
        try store.ruleTest(under: limits, atMost: Self.mostWeighed),
        try store.streak(endingBy: today) { Zone.skips($0) },
        try withYear
          ? store.year(
            from: HeatMap.first(through: today),
            through: today,
            own: limits.currency
          ) : Year()
      )
    }
  }

  /// The first day of a record that counts; nil when there is none.
  var since: Day? { stats.since }

  /// The twelve months that end with this one.
  var months: [Month] { Month(of: today).yearToHere }

  /// How many pieces were let go in a month.
  func letGo(in month: Month) -> Int {
    year.letGo.reduce(0) { $0 + (Month(of: $1.key) == month ? $1.value : 0) }
  }

  /// The currency that what was not spent is shown in, month by month: the person's own, or the only one
  /// there is in the year; nil when there is none, or several foreign ones.
  private var currency: Currency?? {
    let known = Set(months.flatMap { year.notSpent[$0]?.amounts.map(\.currency) ?? [] })
    return known.contains(own) ? .some(own) : known.count == 1 ? known.first : nil
  }

  /// What was not spent in each month, from the first one in which there is something on.
  var monthsNotSpent: [(month: Month, amount: Amount, currency: Currency?)] {
    guard let currency else { return [] }
    return months.map { month in
      let sum = year.notSpent[month]?.amounts.first { $0.currency == currency }
      return (month, sum?.amount ?? .zero, currency)
    }.drop { $0.amount == .zero }.map(\.self)
  }

  /// How many days in a row had something done, in words; nil where none had, since a break is not
  /// mentioned.
  var inRow: Phrase? {
    switch daysInRow {
    case 0: nil
    case 1: .dayInRow
    default: .daysInRow(count: String(daysInRow))
    }
  }

  /// The same as a row.
  func rowInRow(in wording: Wording) -> [ListRow] {
    guard daysInRow > 0 else { return [] }
    return [ListRow(wording.text(.statsInRow), String(daysInRow), wording.text(.statsDays))]
  }

  /// What there is of each kind, in rows.
  func rows(in wording: Wording) -> [ListRow] {
    guard let since = stats.since else { return [] }
    let count = { kind in String(stats.pieces[kind, default: 0]) }
    var rows = [
      ListRow(wording.text(.statsSince), wording.date(since)),
      ListRow(
        wording.text(.statsLetGo),
        String(stats.letGo),
        wording.text(.statsParts(out: count(.out), decided: count(.decided)))
      ),
      ListRow(wording.text(.statsKept), count(.kept)),
      ListRow(wording.text(.statsBoxed), count(.boxed)),
    ]
    for sum in notSpent.amounts {
      rows.append(
        ListRow(wording.text(.statsNotSpent), wording.money(sum.amount, sum.currency))
      )
    }
    // Nothing was weighed by it: then it has nothing to show.
    if rule.letGo > 0 {
      let again = String(rule.gotAgain)
      let told: Phrase =
        rule.isPartial
        ? .statsRuleLatest(most: String(Self.mostWeighed), again: again)
        : .statsRuleTest(again: again)
      rows.append(ListRow(wording.text(.statsRule), String(rule.letGo), wording.text(told)))
    }
    return rows
  }
}

extension Numbers {
  /// One object, with amounts as texts, since they are exact decimals.
  ///
  /// Days without anything are left out, months are not.
  var json: String {
    let since = stats.since.map { JSON.string($0.description) } ?? "null"
    let counts = [Outcome.Kind.decided, .out, .kept, .boxed].map { kind in
      "\(JSON.string(kind.rawValue)):\(stats.pieces[kind, default: 0])"
    }
    let days = year.letGo.sorted { $0.key < $1.key }.map { day, count in
      "{\"day\":\(JSON.string(day.description)),\"letGo\":\(count)}"
    }
    let months = months.map { month in
      "{\"month\":\(JSON.string(month.description)),\"letGo\":\(letGo(in: month)),"
        + "\"notSpent\":\(Self.json(year.notSpent[month] ?? MoneyTotals()))}"
    }
    return "{\"since\":\(since),\(counts.joined(separator: ",")),"
      + "\"notSpent\":\(Self.json(notSpent)),"
      + "\"rule\":{\"letGo\":\(rule.letGo),\"again\":\(rule.gotAgain),\"partial\":\(rule.isPartial)},"
      + "\"days\":[\(days.joined(separator: ","))],\"months\":[\(months.joined(separator: ","))],"
      + "\"daysInRow\":\(daysInRow)}"
  }

  private static func json(_ totals: MoneyTotals) -> String {
    let sums = totals.amounts.map { sum in
      "{\"currency\":\(sum.currency.map { JSON.string($0.code) } ?? "null"),"
        + "\"amount\":\(JSON.string(sum.amount.description))}"
    }
    return "[\(sums.joined(separator: ","))]"
  }
}
