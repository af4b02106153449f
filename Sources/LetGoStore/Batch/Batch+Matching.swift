import LetGoCore

extension Batch {
  /// Tells of each row whether the store has it already, and counts them.
  ///
  /// A row is the same as one recorded before when its name is, folded, and its mark. Of several that
  /// are alike, as many are known as the store has: those with the same words first, so that the order
  /// of a list means nothing. What was put down by hand and is still here stands for a row too.
  func match(in store: Database, step: () throws -> Void) throws -> BatchTally {
    if isMatched {
      try scratch.run(
        script: "DELETE FROM settled; DELETE FROM maybe; DELETE FROM met; DELETE FROM known"
      )
    }
    isMatched = true
    var tally = BatchTally()
    let table = kind == .items ? "item" : "pause"
    // Into an empty store goes everything.
    guard try store.integer("SELECT EXISTS (SELECT 1 FROM \(table))") == 1 else {
      tally.new = count
      return tally
    }
    let presence = try Presence(in: store, table)
    try eachRow { position, packed in
      if position % Int64(Self.stride) == 1 { try step() }
      guard packed.state == .new, try presence.isKnown(packed) else { return }
      let row = row(packed, at: position)
      try meet(row, in: store, table)
      if let known = try take(row, "digest = ?3") {
        try settle(row, as: .unchanged, known)
        tally.unchanged += 1
      } else {
        try remember(row)
      }
    }
    try eachMaybe(step: step) { row in
      // What a list recorded comes before what stands there by hand.
      guard let known = try take(row, "?3 IS NOT NULL ORDER BY rowid") else { return }
      let state: BatchState = known.isOpen && known.isListed ? .changed : .unchanged
      try settle(row, as: state, known)
      if state == .changed { tally.changed += 1 } else { tally.unchanged += 1 }
    }
    tally.new = count - tally.changed - tally.unchanged
    return tally
  }

  /// What tells a row from others.
  private struct Row {
    let position: Int64
    let key: String
    let mark: String
    let digest: Int64
  }

  private func row(_ packed: PackedRow, at position: Int64) -> Row {
    Row(
      position: position,
      key: packed.text(.key) ?? "",
      mark: packed.text(.mark) ?? "",
      digest: packed.digest
    )
  }

  /// What the store has for a row.
  private struct Known {
    let entity: [UInt8]
    let isOpen: Bool
    let isListed: Bool
  }

  /// Hands over the rows that the store may have in other words, a page at a time.
  private func eachMaybe(step: () throws -> Void, _ body: (Row) throws -> Void) throws {
    var last: Int64 = 0
    while true {
      let page = try scratch.rows(
        """
        SELECT position, key, mark, digest FROM maybe WHERE position > ?1 ORDER BY position LIMIT ?2
        """,
        .integer(last),
        .integer(Self.stride)
      ) { row in
        Row(
          position: row.integer(0),
          key: row.text(1) ?? "",
          mark: row.text(2) ?? "",
          digest: row.integer(3)
        )
      }
      guard let end = page.last else { return }
      last = end.position
      try step()
      for row in page { try body(row) }
    }
  }

  /// Keeps a row that the store may have in other words; there, so that memory stays flat.
  private func remember(_ row: Row) throws {
    try scratch.run(
      "INSERT INTO maybe (position, key, mark, digest) VALUES (?1, ?2, ?3, ?4)",
      .integer(row.position),
      .text(row.key),
      .text(row.mark),
      .integer(row.digest)
    )
  }

  private func settle(_ row: Row, as state: BatchState, _ known: Known) throws {
    try scratch.run(
      "INSERT INTO settled (position, state, entity) VALUES (?1, ?2, ?3)",
      .integer(row.position),
      .integer(state.rawValue),
      .blob(known.entity)
    )
  }

  /// Copies what the store has of a row's name and mark, once.
  private func meet(_ row: Row, in store: Database, _ table: String) throws {
    try scratch.run(
      "INSERT OR IGNORE INTO met (key, mark) VALUES (?1, ?2)",
      .text(row.key),
      .text(row.mark)
    )
    guard try scratch.integer("SELECT changes()") == 1 else { return }
    try copy(row, where: Presence.condition(hasMark: !row.mark.isEmpty), in: store)
  }

  private func copy(_ row: Row, where condition: String, in store: Database) throws {
    // What left by hand was another one of that name; what a list had stays known wherever it is.
    let source =
      kind == .items
      ? """
      SELECT id, listed, outcome = 'decided' FROM item
      WHERE \(condition) AND (listed IS NOT NULL OR outcome IS NOT 'out')
      ORDER BY listed IS NULL, id
      """
      : """
      SELECT id, listed, ending IS NULL FROM pause
      WHERE \(condition) AND (listed IS NOT NULL OR ending IS NULL)
      ORDER BY listed IS NULL, id
      """
    let found = try store.rows(source, .text(row.key), .text(row.mark)) { row in
      (
        entity: row.blob(0), digest: row.isNull(1) ? nil : row.integer(1),
        isOpen: row.integer(2)
      )
    }
    for known in found {
      try scratch.run(
        "INSERT INTO known (key, mark, digest, entity, isOpen) VALUES (?1, ?2, ?3, ?4, ?5)",
        .text(row.key),
        .text(row.mark),
        known.digest.map { .integer($0) } ?? .null,
        .blob(known.entity),
        .integer(known.isOpen)
      )
    }
  }

  /// Takes one of those that the store has and no other row has taken.
  private func take(_ row: Row, _ condition: String) throws -> Known? {
    let found = try scratch.first(
      """
      SELECT rowid, entity, isOpen, digest IS NOT NULL FROM known
      WHERE key = ?1 AND mark = ?2 AND \(condition) LIMIT 1
      """,
      .text(row.key),
      .text(row.mark),
      .integer(row.digest)
    ) { found in
      (
        id: found.integer(0),
        known: Known(
          entity: found.blob(1),
          isOpen: found.integer(2) == 1,
          isListed: found.integer(3) == 1
        )
      )
    }
    guard let found else { return nil }
    try scratch.run("DELETE FROM known WHERE rowid = ?1", .integer(found.id))
    return found.known
  }
}

/// Tells whether a store has anything of a row's name and mark.
private struct Presence {
  private let unmarked: Statement
  private let marked: Statement

  init(in store: Database, _ table: String) throws {
    func statement(_ hasMark: Bool) throws -> Statement {
      try store.statement(
        "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(Presence.condition(hasMark: hasMark)))"
      )
    }
    unmarked = try statement(false)
    marked = try statement(true)
  }

  /// The condition that an entity has the key ?1 and the mark ?2; each way has an index of its own.
  static func condition(hasMark: Bool) -> String {
    // One that begins with nothing is none.
    hasMark ? "key = ?1 AND mark = ?2" : "key = ?1 AND mark IS NULL AND ?2 = ''"
  }

  func isKnown(_ row: PackedRow) throws -> Bool {
    let mark = row.bytes(.mark)
    let statement = mark == nil ? unmarked : marked
    defer { statement.reset() }
    try statement.bind(1, lying: row.bytes(.key))
    if let mark { try statement.bind(2, lying: mark) } else { try statement.bind(2, "") }
    return try statement.step() && statement.integer(0) == 1
  }
}
