import LetGoCore

extension Act {
  /// Records the rows of a batch that are new or changed; the step is told how many there are so far.
  func record(_ batch: Batch, new: Int, step: (Int) throws -> Void) throws {
    var count = 0
    try step(count)
    var writer = try BatchWriter(new, batch.kind, of: begin(), at: moment, in: database)
    try batch.scratch.eachRow(
      "SELECT \(BatchWriter.columns), entity, state FROM staged WHERE state IN (0, 2)"
    ) { row in
      if row.integer(BatchWriter.width + 1) == BatchState.changed.rawValue {
        let entity = try row.id(BatchWriter.width)
        try set(Self.changes(row, batch.kind), on: entity, kind: batch.kind.ops)
      } else {
        try writer.write(row, as: nextID())
      }
      count += 1
      if count % Batch.stride == 0 { try step(count) }
    }
    try step(count)
  }

  /// What a list sets of an item or a wish that it recorded before; what it no longer says is cleared.
  private static func changes(_ row: Statement, _ kind: Batch.Kind) -> Fields {
    var fields: Fields = ["listed": .integer(row.integer(BatchWriter.column(of: "digest")))]
    let names =
      kind == .items
      ? [
        "location": "location", "used": "used", "next": "next", "cost": "cost",
        "minutes": "minutes", "exemption": "exemption",
      ] : ["location": "place", "cost": "price", "reason": "reason"]
    for (column, field) in names {
      fields[field] = row.text(BatchWriter.column(of: column)).map { .text($0) } ?? .null
    }
    if kind == .items {
      let count = BatchWriter.column(of: "count")
      fields["count"] = row.isNull(count) ? .null : .integer(row.integer(count))
    }
    return fields
  }
}

extension Batch.Kind {
  /// What the entities are.
  var ops: Op.Kind {
    switch self {
    case .items: .item
    case .wishes: .pause
    }
  }
}
