import LetGoCore
import LetGoPrompts
import LetGoStore

/// `undo`: takes the last record of this device back, and names it.
struct UndoCommand: Command {
  static let form = Form(verb: "undo")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let act = try context.undo()
    let name = act.name
    let verb =
      act.verb == Outcome.Kind.decided.verb
      ? context.prompts.text(Outcome.Kind.decided.phrase) : act.verb
    try context.answer(
      act.count > 1
        ? .undoneMany(verb: verb, name: name, count: String(act.count - 1))
        : .undone(verb: verb, name: name)
    )
    return .done
  }
}
