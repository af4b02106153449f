import CSQLite

extension SQLiteError {
  /// Whether a damaged file could be the reason.
  ///
  /// A flipped bit in the schema takes a table or a column away, which is no more than an error in
  /// the statement to SQLite; a file that ends too early is a short read.
  package var suggestsDamage: Bool {
    switch primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH,
      SQLITE_TOOBIG, SQLITE_SCHEMA:
      true
    // A short read, and a page that does not have its sum.
    default: code == SQLITE_IOERR | 2 << 8 || isDamagedPage
    }
  }
}
