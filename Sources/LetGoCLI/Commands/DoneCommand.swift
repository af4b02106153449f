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
    let (thing, place) = try context.record(Self.form.verb) { act in
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

extension Thing {
  /// Returns the open thing that a person means by its number, its name or the beginning of it.
  static func named(_ name: Name, among things: [Thing]) throws(Complaint) -> Thing {
    if let place = Int(name.text), let thing = things.first(where: { $0.slot == place }) {
      return thing
    }
    let wanted = name.text.lowercased()
    let exact = things.filter { $0.title.text.lowercased() == wanted }
    let found =
      exact.isEmpty ? things.filter { $0.title.text.lowercased().hasPrefix(wanted) } : exact
    guard let thing = found.first else {
      throw Complaint(.noThing(name: name.text), hint: .hintThings, code: .refused)
    }
    guard found.count == 1 else {
      throw Complaint(
        .manyThings(name: name.text, first: thing.title.text, second: found[1].title.text),
        hint: .hintThings,
        code: .refused
      )
    }
    return thing
  }
}
