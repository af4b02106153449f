import Foundation
import PseudoTerminal

/// Two devices and the place between them, at which one of them meets a fault while it syncs.
///
/// Each has something that the other has not, so that a sync fetches, takes in, exports and pushes.
struct SyncScene {
  private let kind: String
  private let place: Workplace
  private let files: [String: Data]?
  /// What both hold when all has come over, in any order.
  private let all: [String]
  /// How often which call is made, by the process that makes it most.
  let calls: [String: Int]

  /// The other device's variables, beside the first one's store, so that all comes back with that.
  private static let couch =
    "LETGO_STORE=\"$HOME/data/couch/letgo.db\" XDG_STATE_HOME=\"$HOME/data/couch/state\""

  /// Makes them with a place of a kind, `folder` or `git`.
  init(_ kind: String) throws {
    self.kind = kind
    let place = try Workplace(in: Workplace.memory)
    place.environment["XDG_STATE_HOME"] = place.root + "/data/state"
    let made = try place.shell(
      """
      set -e; cd "$HOME"
      "$letgo" gone coat
      mkdir data/couch data/folder; git init -q --bare data/git
      for each in a b; do
        "$letgo" sync setup \(kind) "$HOME/data/\(kind)"
        \(Self.couch) "$letgo" gone "lamp $each"
        \(Self.couch) "$letgo" sync setup \(kind) "$HOME/data/\(kind)"
      done
      "$letgo" box skis
      "$letgo" add renew passport
      """
    )
    guard made.code == 0 else { throw Unmet(description: "\(made)") }
    self.place = place
    files = place.files
    calls = try Tracer.counts("sync", in: place)
    try place.replaceFiles(with: files)
    let problem = try Self.step(in: place)
    guard problem == nil else { throw Unmet(description: "\(problem ?? "")") }
    all = try place.inspect().records.sorted()
  }

  /// Lets a sync meet a fault, and both go on; returns what is then wrong.
  func meet(_ fault: Fault) throws -> [String] {
    try place.replaceFiles(with: files)
    let run = try Tracer.run("sync", fault, in: place)
    var problems = Self.problems(of: run, at: fault)
    if let problem = try Self.step(in: place) { problems.append(problem) }
    for store in ["letgo.db", "couch/letgo.db"] {
      let oracle = try Oracle(of: .init(path: place.root + "/data/" + store))
      problems += oracle.problems.map { "\(store): \($0)" }
      if oracle.records.sorted() != all { problems.append("\(store) holds \(oracle.records)") }
    }
    problems = problems.map { "sync by \(kind) \(fault): \($0)" }
    Figures.count(faults: run.wasInjected ? 1 : 0, losses: problems.count)
    return problems
  }

  /// Brings both into step; returns what went wrong.
  private static func step(in place: Workplace) throws -> String? {
    let result = try place.shell(
      """
      set -e
      "$letgo" sync
      \(couch) "$letgo" sync
      "$letgo" sync
      """
    )
    return result.code == 0 ? nil : "then a sync ends with \(result)"
  }

  /// Returns what is wrong with how a sync ended that met a fault.
  static func problems(of run: Tracer.Result, at fault: Fault) -> [String] {
    switch run.result.status {
    case .signal(SIGKILL) where fault.effect == .kill: []
    // git's end of a pipe that can't be read looks like a branch that is not whole.
    case .code(0), .code(65), .code(69), .code(73), .code(74), .code(75):
      // Where nothing can be written the code is all there is.
      run.result.code != 0 && run.result.errors.isEmpty && fault.call != "write"
        ? ["fails without a word"] : []
    // A build that is not static may meet the fault before it begins.
    case .code(127) where run.result.errors.contains("loading shared libraries"): []
    default: ["ends with \(run.result)"]
    }
  }
}
