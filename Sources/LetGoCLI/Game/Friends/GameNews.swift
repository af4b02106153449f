import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// What is new of a game since others were heard of last.
struct GameNews {
  private let game: String
  /// The others of whom something is new.
  private let names: [String]
  /// How many segments are of members of whom nothing is known yet.
  private let strangers: Int

  fileprivate init(of game: String, names: [String], strangers: Int) {
    self.game = game
    self.names = names
    self.strangers = strangers
  }

  /// Whether there is nothing new.
  var isNothing: Bool { names.isEmpty && strangers == 0 }

  /// Says it in a line.
  func show(in context: Context) throws {
    if isNothing {
      try context.answer(.fileReceivedNothing(name: game))
    } else if names.isEmpty {
      try context.answer(.fileReceivedParts(name: game, count: String(strangers)))
    } else {
      try context.answer(.fileReceived(name: game, names: context.wording.few(names)))
    }
  }
}

extension Context {
  /// Takes something in by a body that returns how many segments are new, and returns what that tells of
  /// the others in a game.
  func news(of friends: Friendship, from body: () throws -> Int) throws -> GameNews {
    let start = friends.start
    let before = try players(of: start)
    let count = try body()
    let changed = count > 0 ? try players(of: start).filter { before[$0.key] != $0.value } : [:]
    let own = MemberKey(seed: friends.secret)?.member
    let others = changed.filter { $0.key != own }
    return GameNews(
      of: start.name.text,
      names: RoundBoard(of: start.round, Array(others.values), at: 0).rows.map(\.label),
      strangers: changed.isEmpty ? count : 0
    )
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
