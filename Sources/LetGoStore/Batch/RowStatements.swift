import LetGoCore

/// The two statements that write so many rows of a batch: their ops, and the rows that follow.
struct RowStatements {
  private let op: Statement
  private let entity: Statement
  private let columns: [PackedRow.Column]
  private let hasCount: Bool

  /// Parameters that all ops share, and those of each.
  private static let opShared = 3
  private static let opWidth = 3
  /// Parameters that all entities share.
  private static let entityShared = 2

  init(
    _ kind: Batch.Kind,
    of count: Int,
    _ act: ID,
    _ moment: Moment,
    _ database: Database
  ) throws {
    columns = kind.columns.map(\.from)
    hasCount = kind.hasCount
    // OR FAIL, because what fails ends the transaction: without it SQLite keeps what each statement has
    // changed, so that it could take that one back alone.
    let ops = (0..<count).map { index in
      let first = Self.opShared + index * Self.opWidth + 1
      return "(?\(first), ?1, ?\(first), ?2, ?\(first + 1), ?3, ?\(first + 2))"
    }
    op = try database.statement(
      """
      INSERT OR FAIL INTO op (id, act, entity, kind, fields, stamp, checksum)
      VALUES \(ops.joined(separator: ", "))
      """
    )
    let names = ["id", "listed"] + kind.columns.map(\.to) + (kind.hasCount ? ["count"] : [])
    let entities = (0..<count).map { index in
      let own = names.indices.map { "?\(Self.entityShared + index * names.count + $0 + 1)" }
      return "(\((own + kind.constants.map(\.value)).joined(separator: ", ")))"
    }
    entity = try database.statement(
      """
      INSERT OR FAIL INTO \(kind.ops.rawValue)
        (\((names + kind.constants.map(\.column)).joined(separator: ", ")))
      VALUES \(entities.joined(separator: ", "))
      """
    )
    try op.bind(1, act.bytes)
    try op.bind(2, kind.ops.rawValue)
    try op.bind(3, moment.milliseconds)
    try entity.bind(1, Int64(moment.day.number))
    try entity.bind(2, moment.milliseconds)
  }

  /// Sets a row at one of the places; its bytes have to lie there until `run` has returned.
  func bind(_ row: PackedRow, _ id: ID, _ line: inout OpLine, at place: Int) throws {
    let bytes = id.bytes
    let checksum = line.write(row, bytes)
    let first = Int32(Self.opShared + place * Self.opWidth)
    try op.bind(first + 1, bytes)
    try op.bind(first + 2, text: line.fields.bytes)
    try op.bind(first + 3, checksum)
    let width = 2 + columns.count + (hasCount ? 1 : 0)
    var next = Int32(Self.entityShared + place * width + 1)
    try entity.bind(next, bytes)
    try entity.bind(next + 1, row.digest)
    next += 2
    for column in columns {
      try entity.bind(next, lying: row.bytes(column))
      next += 1
    }
    guard hasCount else { return }
    if row.count == 0 { try entity.bind(next, nil) } else { try entity.bind(next, row.count) }
  }

  /// Writes the rows that are set.
  func run() throws {
    try op.runAgain()
    try entity.runAgain()
  }
}

extension Batch.Kind {
  /// The texts of a row, and the columns of the entities' table that they go to.
  fileprivate var columns: [(from: PackedRow.Column, to: String)] {
    let shared: [(PackedRow.Column, String)] = [(.name, "name"), (.key, "key"), (.mark, "mark")]
    switch self {
    case .items:
      return shared + [
        (.location, "location"), (.used, "used"), (.next, "next"), (.cost, "cost"),
        (.minutes, "minutes"), (.exemption, "exemption"),
      ]
    case .wishes: return shared + [(.location, "place"), (.cost, "price"), (.reason, "reason")]
    }
  }

  /// Whether the entities are so many pieces each.
  fileprivate var hasCount: Bool { self == .items }

  /// The columns that are the same for all rows, of the day ?1 and the stamp ?2.
  fileprivate var constants: [(column: String, value: String)] {
    switch self {
    case .items: [("outcome", "'decided'"), ("day", "?1"), ("stamp", "?2")]
    case .wishes: [("began", "?1"), ("start", "?2"), ("stamp", "?2")]
    }
  }
}
