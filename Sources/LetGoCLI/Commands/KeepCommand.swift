import LetGoCore
import LetGoPrompts

/// `keep`: records that an item stays, which also opens its box.
struct KeepCommand: Command {
  static let verb = "keep"
  static let form = Form(verb: verb, operand: .required("NAME"), known: ["NAME": .undecided])

  private let name: Name

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let before = try context.record(Self.verb) { try $0.settle(name, as: .kept) }
    try context.answer(
      before?.outcome?.kind == .boxed
        ? .keptFromBox(name: name.text) : .recordedKept(name: name.text)
    )
    return .done
  }
}
