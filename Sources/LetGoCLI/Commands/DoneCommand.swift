import LetGoCore
import LetGoPrompts

/// `done`: finishes a thing to do, or says that it was finished the day before; with `--add`, another
/// takes its place in the same act.
struct DoneCommand: Command {
  static let verb = "done"
  static let form = Form(
    verb: verb,
    operand: .required("NUMBER|NAME"),
    options: [.add, .yesterday],
    known: ["NAME": .openThings]
  )

  private let name: Name
  private let successor: Name?
  private let isYesterdays: Bool

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
    isYesterdays = input.has(.yesterday)
    successor = try input[.add].map { try Name.checked($0) }
  }

  func run(in context: Context) throws -> ExitCode {
    let day = isYesterdays ? context.clock.yesterday : nil
    let (thing, place) = try context.record(Self.verb, changing: true) { act in
      let thing = try Thing.named(name, among: act.openThings())
      try act.finish(thing, on: day)
      return (thing, try successor.map { try act.add($0) })
    }
    try context.answer(
      day.map { .recordedDoneOn(day: context.wording.day($0), title: thing.title.text) }
        ?? .recordedDone(title: thing.title.text)
    )
    if let place, let successor {
      try context.answer(.recordedThing(place: String(place), title: successor.text))
    }
    return .done
  }
}
