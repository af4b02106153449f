import LetGoCore
import LetGoPrompts

/// `drop`: puts a thing to do away, not done.
struct DropCommand: Command {
  static let verb = "drop"
  static let form = Form(
    verb: verb,
    operand: .required("NUMBER|NAME"),
    known: ["NAME": .openThings]
  )

  private let name: Name

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let thing = try context.record(Self.verb, changing: true) { act in
      let thing = try Thing.named(name, among: act.openThings())
      try act.discard(thing)
      return thing
    }
    try context.answer(.recordedDropped(title: thing.title.text))
    return .done
  }
}
