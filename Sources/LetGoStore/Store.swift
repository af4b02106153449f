import CSodium
import LetGoCore

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The one file that shell, one-shots and pipes share.
///
/// Opened per command, since that costs under a millisecond; no lock is held between two calls.
package final class Store {
  let database: Database

  /// How long a write waits for another process, in milliseconds.
  private static let patience: Int32 = 5_000

  /// Opens the store for reading and writing, and makes it when there is none.
  ///
  /// Throws `StoreFailure` or `SQLiteError`.
  package init(writingAt location: StoreLocation) throws {
    try Store.makeDirectory(of: location.path)
    try Store.refuseDirectory(at: location.path)
    // SQLite makes files readable by all; its journal then takes the mode of the database.
    let mask = umask(0o077)
    defer { umask(mask) }
    database = try Database(path: location.path, for: .creating)
    database.wait(upTo: Store.patience)
    // Not WAL: it cannot be read on a full disk or in a read-only directory. FULL: what was
    // acknowledged survives a power cut.
    try database.run(script: "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL")
    guard sodium_init() >= 0 else { throw StoreFailure.unusable(path: "/dev/urandom", errno: EIO) }
    try Migrations.run(on: database)
  }

  /// Opens the store for reading; where there is none, an empty one that goes with the process.
  ///
  /// Throws `StoreFailure` or `SQLiteError`.
  package init(readingAt location: StoreLocation?) throws {
    if let location, let found = try Store.existing(at: location) {
      database = found
    } else {
      database = try Database(path: ":memory:", for: .creating)
      try Migrations.run(on: database)
    }
  }

  private static func existing(at location: StoreLocation) throws -> Database? {
    if access(location.path, F_OK) != 0 && errno == ENOENT { return nil }
    try refuseDirectory(at: location.path)
    let database = try Database(path: location.path, for: .reading)
    database.wait(upTo: patience)
    return try Migrations.version(of: database) == 0 ? nil : database
  }

  /// SQLite reports a directory as a disk that fails, which would send the person the wrong way.
  private static func refuseDirectory(at path: String) throws(StoreFailure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw .unusable(path: path, errno: EISDIR)
    }
  }

  /// Makes the directories on the way to a file, for this person alone.
  private static func makeDirectory(of path: String) throws {
    var missing: [String] = []
    var directory = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    while !directory.isEmpty, access(String(directory), F_OK) != 0, errno == ENOENT {
      missing.append(String(directory))
      directory = directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)]
    }
    for directory in missing.reversed() where mkdir(directory, 0o700) != 0 && errno != EEXIST {
      throw StoreFailure.unusable(path: directory, errno: errno)
    }
  }
}
