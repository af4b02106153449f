import LetGoCore

/// Writes the rows of a batch that are new: for each its one op, and the row that follows from it.
///
/// An entity with one op is what that op set, so that nothing has to be replayed. What both tables share
/// goes from one statement to the other as it lies there, many rows in one statement: each begins with a
/// search from the roots of its trees, and goes on from where the last row went.
struct BatchWriter {
  private let line: OpLine
  private let many: Pair
  private let one: Pair
  /// The columns of `staged` that go to the entities' table.
  private let sources: [Int32]
  /// How many rows are to come.
  private var left: Int
  /// How many rows are bound and not yet written.
  private var bound = 0

  /// How many rows one statement writes.
  private static let most = 32

  /// The two statements that write so many rows.
  private struct Pair {
    let op: Statement
    let row: Statement

    func run() throws {
      try op.runAgain()
      try row.runAgain()
    }
  }

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

  /// Makes a writer of so many rows.
  init(
    _ count: Int,
    _ kind: Batch.Kind,
    of act: ID,
    at moment: Moment,
    in database: Database
  ) throws {
    left = count
    sources = kind.columns.map { Self.column(of: $0.from) }
    line = OpLine(act: act, kind: kind.ops, stamp: moment.milliseconds)
    many = try Self.pair(kind, of: Self.most, act, moment, database)
    one = try Self.pair(kind, of: 1, act, moment, database)
  }

  /// Parameters that all rows of an op statement share, and those of each row.
  private static let opShared = 3
  private static let opWidth = 3
  /// Parameters that all rows of an entity statement share.
  private static let rowShared = 2

  private static func pair(
    _ kind: Batch.Kind,
    of count: Int,
    _ act: ID,
    _ moment: Moment,
    _ database: Database
  ) throws -> Pair {
    // OR FAIL, because what fails ends the transaction: without it SQLite keeps what each statement has
    // changed, so that it could take that one back alone.
    let ops = (0..<count).map { index in
      let first = opShared + index * opWidth + 1
      return "(?\(first), ?1, ?\(first), ?2, ?\(first + 1), ?3, ?\(first + 2))"
    }
    let op = try database.statement(
      """
      INSERT OR FAIL INTO op (id, act, entity, kind, fields, stamp, checksum)
      VALUES \(ops.joined(separator: ", "))
      """
    )
    let width = kind.columns.count + 1
    let rows = (0..<count).map { index in
      let own = (0..<width).map { "?\(rowShared + index * width + $0 + 1)" }
      return "(\((own + kind.constants.map(\.value)).joined(separator: ", ")))"
    }
    let names = ["id"] + kind.columns.map(\.to) + kind.constants.map(\.column)
    let row = try database.statement(
      """
      INSERT OR FAIL INTO \(kind.ops.rawValue) (\(names.joined(separator: ", ")))
      VALUES \(rows.joined(separator: ", "))
      """
    )
    try op.bind(1, act.bytes)
    try op.bind(2, kind.ops.rawValue)
    try op.bind(3, moment.milliseconds)
    try row.bind(1, Int64(moment.day.number))
    try row.bind(2, moment.milliseconds)
    return Pair(op: op, row: row)
  }

  /// Writes one row under an id of its own, or keeps it until there are enough.
  mutating func write(_ staged: Statement, as id: ID) throws {
    // What is left in the end is too little to be written together.
    guard bound > 0 || left >= Self.most else {
      left -= 1
      try bind(staged, id, to: one, at: 0)
      return try one.run()
    }
    try bind(staged, id, to: many, at: bound)
    bound += 1
    left -= 1
    guard bound == Self.most else { return }
    bound = 0
    try many.run()
  }

  private func bind(_ staged: Statement, _ id: ID, to pair: Pair, at place: Int) throws {
    let bytes = id.bytes
    let op = Int32(Self.opShared + place * Self.opWidth)
    try pair.op.bind(op + 1, bytes)
    try pair.op.bind(op + 2, from: staged, 0)
    try pair.op.bind(op + 3, line.checksum(id, fields: staged.blob(0)))
    let row = Int32(Self.rowShared + place * (sources.count + 1))
    try pair.row.bind(row + 1, bytes)
    for (index, source) in sources.enumerated() {
      try pair.row.bind(row + 2 + Int32(index), from: staged, source)
    }
  }
}

extension Batch.Kind {
  /// The columns of `staged`, and those of the entities' table that they go to.
  fileprivate var columns: [(from: String, to: String)] {
    let shared = [("name", "name"), ("key", "key"), ("mark", "mark"), ("digest", "listed")]
    switch self {
    case .items:
      return shared
        + ["location", "cost", "used", "next", "minutes", "exemption", "count"].map { ($0, $0) }
    case .wishes: return shared + [("location", "place"), ("cost", "price"), ("reason", "reason")]
    }
  }

  /// The columns that are the same for all rows, of the day ?1 and the stamp ?2.
  fileprivate var constants: [(column: String, value: String)] {
    switch self {
    case .items: [("outcome", "'decided'"), ("day", "?1"), ("stamp", "?2")]
    case .wishes: [("began", "?1"), ("start", "?2"), ("stamp", "?2")]
    }
  }
}
