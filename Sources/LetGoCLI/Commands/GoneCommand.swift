import LetGoCore
import LetGoPrompts
import LetGoStore

/// `gone`: records that items have left the house, or with `--later` that they will; it asks nothing
/// and needs no verdict.
struct GoneCommand: Command {
  static let verb = "gone"
  static let form = Form(
    verb: verb,
    operand: .required("NAME"),
    options: [.later] + Option.leaving,
    known: ["NAME": .undecided]
  )

  private let pieces: [CountedName]
  private let isLater: Bool
  private let leaving: Leaving

  init(_ input: Input, in context: Context) throws {
    pieces = try CountedName.all(in: input, by: context.words)
    isLater = input.has(.later)
    leaving = try Leaving(input, in: context)
  }

  func run(in context: Context) throws -> ExitCode {
    let outcome: Outcome.Kind = isLater ? .decided : .out
    let leaving = isLater ? leaving : try context.dated(leaving)
    let count = try context.record(Self.verb) { act in
      for piece in pieces { try act.letGo(piece.name, pieces: piece.count, leaving, as: outcome) }
      return try act.countPieces(named: pieces[0].name, as: outcome)
    }
    try context.answer(echo(count, context.wording))
    try context.sayDay(of: leaving)
    return .done
  }

  private func echo(_ count: Int, _ wording: Wording) -> Phrase {
    let name = pieces[0].name
    if pieces.contains(where: { $0.count != nil }) {
      let names = wording.list(pieces.map { $0.text(in: wording) })
      let sum = String(pieces.reduce(0) { $0 + ($1.count ?? 1) })
      return isLater
        ? .laterPieces(names: names, count: sum) : .outPieces(names: names, count: sum)
    }
    switch (isLater, count > 1) {
    case (false, false): return .recordedOut(name: name.text)
    case (false, true): return .recordedOutAnother(name: name.text, count: String(count))
    case (true, false): return .recordedDecided(name: name.text)
    case (true, true): return .laterAnother(name: name.text, count: String(count))
    }
  }
}
