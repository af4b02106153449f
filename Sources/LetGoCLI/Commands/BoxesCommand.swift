import LetGoCore
import LetGoPrompts

/// `boxes`: the boxed items and until when, the first to end first.
struct BoxesCommand: Command {
  static let form = Form(verb: "boxes")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let today = context.clock.today
    let wording = context.wording
    let rows = try context.readStore().items(.boxed).reversed().map { item in
      let boxed = item.outcome?.day ?? today
      let until = context.limits.end(ofBoxFrom: boxed)
      // What was not opened by then goes; this follows from the dates and is stored nowhere.
      let state: Phrase =
        until <= today
        ? .boxDue(since: wording.day(boxed)) : .boxUntil(until: wording.day(until))
      return ListRow(item.name.text, wording.text(state))
    }
    try context.list(rows, orWhenEmpty: .emptyBoxes)
    return .done
  }
}
