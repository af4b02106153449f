import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// What goes to friends in a file and comes from them in one.
struct GameExchange {
  private let file: GameFile
  private let context: Context

  init(with file: GameFile, in context: Context) {
    self.file = file
    self.context = context
  }

  /// Writes what is known of a game, of others too, so that one file can carry all of it, and returns how
  /// many members it is of, with the file.
  func send(
    _ joined: JoinedRound,
    _ friends: Friendship
  ) throws -> (members: Int, file: NewFile?) {
    let written = try file.leave(try context.toldSegments(of: joined, friends))
    return (try context.players(of: friends.start).count, written)
  }

  /// Takes in what is new of the games that the person is in, and names what is kept out.
  func receive(from path: String) throws -> ExitCode {
    let intake = RoundIntake(try file.texts())
    if intake.segments.isEmpty, intake.strays.isEmpty {
      throw Complaint(
        .fileEmpty(path: path.withoutControls()),
        hint: .hintInvitation,
        code: .badData
      )
    }
    let rounds = try context.readStore().rounds().compactMap(\.friends)
    for friends in rounds {
      let segments = intake.segments(of: friends.start)
      if segments.isEmpty { continue }
      try context.news(of: friends) { try context.keep(segments.map(\.kept)) }.show(in: context)
    }
    for start in intake.starts where !rounds.contains(where: { $0.start == start }) {
      try context.note(.fileOther(name: start.name.text))
    }
    return try context.noteKeptOut(intake.strays, newer: intake.newer) ? .badData : .done
  }
}
