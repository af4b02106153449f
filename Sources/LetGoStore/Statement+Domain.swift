import LetGoCore

extension Statement {
  /// Returns a column as an id; a damaged one is an error, never another id.
  func id(_ column: Int32) throws(SQLiteError) -> ID {
    guard let id = ID(bytes: blob(column)) else {
      throw SQLiteError(code: corrupt, message: "an id is damaged", statement: "read")
    }
    return id
  }

  /// Returns a column as a name; one that is none is shown as a question mark.
  func name(_ column: Int32) -> Name {
    text(column).flatMap { try? Name($0) } ?? .unreadable
  }

  /// Returns a column as a day, or nil when it is null.
  func day(_ column: Int32) -> Day? {
    isNull(column) ? nil : Day(number: Int(integer(column)))
  }

  /// Returns a column as the value that its text stands for, or nil.
  func value<Value: LosslessStringConvertible>(_ column: Int32, as type: Value.Type) -> Value? {
    text(column).flatMap { Value($0) }
  }

  /// SQLITE_CORRUPT, as SQLite itself reports damage.
  private var corrupt: Int32 { 11 }
}
