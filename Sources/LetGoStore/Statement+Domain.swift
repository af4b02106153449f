import CSQLite
import LetGoCore

extension Statement {
  /// Returns a column as an id; a damaged one is an error, never another id.
  func id(_ column: Int32) throws(SQLiteError) -> ID {
    guard let id = withBytes(column, { ID($0) }) else { throw .damaged("an id") }
    return id
  }

  /// Returns a column as a name; one that is none is shown as a question mark.
  func name(_ column: Int32) -> Name {
    text(column).flatMap { try? Name($0) } ?? .unreadable
  }

  /// Returns a column as a day, or nil when it is null; a damaged one is an error.
  func day(_ column: Int32) throws(SQLiteError) -> Day? {
    if isNull(column) { return nil }
    // Some ten thousand years to either side of 1970.
    guard (-4_000_000...4_000_000).contains(integer(column)) else { throw .damaged("a day") }
    return Day(number: Int(integer(column)))
  }

  /// Returns a column as the value that its text stands for, or nil.
  func value<Value: LosslessStringConvertible>(_ column: Int32, as type: Value.Type) -> Value? {
    text(column).flatMap { Value($0) }
  }
}

extension ID {
  /// Reads 16 bytes where they lie, or returns nil when there are more or fewer.
  fileprivate init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 16 else { return nil }
    func number(_ range: Range<Int>) -> UInt64 {
      bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(
      device: number(0..<8),
      number: UInt32(number(8..<12)),
      salt: UInt32(number(12..<16))
    )
  }
}

extension SQLiteError {
  /// Makes the error about something that the store holds and that can't be right.
  static func damaged(_ what: String) -> SQLiteError {
    SQLiteError(code: SQLITE_CORRUPT, message: "\(what) in it is damaged", statement: "read")
  }
}
