import LetGoCore

extension Act {
  /// Records the rows of a batch that are new or changed; the step is told how many there are so far.
  func record(_ batch: Batch, step: (Int) throws -> Void) throws {
    var count = 0
    try step(count)
    var writer = try BatchWriter(batch.kind, of: begin(), at: moment, in: database)
    try batch.eachSettledRow { row, settled in
      switch settled?.state ?? row.state {
      case .new: try writer.write(row, as: nextID())
      case .changed:
        guard let settled else { return }
        try set(Self.changes(row, batch.kind), on: settled.entity, kind: batch.kind.ops)
      case .unchanged, .skipped, .error: return
      }
      count += 1
      if count % Batch.stride == 0 { try step(count) }
    } afterPage: {
      try writer.finishPage()
    }
    try step(count)
  }

  /// What a list sets of an item or a wish that it recorded before; what it no longer says is cleared.
  private static func changes(_ row: PackedRow, _ kind: Batch.Kind) -> Fields {
    var fields: Fields = ["listed": .integer(row.digest)]
    let names: [(PackedRow.Column, String)] =
      kind == .items
      ? [
        (.location, "location"), (.used, "used"), (.next, "next"), (.cost, "cost"),
        (.minutes, "minutes"), (.exemption, "exemption"),
      ] : [(.location, "place"), (.cost, "price"), (.reason, "reason")]
    for (column, field) in names { fields[field] = row.text(column).map { .text($0) } ?? .null }
    if kind == .items { fields["count"] = row.count == 0 ? .null : .integer(row.count) }
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
