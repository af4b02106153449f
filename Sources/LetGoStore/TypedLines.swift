import LetGoCore

extension Store {
  /// The most lines that are kept.
  private static let mostTyped = 1_000

  /// Returns the lines that were typed at prompts, the oldest first; none where they aren't kept yet.
  package func typedLines() throws -> [String] {
    guard newerVersion == nil else { return [] }
    return try database.rows("SELECT line FROM typed ORDER BY rowid") { $0.text(0) ?? "" }
  }

  /// Keeps lines that were typed, each once, and returns whether they are kept: not while another
  /// process writes, and not where there is no store of this version to be written.
  ///
  /// They are no act: nothing takes them back, no other device learns of them.
  package static func keep(typed lines: [String], at location: StoreLocation) throws -> Bool {
    guard !location.isCertainlyAbsent, let store = try Store(rememberingAt: location) else {
      return false
    }
    return try store.keep(typed: lines)
  }

  /// Forgets all lines that were typed, and returns whether none is left.
  package static func forgetTyped(at location: StoreLocation) throws -> Bool {
    guard !location.isCertainlyAbsent, let store = try Store(rememberingAt: location),
      try !store.typedLines().isEmpty
    else { return true }
    do {
      try store.database.run("DELETE FROM typed")
      return true
    } catch  where error.isBusy {
      return false
    }
  }

  private func keep(typed lines: [String]) throws -> Bool {
    do {
      try database.transaction {
        for line in lines {
          try database.run("DELETE FROM typed WHERE line = ?1", .text(line))
          try database.run("INSERT INTO typed (line) VALUES (?1)", .text(line))
        }
        try database.run(
          """
          DELETE FROM typed WHERE rowid NOT IN (SELECT rowid FROM typed ORDER BY rowid DESC LIMIT ?1)
          """,
          .integer(Store.mostTyped)
        )
      }
      return true
    } catch let error as SQLiteError where error.isBusy {
      return false
    }
  }
}
