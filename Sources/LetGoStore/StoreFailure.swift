import CSQLite
import LetGoSystem

/// Why a file cannot be used as the store.
package enum StoreFailure: Error, Equatable, Sendable {
  /// It was written by a newer letgo.
  case newer(version: Int64, known: Int64)
  /// It is another program's database.
  case foreign
  /// It, or a directory on the way to it, can't be had; the number is the `errno`.
  case unusable(path: String, errno: Int32)
  /// Saving ended in this error, and yet what was to be saved is there, or can't be looked for.
  case unsettled(SQLiteError)
}

extension StoreFailure {
  /// The failure when it came too late: what was to be done is done, and may not last.
  var unsettled: StoreFailure {
    guard case .unusable(_, let number) = self else { return self }
    let words = String(cString: strerror(number))
    return .unsettled(SQLiteError(code: SQLITE_IOERR, message: words, statement: "sync"))
  }
}
