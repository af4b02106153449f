import LetGoCore

/// What has to be remembered of ops that come in, by where they come from.
struct Arrivals {
  private let database: Database
  private let source: Source
  private let device: UInt64
  /// The places that the ops are not in, each with the last of this device's ops that is.
  private let others: [(name: String, sent: ID)]
  /// Whether some ops are marked as yet to be sent to the place that these come from.
  private let clearsMarks: Bool

  /// Where ops come from.
  enum Source: Equatable {
    /// A file, or a store that stood in for this one: nobody else has to have them.
    case file
    /// The segments in a place that this store syncs with.
    case remote(String)

    /// The place's name; nil for a file.
    var remote: String? {
      if case .remote(let name) = self { name } else { nil }
    }
  }

  init(from source: Source, in database: Database) throws {
    self.source = source
    self.database = database
    device = try Device(in: database).first.device
    let known = try database.rows("SELECT name, sent FROM remote WHERE sent IS NOT NULL") { row in
      (name: row.text(0) ?? "", sent: try row.id(1))
    }
    if case .remote(let name) = source {
      others = known.filter { $0.name != name }
      clearsMarks =
        try database.integer(
          "SELECT EXISTS (SELECT 1 FROM unsent WHERE remote = ?1)",
          .text(name)
        ) == 1
    } else {
      others = known
      clearsMarks = false
    }
  }

  /// Takes note of an op, which may have been here before.
  func note(_ id: ID, isNew: Bool) throws {
    if case .remote(let name) = source, clearsMarks {
      try database.run(
        "DELETE FROM unsent WHERE remote = ?1 AND op = ?2 AND always = 0",
        .text(name),
        .blob(id.bytes)
      )
    }
    guard isNew else { return }
    // What this device writes from here on has higher ids than all that it wrote, and needs no mark.
    for other in others where id.device != device || id <= other.sent {
      try database.run(
        "INSERT OR IGNORE INTO unsent (remote, op, always) VALUES (?1, ?2, 0)",
        .text(other.name),
        .blob(id.bytes)
      )
    }
  }
}
