import Foundation
import PseudoTerminal

/// Two friends in a game and the place between them, at which one of them meets a fault while it syncs.
///
/// Each has let go of something that the other has not heard of.
struct GameScene {
  private let kind: String
  private let place: Workplace
  private let files: [String: Data]?
  /// The standings that both see when all has come over.
  private let board: String
  /// How often which call is made, by the process that makes it most.
  let calls: [String: Int]

  /// The friend's variables, beside the first one's store, so that all comes back with that.
  private static let ben =
    "LETGO_STORE=\"$HOME/data/ben/letgo.db\" XDG_STATE_HOME=\"$HOME/data/ben/state\""

  /// Makes them with a place of a kind, `folder` or `git`.
  init(_ kind: String) throws {
    self.kind = kind
    let place = try Workplace(in: Workplace.memory)
    place.environment["XDG_STATE_HOME"] = place.root + "/data/state"
    let made = try place.shell(
      """
      set -e; cd "$HOME"
      "$letgo" game start
      mkdir data/ben data/folder; git init -q --bare data/git
      "$letgo" game invite \(kind) "$HOME/data/\(kind)" --called Ana
      \(Self.ben) "$letgo" game join \(kind) "$HOME/data/\(kind)" --called Ben --yes
      "$letgo" gone 3 lamps
      \(Self.ben) "$letgo" gone 2 mugs
      \(Self.ben) "$letgo" sync
      """
    )
    guard made.code == 0 else { throw Unmet(description: "\(made)") }
    self.place = place
    files = place.files
    calls = try Tracer.counts("sync", in: place)
    try place.replaceFiles(with: files)
    let boards = try Self.boards(in: place)
    board = boards.first ?? ""
    guard boards.count == 2, boards[0] == boards[1],
      board.contains("Ana\tin\t3 out\nBen\tin\t2 out")
    else { throw Unmet(description: "\(boards)") }
  }

  /// Lets a sync meet a fault, and both go on; returns what is then wrong.
  func meet(_ fault: Fault) throws -> [String] {
    try place.replaceFiles(with: files)
    let run = try Tracer.run("sync", fault, in: place)
    var problems = SyncScene.problems(of: run, at: fault)
    for (friend, found) in zip(["Ana", "Ben"], try Self.boards(in: place)) where found != board {
      problems.append("\(friend) sees \(found)")
    }
    problems = problems.map { "game by \(kind) \(fault): \($0)" }
    Figures.count(faults: run.wasInjected ? 1 : 0, losses: problems.count)
    return problems
  }

  /// Lets both hear of each other, and returns the standings that each sees.
  private static func boards(in place: Workplace) throws -> [String] {
    let result = try place.shell(
      """
      set -e; exec 3>&1 >/dev/null
      "$letgo" sync; \(ben) "$letgo" sync; "$letgo" sync
      "$letgo" game standings >&3; echo -- >&3; \(ben) "$letgo" game standings >&3
      """
    )
    return result.code == 0 ? result.output.components(separatedBy: "--\n") : ["\(result)"]
  }
}
