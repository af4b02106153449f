import LetGoCore
import LetGoPrompts
import LetGoStore

/// Pieces that left for the game, with their names or without.
struct GameLog {
  private let pieces: [(name: Name, count: Int?)]
  private let count: Int
  private let leaving: Leaving

  /// Reads so many pieces: of one name, or as many names as pieces, with commas between them.
  init(_ count: Int, _ text: String, _ input: Input, in context: Context) throws {
    self.count = count
    leaving = Leaving(day: try input.day(in: context))
    let names = text.split(separator: ",").map { $0.trimmingBlanks() }.filter { !$0.isEmpty }
    if names.isEmpty {
      let unnamed = context.prompts.text(count == 1 ? .gameUnnamedOne : .gameUnnamed)
      pieces = [(try Name.checked(unnamed), count)]
    } else if names.count == 1 {
      pieces = [(try Name.checked(String(names[0])), count == 1 ? nil : count)]
    } else if names.count == count {
      pieces = try names.map { (try Name.checked(String($0)), nil) }
    } else {
      throw Complaint(
        .gameNames(count: String(count), names: String(names.count)),
        hint: .hintGameNames,
        code: .usage
      )
    }
  }

  func record(in context: Context) throws {
    let moment = context.clock.moment
    let leaving = try context.dated(leaving)
    try context.record("game log", changing: true) { act in
      guard try !act.playedRounds().isEmpty else { throw Refusal.noRound }
      for piece in pieces { try act.letGo(piece.name, pieces: piece.count, leaving) }
    }
    try context.answer(count == 1 ? .gameLoggedOne : .gameLogged(count: String(count)))
    for joined in try context.readStore().playedRounds(at: moment) {
      if let today = GameToday(joined, at: moment) {
        try context.answer(today.phrase(in: context.wording), .faint)
      }
    }
  }
}
