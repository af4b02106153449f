extension StoreLocation {
  /// The files that SQLite keeps beside a database, by what their names end with.
  static let sideEndings = ["-journal", "-wal", "-shm"]

  /// Whether there is a file at the path.
  package var holdsFile: Bool { Disk.exists(path) }

  /// The directory of the backups.
  package var backupDirectory: String { path + ".backups" }
  /// The directory that damaged stores are moved to.
  package var damagedDirectory: String { path + ".damaged" }
  /// The directory that stores are moved to when a backup takes their place.
  package var replacedDirectory: String { path + ".replaced" }
  /// The file that is locked while the store as a whole is copied or exchanged.
  var lockPath: String { path + ".lock" }
  /// The file in which the store's successor is prepared, under the lock.
  var successorPath: String { path + ".new" }
}
