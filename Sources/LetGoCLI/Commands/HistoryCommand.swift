import LetGoCore
import LetGoPrompts
import LetGoStore

/// `history`: what was recorded, the latest first, each item with its verdict as of that day.
struct HistoryCommand: Command {
  static let form = Form(verb: "history", options: [.limit])

  private let limit: Int

  init(_ input: Input, in context: Context) throws {
    limit = try input.limit()
  }

  func run(in context: Context) throws -> ExitCode {
    let rows = try context.readStore().history(atMost: limit).map { row(for: $0, in: context) }
    try context.list(rows, orWhenEmpty: .emptyHistory)
    return .done
  }

  private func row(for event: Event, in context: Context) -> ListRow {
    let wording = context.wording
    let day = event.day.description
    switch event {
    case .item(let item, let outcome):
      let judgement = item.answers.judged(under: context.limits, on: outcome.day)
      // An outcome without answers was the person's own choice, and needs no reason.
      let reason =
        item.answers == Answers()
        ? "" : "\(judgement.verdict.rawValue): \(wording.reason(judgement.reason))"
      var columns = [
        day, wording.text(outcome.kind.phrase), item.counted(in: wording), reason,
        wording.leaving(item),
      ]
      while columns.last?.isEmpty == true { columns.removeLast() }
      return ListRow(columns)
    case .wish(let pause, let ending):
      let word: Phrase = ending.kind == .bought ? .outcomeBought : .outcomePassed
      return ListRow(day, wording.text(word), pause.name.text, wording.price(pause.price))
    case .thing(let title, _):
      return ListRow(day, wording.text(.outcomeDone), title?.text ?? wording.text(.wordlessThing))
    }
  }
}
