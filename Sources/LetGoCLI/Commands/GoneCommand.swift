import LetGoCore
import LetGoPrompts

/// `gone`: records that an item has left the house; it asks nothing and needs no verdict.
struct GoneCommand: Command {
  static let form = Form(verb: "gone", operand: .required("NAME"))

  private let name: Name

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let count = try context.record(Self.form.verb) { act in
      try act.settle(name, as: .out)
      return try act.countOut(named: name)
    }
    try context.answer(
      count > 1
        ? .recordedOutAnother(name: name.text, count: String(count))
        : .recordedOut(name: name.text)
    )
    return .done
  }
}
