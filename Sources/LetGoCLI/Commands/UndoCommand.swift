import LetGoPrompts
import LetGoStore

/// `undo`: takes the last record of this device back, and names it.
struct UndoCommand: Command {
  static let form = Form(verb: "undo")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    guard let location = context.location else {
      throw Complaint(.noHome, hint: .hintStore, code: .noStore)
    }
    // Without a store there is nothing to undo, and asking makes none.
    guard try !context.readStore().isEmpty else {
      throw Complaint(.nothingToUndo, code: .refused)
    }
    let act = try Store(writingAt: location).undo(at: context.clock.moment)
    let name = act.names.first ?? ""
    try context.answer(
      act.count > 1
        ? .undoneMany(verb: act.verb, name: name, count: String(act.count - 1))
        : .undone(verb: act.verb, name: name)
    )
    return .done
  }
}
