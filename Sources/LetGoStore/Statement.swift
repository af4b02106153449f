import CSQLite
import LetGoCore

/// A value as SQLite stores it.
enum SQLValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case blob([UInt8])

  /// Makes a text, or null for nil.
  static func text(_ text: String?) -> SQLValue {
    text.map(SQLValue.text) ?? .null
  }

  /// Makes a whole number, or null for nil.
  static func integer(_ number: Int?) -> SQLValue {
    number.map { .integer(Int64($0)) } ?? .null
  }
}

/// A prepared statement, which its database keeps for the next use.
///
/// A class, because it owns the handle and finalizes it.
final class Statement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Sets the parameters, the first being `?1`.
  func bind(_ values: [SQLValue]) throws(SQLiteError) {
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .text(let text): letgo_bind_text(handle, index, text, Int32(text.utf8.count))
        case .blob(let bytes): letgo_bind_blob(handle, index, bytes, Int32(bytes.count))
        }
      guard code == SQLITE_OK else { throw error(code) }
    }
  }

  /// Sets one parameter to bytes, and the others stay.
  func bind(_ index: Int32, _ bytes: [UInt8]) throws(SQLiteError) {
    try check(letgo_bind_blob(handle, index, bytes, Int32(bytes.count)))
  }

  /// Sets one parameter to an id, and the others stay.
  func bind(_ index: Int32, _ id: ID) throws(SQLiteError) {
    // In one piece, with the highest byte first, as `ID.bytes` has them.
    let halves = (id.device.bigEndian, (UInt64(id.number) << 32 | UInt64(id.salt)).bigEndian)
    try check(withUnsafeBytes(of: halves) { letgo_bind_blob(handle, index, $0.baseAddress, 16) })
  }

  /// Sets one parameter to what a column of another statement's row is, and the others stay.
  func bind(_ index: Int32, _ row: Statement, _ column: Int32) throws(SQLiteError) {
    try check(sqlite3_bind_value(handle, index, sqlite3_column_value(row.handle, column)))
  }

  /// Sets one parameter to a text, or null for nil, and the others stay.
  func bind(_ index: Int32, _ text: String?) throws(SQLiteError) {
    let code =
      text.map { letgo_bind_text(handle, index, $0, Int32($0.utf8.count)) }
      ?? sqlite3_bind_null(handle, index)
    try check(code)
  }

  /// Sets one parameter to a text in UTF-8, and the others stay.
  func bind(_ index: Int32, text bytes: [UInt8]) throws(SQLiteError) {
    let code = bytes.withUnsafeBytes {
      letgo_bind_text(
        handle,
        index,
        $0.assumingMemoryBound(to: CChar.self).baseAddress,
        Int32($0.count)
      )
    }
    try check(code)
  }

  /// Sets one parameter to a text in UTF-8, or null for nil, that SQLite reads where it lies.
  ///
  /// It has to lie there until the statement has run, and the parameter is set anew or `reset` called
  /// before it runs again.
  func bind(_ index: Int32, lying text: UnsafeRawBufferPointer?) throws(SQLiteError) {
    guard let text else { return try check(sqlite3_bind_null(handle, index)) }
    // No pointer would be a null; what is empty may have none.
    let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    try check(
      start == nil
        ? letgo_bind_text(handle, index, "", 0)
        // Without a function that frees it, SQLite makes no copy (SQLITE_STATIC).
        : sqlite3_bind_text(handle, index, start, Int32(text.count), nil)
    )
  }

  /// Sets one parameter to a whole number, and the others stay.
  func bind(_ index: Int32, _ number: Int64) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle, index, number))
  }

  /// Runs a statement that returns nothing, and keeps its parameters.
  func runAgain() throws(SQLiteError) {
    defer { sqlite3_reset(handle) }
    while try step() {}
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Moves to the next row; false when there is none.
  func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw error(code)
    }
  }

  /// Ends the query, which gives back its lock, and forgets the parameters.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Returns whether a column of the row is null; columns count from 0.
  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// Returns a column as a whole number.
  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  /// Returns a column as text, or nil when it is null.
  func text(_ column: Int32) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    // By length, not by the final zero: a damaged text may hold zeros.
    let bytes = UnsafeBufferPointer(
      start: start,
      count: Int(sqlite3_column_bytes(handle, column))
    )
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a column as bytes; none when it is null.
  func blob(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Hands over a column's bytes where they lie, in UTF-8 when it is a text.
  func withBytes<Result>(
    _ column: Int32,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    // They lie there until the statement moves on or another type is asked for, which the body does not.
    let start = sqlite3_column_blob(handle, column)?.assumingMemoryBound(to: UInt8.self)
    let count = Int(sqlite3_column_bytes(handle, column))
    return try body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  private func error(_ code: Int32) -> SQLiteError {
    let database = sqlite3_db_handle(handle)
    return SQLiteError(
      code: code,
      message: String(cString: sqlite3_errmsg(database)),
      statement: String(cString: sqlite3_sql(handle))
    )
  }
}
