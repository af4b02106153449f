import LetGoCore
import LetGoPrompts

/// `passed`: ends a wish that waited; the money stays.
struct PassedCommand: Command {
  static let verb = "passed"
  static let form = Form(verb: verb, operand: .required("NAME"), known: ["NAME": .wishes])

  private let name: Name

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let pause = try context.record(Self.verb, changing: true) { try $0.end(name, as: .passed) }
    try context.answer(
      .recordedPassed(name: pause.name.text, price: context.wording.price(pause.price))
    )
    return .done
  }
}
