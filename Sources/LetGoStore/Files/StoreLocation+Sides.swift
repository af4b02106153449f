import LetGoSystem

extension StoreLocation {
  /// The location of the file itself where the path is a symbolic link to it: what lies beside the
  /// store lies beside the file, and a link is not exchanged for a file.
  var resolved: StoreLocation {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let real = realpath(path, nil)
    else { return self }
    defer { free(real) }
    return StoreLocation(path: String(cString: real))
  }

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
