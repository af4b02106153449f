import LetGoCore
import LetGoPrompts
import LetGoStore

/// `boxes`: what is in each box and until when, the first to end first.
struct BoxesCommand: Command {
  static let verb = "boxes"
  static let form = Form(verb: verb)

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let wording = context.wordingForRows
    let rows = try context.readStore().boxes().flatMap { box in
      box.items.map { item in
        let state = wording.text(Self.state(of: item, in: context, wording))
        return box.label.map {
          ListRow(item.counted(in: wording), state, wording.text(.boxLabel(label: $0.text)))
        } ?? ListRow(item.counted(in: wording), state)
      }
    }
    try context.list(rows, orWhenEmpty: .emptyBoxes)
    return .done
  }

  /// What was not opened by its day goes; this follows from the dates and is stored nowhere.
  private static func state(of item: Item, in context: Context, _ wording: Wording) -> Phrase {
    let boxed = item.outcome?.day ?? context.clock.today
    let until = context.limits.end(ofBoxFrom: boxed)
    return until <= context.clock.today
      ? .boxDue(since: wording.day(boxed)) : .boxUntil(until: wording.day(until))
  }
}
