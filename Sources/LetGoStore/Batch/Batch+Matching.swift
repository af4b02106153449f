import LetGoCore

extension Batch {
  /// Tells of each row whether the store has it already, and counts them.
  ///
  /// A row is the same as one recorded before when its name is, folded, and its mark. Of several that
  /// are alike, as many are known as the store has: those with the same words first, so that the order
  /// of a list means nothing. What was put down by hand and is still here stands for a row too.
  func match(in store: Database, step: () throws -> Void) throws -> BatchTally {
    if isMatched {
      try scratch.run(script: "UPDATE staged SET state = 0, entity = NULL WHERE state < 3")
      try scratch.run(script: "DELETE FROM met; DELETE FROM known")
    }
    isMatched = true
    var tally = BatchTally()
    let table = kind == .items ? "item" : "pause"
    // Into an empty store goes everything.
    guard try store.integer("SELECT EXISTS (SELECT 1 FROM \(table))") == 1 else {
      tally.new = count
      return tally
    }
    var maybe: [Int64] = []
    try eachNew(step: step) { row in
      guard try meet(row, in: store, table) else { return }
      if let known = try take(row, "digest = ?3") {
        try settle(row, as: .unchanged, known)
        tally.unchanged += 1
      } else {
        maybe.append(row.position)
        // So that memory stays flat, they lie in the database too.
        if maybe.count == Self.stride { try remember(&maybe) }
      }
    }
    try remember(&maybe)
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

  /// What the store has for a row.
  private struct Known {
    let entity: [UInt8]
    let isOpen: Bool
    let isListed: Bool
  }

  private func eachNew(step: () throws -> Void, _ body: (Row) throws -> Void) throws {
    try each("state = 0", step: step, body)
  }

  private func eachMaybe(step: () throws -> Void, _ body: (Row) throws -> Void) throws {
    try each("state = 0 AND entity IS NOT NULL", step: step, body)
  }

  /// Hands over rows a page at a time, so that the body may change them.
  private func each(
    _ condition: String,
    step: () throws -> Void,
    _ body: (Row) throws -> Void
  ) throws {
    var last: Int64 = 0
    while true {
      let page = try scratch.rows(
        """
        SELECT position, key, mark, digest FROM staged
        WHERE position > ?1 AND \(condition) ORDER BY position LIMIT ?2
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

  /// Marks rows that the store may have in other words.
  private func remember(_ positions: inout [Int64]) throws {
    for position in positions {
      try scratch.run("UPDATE staged SET entity = x'' WHERE position = ?1", .integer(position))
    }
    positions.removeAll(keepingCapacity: true)
  }

  private func settle(_ row: Row, as state: BatchState, _ known: Known) throws {
    try scratch.run(
      "UPDATE staged SET state = ?2, entity = ?3 WHERE position = ?1",
      .integer(row.position),
      .integer(state.rawValue),
      .blob(known.entity)
    )
  }

  /// Copies what the store has of a row's name and mark, once; false when it has nothing.
  private func meet(_ row: Row, in store: Database, _ table: String) throws -> Bool {
    // One that begins with nothing is none; each way has an index of its own.
    let condition =
      row.mark.isEmpty ? "key = ?1 AND mark IS NULL AND ?2 = ''" : "key = ?1 AND mark = ?2"
    let isKnown = try store.integer(
      "SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(condition))",
      .text(row.key),
      .text(row.mark)
    )
    guard isKnown == 1 else { return false }
    try scratch.run(
      "INSERT OR IGNORE INTO met (key, mark) VALUES (?1, ?2)",
      .text(row.key),
      .text(row.mark)
    )
    guard try scratch.integer("SELECT changes()") == 1 else { return true }
    try copy(row, where: condition, in: store)
    return true
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
