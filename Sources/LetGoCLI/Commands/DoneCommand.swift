import LetGoCore
import LetGoPrompts

/// `done`: finishes a thing to do; with `--add`, another takes its place in the same act.
struct DoneCommand: Command {
  static let form = Form(verb: "done", operand: .required("NUMBER|NAME"), options: [.add])

  private let name: Name
  private let successor: Name?

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
    successor = try input[.add].map { try Name.checked($0) }
  }

  func run(in context: Context) throws -> ExitCode {
    let (thing, place) = try context.record(Self.form.verb, changing: true) { act in
      let thing = try Thing.named(name, among: act.openThings())
      try act.finish(thing)
      return (thing, try successor.map { try act.add($0) })
    }
    try context.answer(.recordedDone(title: thing.title.text))
    if let place, let successor {
      try context.answer(.recordedThing(place: String(place), title: successor.text))
    }
    return .done
  }
}
