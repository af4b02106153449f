import LetGoCore
import LetGoPrompts
import LetGoStore

/// `out`: what was let go and is still here; with a name, that it has left, and with the label of a
/// box, that all of it has.
struct OutCommand: Command {
  static let verb = "out"
  static let form = Form(
    verb: verb,
    operand: .optional("NAME|LABEL"),
    options: Option.leaving,
    known: ["NAME": .undecided, "LABEL": .boxes]
  )

  private let name: Name?
  private let pieces: [CountedName]
  private let leaving: Leaving

  init(_ input: Input, in context: Context) throws {
    name = try input.name()
    pieces = name == nil ? [] : try CountedName.all(in: input, by: context.words)
    leaving = try Leaving(input, in: context)
  }

  func run(in context: Context) throws -> ExitCode {
    guard let name else { return try list(in: context) }
    let leaving = try context.dated(leaving)
    let left = try context.record(Self.verb, changing: true) { act in
      do {
        return try act.takeOut(name, leaving)
      } catch Refusal.notHere(let missing) {
        // What is called so comes first; only then is a number one of pieces.
        guard pieces.contains(where: { $0.count != nil }) else { throw Refusal.notHere(missing) }
        return try pieces.flatMap { try act.takeOut($0.name, pieces: $0.count, leaving) }
      }
    }
    try context.answer(echo(name, left, context.wording))
    try context.sayDay(of: leaving)
    return .done
  }

  private func echo(_ name: Name, _ left: [Item], _ wording: Wording) -> Phrase {
    let names = wording.list(left.map { $0.counted(in: wording) })
    if let label = left[0].label, left[0].name.key != name.key, label.key == name.key {
      return .leftBox(label: label.text, names: names)
    }
    let count = left.reduce(0) { $0 + $1.count }
    return count > 1
      ? .outPieces(names: names, count: String(count)) : .recordedOut(name: left[0].name.text)
  }

  /// What was decided, and what follows from the dates of boxes that nobody opened.
  private func list(in context: Context) throws -> ExitCode {
    let store = try context.readStore()
    let wording = context.wordingForRows
    let decided = try store.items(.decided).map { item in
      let since = item.outcome.map { wording.day($0.day) } ?? ""
      return ListRow(item.counted(in: wording), wording.text(.decidedSince(since: since)))
    }
    let due = context.clock.today + -context.limits.pauseDays
    let unopened = try store.boxes(closedBy: due).flatMap(\.items).map { item in
      let since = item.outcome.map { wording.day($0.day) } ?? ""
      return ListRow(item.counted(in: wording), wording.text(.boxDue(since: since)))
    }
    try context.list(decided + unopened, orWhenEmpty: .emptyDecided)
    return .done
  }
}
