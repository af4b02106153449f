import CSQLite

/// A status line as anyone could write it: one SELECT on a connection that may only read.
struct SelectReader {
  /// The path of the store.
  let path: String
  /// How long it waits for a writer, in milliseconds.
  var patience: Int32 = 150

  /// What SQLite says instead of an answer.
  struct Failure: Error, Equatable { let words: String }

  /// Returns the titles of the things to do, the first place first.
  func titles() throws -> [String] {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    try check(sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil), database)
    sqlite3_busy_timeout(database, patience)
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    let sql = "SELECT title FROM thing WHERE slot IS NOT NULL ORDER BY slot"
    try check(sqlite3_prepare_v2(database, sql, -1, &statement, nil), database)
    var titles: [String] = []
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        if code != SQLITE_DONE { try check(code, database) }
        return titles
      }
      titles.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
  }

  private func check(_ code: Int32, _ database: OpaquePointer?) throws(Failure) {
    guard code != SQLITE_OK else { return }
    throw Failure(words: String(cString: sqlite3_errmsg(database)))
  }
}
