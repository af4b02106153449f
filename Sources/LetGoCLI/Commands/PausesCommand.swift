import LetGoCore
import LetGoPrompts

/// `pauses`: the wishes that wait and until when, the first to end first.
struct PausesCommand: Command {
  static let form = Form(verb: "pauses")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let wording = context.wording
    let rows = try context.readStore().openPauses().map { pause in
      let until = context.limits.end(of: pause)
      let price = wording.price(pause.price)
      let state: Phrase =
        until.isReached(at: context.clock.moment)
        ? .pauseDue(price: price, since: wording.day(pause.began))
        : .pauseUntil(price: price, until: wording.end(until))
      return pause.reason.isEmpty
        ? ListRow(pause.name.text, wording.text(state))
        : ListRow(pause.name.text, wording.text(state), pause.reason)
    }
    try context.list(rows, orWhenEmpty: .emptyPauses)
    return .done
  }
}
