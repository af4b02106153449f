import CSQLite

/// What SQLite refused, and the statement that it refused.
package struct SQLiteError: Error, Equatable, Sendable {
  /// The extended result code (https://sqlite.org/rescode.html).
  package let code: Int32
  /// SQLite's own words.
  package let message: String
  /// The statement that ran, or what was attempted.
  package let statement: String

  /// The result code without its extension.
  package var primaryCode: Int32 { code & 0xFF }

  /// Whether another process holds the lock that was needed.
  package var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

  /// Whether the file can't be opened or written where it lies.
  package var isPlace: Bool {
    [SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH].contains(primaryCode)
  }

  /// Whether the disk is full or failed.
  package var isDisk: Bool {
    primaryCode == SQLITE_FULL || (primaryCode == SQLITE_IOERR && !isDamagedPage)
  }

  /// Whether a page of the file is not as it was written.
  var isDamagedPage: Bool { code == SQLITE_IOERR | 32 << 8 }
}
