import LetGoCore

/// Writes the rows of a batch that are new: for each its one op, and the row that follows from it.
///
/// An entity with one op is what that op set, so that nothing has to be replayed. SQLite reads the texts
/// where they lie, and writes many rows in one statement: each statement begins with a search from the
/// roots of its trees, and goes on from where the last row went.
struct BatchWriter {
  private let many: RowStatements
  private let one: RowStatements
  private var line: OpLine
  /// The rows that wait to be written together.
  private var rows: [(row: PackedRow, id: ID)] = []

  /// How many rows one statement writes.
  private static let most = 32

  /// Makes a writer of rows that begin in an act.
  init(_ kind: Batch.Kind, of act: ID, at moment: Moment, in database: Database) throws {
    line = OpLine(act: act, kind, at: moment)
    many = try RowStatements(kind, of: Self.most, act, moment, database)
    one = try RowStatements(kind, of: 1, act, moment, database)
  }

  /// Writes one row under an id of its own, or keeps it until there are enough.
  mutating func write(_ row: PackedRow, as id: ID) throws {
    rows.append((row, id))
    guard rows.count == Self.most else { return }
    for (place, (row, id)) in rows.enumerated() { try many.bind(row, id, &line, at: place) }
    rows.removeAll(keepingCapacity: true)
    try many.run()
  }

  /// Writes what waits, before the bytes of its rows go.
  mutating func finishPage() throws {
    // Too little to be written together.
    for (row, id) in rows {
      try one.bind(row, id, &line, at: 0)
      try one.run()
    }
    rows.removeAll(keepingCapacity: true)
  }
}
