import LetGoCore
import LetGoPrompts

/// `two`: the things to do, two at the most.
struct TwoCommand: Command {
  static let form = Form(verb: "two")

  init(_ input: Input, in context: Context) throws {}

  func run(in context: Context) throws -> ExitCode {
    let rows = try context.readStore().activeThings().map { thing in
      ListRow(String(thing.slot ?? 0), thing.title.text)
    }
    try context.list(rows, orWhenEmpty: .emptyThings)
    return .done
  }
}
