import LetGoCore
import LetGoPrompts

/// `pauses`: the wishes that wait and until when, the first to end first.
struct PausesCommand: Command {
  static let form = Form(verb: "pauses")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let wording = context.wording
    let rows = try context.readStore().openPauses().map { pause in
      let until = context.limits.end(ofWaitFrom: pause.began)
      let price = wording.price(pause.price)
      let state: Phrase =
        until <= context.clock.today
        ? .pauseDue(price: price, since: wording.day(pause.began))
        : .pauseUntil(price: price, until: wording.day(until))
      return pause.reason.isEmpty
        ? ListRow(pause.name.text, wording.text(state))
        : ListRow(pause.name.text, wording.text(state), pause.reason)
    }
    try context.list(rows, orWhenEmpty: .emptyPauses)
    return .done
  }
}
