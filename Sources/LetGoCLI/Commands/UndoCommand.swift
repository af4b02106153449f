import LetGoCore
import LetGoPrompts
import LetGoStore

/// `undo`: takes the last record of this device back, and names it; with `list`, what it would take
/// back one after the other.
struct UndoCommand: Command {
  static let verb = "undo"
  static let form = Form(verb: verb, operand: .optional("list"), options: [.limit])

  private let isList: Bool
  private let limit: Int

  init(_ input: Input, in context: Context) throws {
    guard Self.fits(input.words) else { throw Self.misfit(input.words, in: context.prompts) }
    // With a limit it is a list too: nobody asks for twenty steps back by accident.
    isList = !input.words.isEmpty || input.has(.limit)
    limit = try input.limit()
  }

  func run(in context: Context) throws -> ExitCode {
    guard isList else {
      let act = try context.undo()
      // What was said of an item that is taken back is no reason any more.
      context.lastJudgement = nil
      let (verb, name) = act.words(in: context.prompts)
      try context.answer(
        act.count > 1
          ? .undoneMany(verb: verb, name: name, count: String(act.count - 1))
          : .undone(verb: verb, name: name)
      )
      return .done
    }
    let wording = context.wordingForRows
    let rows = try context.readStore().undoable(atMost: limit).map { act in
      let (verb, name) = act.words(in: wording.prompts)
      return act.count > 1
        ? ListRow(
          wording.date(act.day),
          verb,
          name,
          wording.text(.actCount(count: String(act.count)))
        ) : ListRow(wording.date(act.day), verb, name)
    }
    try context.list(rows, orWhenEmpty: .emptyUndo)
    return .done
  }

  static func meanings(after words: [String]) -> Phrase? { .choicesUndo }

  /// "undo button" is something owned.
  static func fits(_ words: [String]) -> Bool {
    words.isEmpty || words.map { $0.lowercased() } == ["list"]
  }
}

extension RecordedAct {
  /// Returns the verb as people know it, and what it was about.
  func words(in prompts: Prompts) -> (verb: String, name: String) {
    let isDecided = verb == Outcome.Kind.decided.verb
    return (
      isDecided ? prompts.text(Outcome.Kind.decided.phrase) : verb,
      name ?? prompts.text(.wordlessThing)
    )
  }
}
