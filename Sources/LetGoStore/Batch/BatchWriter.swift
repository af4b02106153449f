import LetGoCore

/// Writes the rows of a batch that are new: for each its one op, and the row that follows from it.
///
/// An entity with one op is what that op set, so that nothing has to be replayed; and what both tables
/// share goes from one statement to the other as it lies there.
struct BatchWriter {
  private let kind: Batch.Kind
  private let moment: Moment
  private let act: [UInt8]
  private let op: Statement
  private let row: Statement
  private let line: OpLine

  /// The columns of `staged` that it reads, in this order.
  private static let names = [
    "fields", "name", "key", "mark", "digest", "location", "cost", "used", "next", "minutes",
    "exemption", "count", "reason",
  ]
  /// The same as a query has them.
  static let columns = names.joined(separator: ", ")
  /// How many they are.
  static let width = Int32(names.count)

  /// Returns where a column stands.
  static func column(of name: String) -> Int32 {
    Int32(names.firstIndex(of: name) ?? 0)
  }

  init(_ kind: Batch.Kind, of act: ID, at moment: Moment, in database: Database) throws {
    self.kind = kind
    self.moment = moment
    self.act = act.bytes
    line = OpLine(act: act, kind: kind.ops, stamp: moment.milliseconds)
    op = try database.statement(
      """
      INSERT INTO op (id, act, entity, kind, fields, stamp, checksum)
      VALUES (?1, ?2, ?1, ?3, ?4, ?5, ?6)
      """
    )
    row = try database.statement(
      kind == .items
        ? """
        INSERT INTO item (id, name, key, mark, listed, location, cost, used, next, minutes,
          exemption, count, outcome, day, stamp)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 'decided', ?13, ?14)
        """
        : """
        INSERT INTO pause (id, name, key, mark, listed, place, price, reason, began, start, stamp)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?13, ?14, ?14)
        """
    )
    try op.bind(2, self.act)
    try op.bind(3, kind.ops.rawValue)
    try op.bind(5, moment.milliseconds)
    try row.bind(13, Int64(moment.day.number))
    try row.bind(14, moment.milliseconds)
  }

  /// Writes one row under an id of its own.
  func write(_ staged: Statement, as id: ID) throws {
    let bytes = id.bytes
    try op.bind(1, bytes)
    try op.bind(4, from: staged, 0)
    try op.bind(6, line.checksum(id, fields: staged.blob(0)))
    try op.runAgain()
    try row.bind(1, bytes)
    switch kind {
    case .items:
      for column in 1..<12 { try row.bind(Int32(column + 1), from: staged, Int32(column)) }
    case .wishes:
      for column in 1..<7 { try row.bind(Int32(column + 1), from: staged, Int32(column)) }
      try row.bind(8, from: staged, Self.column(of: "reason"))
    }
    try row.runAgain()
  }
}
