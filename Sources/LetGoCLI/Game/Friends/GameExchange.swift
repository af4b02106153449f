import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// What goes to friends and comes from them, by a place where it lies meanwhile.
struct GameExchange {
  private let place: any RoundPlace
  private let context: Context

  init(with place: any RoundPlace, in context: Context) {
    self.place = place
    self.context = context
  }

  /// Leaves what is known of a game, of others too, so that one file can carry all of it, and returns how
  /// many members it is of.
  func send(_ joined: JoinedRound, _ friends: Friendship) throws -> Int {
    try place.leave(try context.toldSegments(of: joined, friends))
    return try context.players(of: friends.start).count
  }

  /// Takes in what is new of the games that the person is in, and names what is kept out.
  func receive(from path: String) throws -> ExitCode {
    let intake = RoundIntake(try place.texts())
    if intake.segments.isEmpty, intake.strays.isEmpty {
      throw Complaint(
        .fileEmpty(path: path.withoutControls()),
        hint: .hintInvitation,
        code: .badData
      )
    }
    let rounds = try context.readStore().rounds().compactMap(\.friends?.start)
    for start in rounds { try take(intake.segments(of: start), of: start) }
    for start in intake.starts where !rounds.contains(start) {
      try context.note(.fileOther(name: start.name.text))
    }
    return try context.noteKeptOut(of: intake) ? .badData : .done
  }

  private func take(_ segments: [RoundSegment], of start: RoundStart) throws {
    if segments.isEmpty { return }
    let before = try context.players(of: start)
    let count = try context.keep(segments.map(\.kept))
    let news = try context.players(of: start).filter { before[$0.key] != $0.value }
    let names = RoundBoard(of: start.round, Array(news.values), at: 0).rows.map(\.label)
    let name = start.name.text
    if count == 0 {
      try context.answer(.fileReceivedNothing(name: name))
    } else if names.isEmpty {
      try context.answer(.fileReceivedParts(name: name, count: String(count)))
    } else {
      try context.answer(.fileReceived(name: name, names: context.wording.few(names)))
    }
  }
}

extension Wording {
  /// Returns the first of many names, with how many there are in all.
  func few(_ names: [String]) -> String {
    let most = 12
    let first = names.prefix(most).joined(separator: ", ")
    return names.count > most ? "\(first), … (\(names.count))" : first
  }
}
