import LetGoCore
import LetGoPrompts

/// `out`: what was let go and is still here; with a name, that it has left.
struct OutCommand: Command {
  static let form = Form(verb: "out", operand: .optional("NAME"))

  private let name: Name?

  init(_ input: Input, in context: Context) throws {
    name = try input.name()
  }

  func run(in context: Context) throws -> ExitCode {
    if let name {
      try context.record(Self.form.verb, changing: true) { try $0.takeOut(name) }
      try context.answer(.recordedOut(name: name.text))
    } else {
      let rows = try context.readStore().items(.decided).map { item in
        let since = item.outcome.map { context.wording.day($0.day) } ?? ""
        return ListRow(item.name.text, context.wording.text(.decidedSince(since: since)))
      }
      try context.list(rows, orWhenEmpty: .emptyDecided)
    }
    return .done
  }
}
