import LetGoPrompts
import LetGoStore
import LetGoTerminal

extension Context {
  /// Runs the body; when the store turns out to be damaged it is mended, said, and the body runs
  /// once more.
  func mending<Result>(_ body: () throws -> Result) throws -> Result {
    let before = recorded.count
    do {
      return try body()
    } catch  where Recovery.isWorthTrying(after: error) {
      guard let location else { throw error }
      do {
        // Nothing to mend is also what a process finds that waited for another one to do it.
        if let recovered = try Recovery(of: location).run(at: clock.moment) { try say(recovered) }
      } catch let failure as BackupFailure {
        throw failure
      } catch let failure as Output.Failure {
        throw failure
      } catch is StoreFailure, is SQLiteError {
        // What keeps it from being mended is less telling than what was found.
        throw error
      }
      // What was recorded already must not be recorded twice.
      guard recorded.count == before else { throw error }
      return try body()
    }
  }

  /// Says what came back of a damaged store, and where the old file is.
  func say(_ recovered: Recovered) throws {
    switch recovered {
    case .rebuilt: try note(.damageRebuilt)
    case .replaced(let replacement):
      let count = String(replacement.count)
      try note(
        replacement.lost > 0
          ? .recoveredSome(count: count, lost: String(replacement.lost))
          : replacement.hasGaps ? .recoveredRest(count: count) : .recovered(count: count)
      )
      try note(
        replacement.backup.map { .recoveredWith(name: $0.description) } ?? .recoveredWithout
      )
      try note(.damagedKept(path: replacement.directory.withoutControls()))
    }
  }
}
