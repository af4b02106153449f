/// Why a backup can't be made or can't take the store's place.
package enum BackupFailure: Error, Equatable, Sendable {
  /// Another letgo copies or exchanges the store.
  case busy
  /// There is nothing to back up.
  case noStore
  /// There is no such backup.
  case noSuch(String)
  /// What was written is not a sound store.
  case unsound([Finding])
}
