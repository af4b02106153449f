import LetGoCore
import LetGoPrompts
import LetGoStore

/// `stats`: what the records come to, in plain lines.
struct StatsCommand: Command {
  static let verb = "stats"
  static let form = Form(verb: verb, options: [.json])

  private let asJSON: Bool

  init(_ input: Input, in context: Context) throws {
    asJSON = input.has(.json)
  }

  func run(in context: Context) throws -> ExitCode {
    let numbers = try Numbers(
      of: context.readStore(),
      under: context.limits,
      on: context.clock.today
    )
    if asJSON {
      try context.answer("\(numbers.json)")
    } else {
      try context.list(numbers.rows(in: context.wordingForRows), orWhenEmpty: .emptyHistory)
    }
    return .done
  }
}

/// Everything that `stats` shows, read once.
private struct Numbers {
  private let stats: Stats
  private let notSpent: MoneyTotals
  private let rule: RuleTest
  private let daysInRow: Int
  /// Of very many items the latest are weighed, so that a large store is no slower than it has to be.
  private static let mostWeighed = 10_000

  init(of store: Store, under limits: Limits, on today: Day) throws {
    stats = try store.stats()
    notSpent = try store.moneyNotSpent(own: limits.currency)
    rule = try store.ruleTest(under: limits, atMost: Self.mostWeighed)
    daysInRow = try store.streak(endingBy: today) { Zone.skips($0) }
  }

  func rows(in wording: Wording) -> [ListRow] {
    guard let since = stats.since else { return [] }
    let count = { kind in String(stats.pieces[kind, default: 0]) }
    var rows = [
      ListRow(wording.text(.statsSince), since.description),
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
    // A break is not mentioned.
    if daysInRow > 0 {
      rows.append(ListRow(wording.text(.statsInRow), String(daysInRow), wording.text(.statsDays)))
    }
    return rows
  }

  /// One object; amounts are texts, since they are exact decimals.
  var json: String {
    let since = stats.since.map { JSON.string($0.description) } ?? "null"
    let counts = [Outcome.Kind.decided, .out, .kept, .boxed].map { kind in
      "\(JSON.string(kind.rawValue)):\(stats.pieces[kind, default: 0])"
    }
    let money = notSpent.amounts.map { sum in
      "{\"currency\":\(sum.currency.map { JSON.string($0.code) } ?? "null"),"
        + "\"amount\":\(JSON.string(sum.amount.description))}"
    }
    return "{\"since\":\(since),\(counts.joined(separator: ",")),"
      + "\"notSpent\":[\(money.joined(separator: ","))],"
      + "\"rule\":{\"letGo\":\(rule.letGo),\"again\":\(rule.gotAgain),\"partial\":\(rule.isPartial)},"
      + "\"daysInRow\":\(daysInRow)}"
  }
}
