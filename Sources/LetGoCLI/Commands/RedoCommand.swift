import LetGoCore
import LetGoPrompts

/// `redo`: sets back what `undo` took back last on this device, and names it.
struct RedoCommand: Command {
  static let verb = "redo"
  static let form = Form(verb: verb)

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let act = try context.redo()
    let (verb, name) = act.words(in: context.prompts)
    try context.answer(
      act.count > 1
        ? .redoneMany(verb: verb, name: name, count: String(act.count - 1))
        : .redone(verb: verb, name: name)
    )
    return .done
  }
}
