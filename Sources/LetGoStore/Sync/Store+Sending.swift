import LetGoCore

/// An op as it travels: the line that its checksum covers.
package struct Letter: Equatable, Sendable {
  /// Names the op.
  package let id: ID
  /// The op's line.
  package let line: String
}

extension Store {
  /// Hands over what is yet to be sent to a place, a page at a time: what this device wrote, in the
  /// order of its running number, then what it passes on for others.
  ///
  /// An op that is not what its checksum was made of is left out; nobody could read it.
  package func eachUnsent(in remote: String, _ body: ([Letter]) throws -> Void) throws {
    let columns = StoredOp.columns.split(separator: ", ").map { "op.\($0)" }.joined(separator: ", ")
    var last = try sent(in: remote)
    let end = try Device(in: database).last
    while let first = last {
      let page = try database.rows(
        "SELECT \(StoredOp.columns) FROM op WHERE id > ?1 AND id <= ?2 ORDER BY id LIMIT ?3",
        .blob(first.bytes),
        .blob(end.bytes),
        .integer(Database.page),
        row: StoredOp.init
      )
      last = page.last.flatMap { ID(bytes: $0.id) }
      if !page.isEmpty { try body(page.compactMap(\.letter)) }
    }
    var after: [UInt8] = []
    while true {
      let page = try database.rows(
        """
        SELECT \(columns) FROM unsent JOIN op ON op.id = unsent.op
        WHERE unsent.remote = ?1 AND unsent.op > ?2 ORDER BY unsent.op LIMIT ?3
        """,
        .text(remote),
        .blob(after),
        .integer(Database.page),
        row: StoredOp.init
      )
      guard let end = page.last else { return }
      after = end.id
      try body(page.compactMap(\.letter))
    }
  }

  /// Keeps that ops are in a place now, with the chain that they are the end of.
  package func note(sent ops: [ID], _ chain: Chain, in remote: String) throws {
    try database.transaction {
      let device = try Device(in: database).first.device
      let own = ops.filter { $0.device == device }.max()
      if let own, let sent = try sent(in: remote), own > sent {
        try database.run(
          "UPDATE remote SET sent = ?2 WHERE name = ?1",
          .text(remote),
          .blob(own.bytes)
        )
        try database.run(
          "INSERT OR IGNORE INTO dispatch (remote, op, length) VALUES (?1, ?2, ?3)",
          .text(remote),
          .blob(own.bytes),
          .integer(chain.length)
        )
      }
      let hasMarks = try database.integer(
        "SELECT EXISTS (SELECT 1 FROM unsent WHERE remote = ?1)",
        .text(remote)
      )
      for op in ops where hasMarks == 1 {
        try database.run(
          "DELETE FROM unsent WHERE remote = ?1 AND op = ?2",
          .text(remote),
          .blob(op.bytes)
        )
      }
      try keep(chain, in: remote)
    }
  }

  /// Returns how many acts hold something that is yet to be sent.
  package func countUnsentActs(in remote: String) throws -> Int {
    guard let sent = try sent(in: remote) else { return 0 }
    return Int(
      try database.integer(
        """
        SELECT count(*) FROM (
          SELECT act FROM op WHERE id > ?1 AND id <= ?2
          UNION SELECT act FROM op JOIN unsent ON unsent.op = op.id WHERE unsent.remote = ?3)
        """,
        .blob(sent.bytes),
        .blob(try Device(in: database).last.bytes),
        .text(remote)
      )
    )
  }

  /// Returns whether all of some ops are here.
  package func holds(_ ops: [ID]) throws -> Bool {
    try ops.allSatisfy { op in
      try database.integer("SELECT EXISTS (SELECT 1 FROM op WHERE id = ?1)", .blob(op.bytes)) == 1
    }
  }

  /// Returns the last of this device's ops that is in a place; nil for an unknown place.
  func sent(in remote: String) throws -> ID? {
    try database.first("SELECT sent FROM remote WHERE name = ?1", .text(remote)) {
      try $0.id(0)
    }
  }
}

extension StoredOp {
  /// The op as it travels; nil when it is damaged.
  fileprivate var letter: Letter? {
    guard let id = ID(bytes: id), let line = soundLine else { return nil }
    return Letter(id: id, line: line)
  }
}
