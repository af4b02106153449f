import LetGoCore

extension Store {
  /// The most lines that are kept.
  private static let mostTyped = 1_000

  /// Returns the lines that were typed at prompts, the oldest first; none where they aren't kept yet.
  package func typedLines() throws -> [String] {
    guard newerVersion == nil else { return [] }
    return try database.rows("SELECT line FROM typed ORDER BY rowid") { $0.text(0) ?? "" }
  }

  /// What became of lines that were to be kept, or forgotten.
  package enum Keeping {
    /// It is done.
    case done
    /// Another process has the store for a moment.
    case busy
    /// There is no store of this version.
    case nowhere
  }

  /// Keeps lines that were typed, each once, where nobody has to be waited for.
  ///
  /// They are no act: nothing takes them back, no other device learns of them.
  package static func keep(typed lines: [String], at location: StoreLocation) throws -> Keeping {
    try remembering(at: location) { try $0.keep(typed: lines) }
  }

  /// Forgets all lines that were typed, where nobody has to be waited for.
  package static func forgetTyped(at location: StoreLocation) throws -> Keeping {
    try remembering(at: location) { store in
      if try !store.typedLines().isEmpty { try store.database.run("DELETE FROM typed") }
    }
  }

  private static func remembering(
    at location: StoreLocation,
    _ body: (Store) throws -> Void
  ) throws -> Keeping {
    do {
      guard !location.isCertainlyAbsent, let store = try Store(rememberingAt: location) else {
        return .nowhere
      }
      try body(store)
      return .done
    } catch let error as SQLiteError where error.isBusy {
      return .busy
    }
  }

  private func keep(typed lines: [String]) throws {
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
  }
}
