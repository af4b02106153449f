import LetGoCore
import LetGoPrompts
import LetGoStore

/// `restore`: brings back a thing that was dropped, an item that was let go or a wish that was passed.
struct RestoreCommand: Command {
  static let verb = "restore"
  static let form = Form(verb: verb, operand: .required("NAME"), known: ["NAME": .discards])

  private let name: Name

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
  }

  func run(in context: Context) throws -> ExitCode {
    let (discard, count, place) = try context.record(Self.verb, changing: true) { act in
      let (discard, count) = try act.restore(name)
      return (discard, count, try act.openThings().first { $0.id == discard.id }?.slot)
    }
    if count > 1 {
      try context.note(
        .restoredLatest(
          count: String(count),
          name: discard.name.text,
          day: context.wording.day(discard.day)
        ),
        .faint
      )
    }
    let title = discard.name.text
    switch discard.kind {
    case .thing: try context.answer(.recordedThing(place: String(place ?? 0), title: title))
    case .item: try context.answer(.recordedKept(name: title))
    case .wish: try context.answer(.recordedWaiting(name: title))
    }
    return .done
  }
}
