import LetGoCore
import LetGoPrompts

/// `bought`: ends a wish that waited; it was bought.
struct BoughtCommand: Command {
  static let verb = "bought"
  static let form = Form(verb: verb, operand: .required("NAME"), known: ["NAME": .wishes])

  private let name: Name

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let pause = try context.record(Self.verb, changing: true) { try $0.end(name, as: .bought) }
    try context.answer(.recordedBought(name: pause.name.text))
    return .done
  }
}
