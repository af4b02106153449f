import LetGoCore

/// A place that a store syncs with, or exchanges a round through, as the store itself keeps it.
package struct RemoteRecord: Equatable, Sendable {
  /// Which place it is.
  package let name: String
  /// How it is reached.
  package let kind: Kind
  /// Its path or URL.
  package let place: String
  /// What other devices know this one's signatures by; empty where a round is exchanged.
  package let key: [UInt8]
  /// When a sync last ended well, in milliseconds since 1970-01-01T00:00Z.
  package let worked: Int64?
  /// The last failure since.
  package let failure: Failure?

  /// The place that a person's own devices share.
  package static let devices = "devices"

  /// How a place is reached.
  package enum Kind: String, Sendable {
    case folder
    case git
  }

  /// A sync that did not come to its end.
  package struct Failure: Equatable, Sendable {
    /// Milliseconds since 1970-01-01T00:00Z.
    package let time: Int64
    /// Why, in words.
    package let reason: String

    package init(time: Int64, reason: String) {
      self.time = time
      self.reason = reason
    }
  }

  /// The columns that a record is read from.
  static let columns = "name, kind, place, key, worked, failed, failure"

  /// Reads a row; nil where a newer letgo reaches the place in a way that this one does not know.
  init?(_ row: Statement) {
    guard let kind = row.text(1).flatMap(Kind.init(rawValue:)) else { return nil }
    name = row.text(0) ?? ""
    self.kind = kind
    place = row.text(2) ?? ""
    key = row.blob(3)
    worked = row.isNull(4) ? nil : row.integer(4)
    failure = row.isNull(5) ? nil : Failure(time: row.integer(5), reason: row.text(6) ?? "")
  }
}

extension Store {
  /// Returns a place that this store syncs with, nil while none is set up.
  package func remote(_ name: String = RemoteRecord.devices) throws -> RemoteRecord? {
    try database.first(
      "SELECT \(RemoteRecord.columns) FROM remote WHERE name = ?1",
      .text(name),
      row: RemoteRecord.init
    ) ?? nil
  }

  /// The number of the device that this store's own ops are written by.
  package var deviceNumber: UInt64 {
    get throws { try Device(in: database).first.device }
  }

  /// Begins to sync with a place, in place of the one of that name; all that is here is yet to be sent.
  package func setUp(
    _ kind: RemoteRecord.Kind,
    at place: String,
    key: [UInt8],
    named name: String = RemoteRecord.devices
  ) throws {
    try database.transaction {
      try forgetRows(of: name)
      try database.run(
        "INSERT INTO remote (name, kind, place, key, sent) VALUES (?1, ?2, ?3, ?4, ?5)",
        .text(name),
        .text(kind.rawValue),
        .text(place),
        .blob(key),
        .blob(try Device(in: database).first.bytes)
      )
      let own = try Device(in: database)
      // What the device wrote itself is all that is higher than what it sent.
      try database.run(
        """
        INSERT INTO unsent (remote, op, always) SELECT ?1, id, 0 FROM op
        WHERE id NOT BETWEEN ?2 AND ?3
        """,
        .text(name),
        .blob(own.first.bytes),
        .blob(own.last.bytes)
      )
    }
  }

  /// Ends syncing with a place; nothing there and none of the ops is touched.
  package func forgetRemote(_ name: String = RemoteRecord.devices) throws {
    try database.transaction { try forgetRows(of: name) }
  }

  /// Keeps how a sync ended, and what it kept out.
  package func note(
    worked time: Int64,
    keepingOut reasons: [String],
    of name: String = RemoteRecord.devices
  ) throws {
    try database.transaction {
      try database.run(
        "UPDATE remote SET worked = ?2, failed = NULL, failure = NULL WHERE name = ?1",
        .text(name),
        .integer(time)
      )
      try database.run("DELETE FROM kept_out WHERE remote = ?1", .text(name))
      for (position, reason) in reasons.enumerated() {
        try database.run(
          "INSERT INTO kept_out (remote, position, reason) VALUES (?1, ?2, ?3)",
          .text(name),
          .integer(position),
          .text(reason)
        )
      }
    }
  }

  /// Keeps why a sync did not come to its end.
  package func note(_ failure: RemoteRecord.Failure, of name: String = RemoteRecord.devices) throws
  {
    try database.transaction {
      try database.run(
        "UPDATE remote SET failed = ?2, failure = ?3 WHERE name = ?1",
        .text(name),
        .integer(failure.time),
        .text(failure.reason)
      )
    }
  }

  /// Returns what the last sync that ended well kept out, in words.
  package func keptOut(_ name: String = RemoteRecord.devices) throws -> [String] {
    try database.rows(
      "SELECT reason FROM kept_out WHERE remote = ?1 ORDER BY position",
      .text(name)
    ) { $0.text(0) ?? "" }
  }

  func forgetRows(of name: String) throws {
    try database.run("DELETE FROM remote WHERE name = ?1", .text(name))
    for table in ["chain", "kept_out", "unsent", "dispatch"] {
      try database.run("DELETE FROM \(table) WHERE remote = ?1", .text(name))
    }
  }
}

extension RemoteRecord {
  /// Writes what a backup knows of syncing into the store that comes after it.
  ///
  /// It may be behind what was sent since, which the next sync finds out. What friends told is read
  /// again where they left it.
  static func copyRows(from backup: Database, to store: Database) throws {
    // A backup of an earlier version knows of none.
    let known = "SELECT count(*) FROM sqlite_schema WHERE name = 'remote'"
    guard try backup.integer(known) == 1 else { return }
    for (table, columns, condition) in tables {
      // As SQLite itself writes a value of any type.
      let values = columns.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
      for row in try backup.rows(
        "SELECT \(values) FROM \(table) \(condition)",
        row: { $0.text(0) ?? "" }
      ) {
        let list = columns.joined(separator: ", ")
        try store.run(script: "INSERT INTO \(table) (\(list)) VALUES (\(row))")
      }
    }
  }

  private static let tables = [
    ("remote", ["name", "kind", "place", "key", "sent"], ""),
    (
      "chain", ["remote", "device", "key", "length", "hash"],
      "WHERE remote IN (SELECT name FROM remote WHERE sent IS NOT NULL)"
    ),
    ("unsent", ["remote", "op", "always"], ""),
    ("dispatch", ["remote", "op", "length"], ""),
    ("replaced", ["op", "field", "day", "stamp"], ""),
  ]
}
