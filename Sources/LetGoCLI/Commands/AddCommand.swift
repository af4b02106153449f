import LetGoCore
import LetGoPrompts

/// `add`: puts a thing to do in a free place.
struct AddCommand: Command {
  static let verb = "add"
  static let form = Form(verb: verb, operand: .required("NAME"))

  private let title: Name

  init(_ input: Input, in context: Context) throws {
    title = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let place = try context.record(Self.verb) { try $0.add(title) }
    try context.answer(.recordedThing(place: String(place), title: title.text))
    return .done
  }
}
