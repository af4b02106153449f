/// A copy of the whole store, as it was at a second.
package struct Backup: Equatable, Sendable {
  /// When it was made.
  package let stamp: TimeStamp
  /// Where it lies.
  package let path: String
  /// Its size in bytes.
  package let size: Int64

  /// What the names of backups end with.
  static let ending = ".db"
  /// What the name of one that is being made ends with.
  static let temporaryEnding = ".part"
}
