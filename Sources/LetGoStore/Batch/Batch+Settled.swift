import LetGoCore

extension Batch {
  /// What was found out about a row by a look at a store.
  struct Settled {
    let position: Int64
    let state: BatchState
    let entity: ID
  }

  /// Hands over all rows in the order of the list, each with what was found out about it; nil for one
  /// of which the store had nothing, or of which there is nothing to record.
  func eachSettledRow(
    _ body: (PackedRow, Settled?) throws -> Void,
    afterPage: () throws -> Void = {}
  ) throws {
    var page: [Settled] = []
    // Backwards, so that the next one is the last of the page.
    func fetch(after position: Int64) throws {
      page = try scratch.rows(
        """
        SELECT position, state, entity FROM settled WHERE position > ?1 ORDER BY position LIMIT ?2
        """,
        .integer(position),
        .integer(Self.stride)
      ) { row in
        Settled(
          position: row.integer(0),
          state: BatchState(rawValue: Int(row.integer(1))) ?? .unchanged,
          entity: try row.id(2)
        )
      }.reversed()
    }
    try fetch(after: 0)
    try eachRow { position, row in
      guard let next = page.last, next.position == position else { return try body(row, nil) }
      page.removeLast()
      if page.isEmpty { try fetch(after: position) }
      try body(row, next)
    } afterPage: {
      try afterPage()
    }
  }
}
