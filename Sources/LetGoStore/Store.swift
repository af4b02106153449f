import CSodium
import LetGoCore
import LetGoSystem

/// The one file that shell, one-shots and pipes share.
///
/// Opened per command, since that costs under a millisecond; no lock is held between two calls.
package final class Store {
  private(set) var database: Database
  private let version: Int64

  /// Says that a newer letgo wrote the store, which this one only reads; nil for a store of its own.
  package var newerVersion: StoreFailure? {
    version > Migrations.newest ? .newer(version: version, known: Migrations.newest) : nil
  }

  /// How long a write waits for another process, in milliseconds.
  private static let patience: Int64 = 5_000

  /// Opens the store for reading and writing, and makes it when there is none.
  ///
  /// Throws `StoreFailure` or `SQLiteError`.
  package init(writingAt location: StoreLocation) throws {
    try Store.makeDirectory(of: location.path)
    try Store.refuseOtherThanFile(at: location.path)
    try Store.refuseEmptied(at: location)
    // SQLite makes files readable by all; its journal then takes the mode of the database.
    let mask = umask(0o077)
    defer { umask(mask) }
    database = try Database.opened(location.path, for: .creating, waitingUpTo: Store.patience)
    // Asked before anything is set: another program's database keeps even its journal mode.
    if try Migrations.writableVersion(of: database) == 0 {
      // An empty file that was there already may be open to others.
      chmod(location.path, 0o600)
    }
    try Store.prepareToWrite(database)
    try Migrations.run(on: database)
    version = Migrations.newest
  }

  /// Opens the store for changing what is in it; where there is none, an empty one that goes with the
  /// process, in which nothing is found to be changed.
  ///
  /// Throws `StoreFailure` or `SQLiteError`.
  package init(changingAt location: StoreLocation) throws {
    if let found = try Store.existing(at: location) {
      database = found.database
      _ = try Migrations.writableVersion(of: database)
      try Store.prepareToWrite(database)
      try Migrations.run(on: database)
    } else {
      database = try Store.passing()
    }
    version = Migrations.newest
  }

  /// Opens the store for reading; where there is none, an empty one that goes with the process.
  ///
  /// One of an earlier version is brought to this one, or read by replay where it can't be. Throws
  /// `StoreFailure` or `SQLiteError`.
  package init(readingAt location: StoreLocation?) throws {
    if let location, let found = try Store.existing(at: location) {
      if found.version >= Migrations.newest {
        database = found.database
      } else if (try? Store.bringUp(found.database)) != nil {
        database = found.database
      } else {
        database = try Store.replay(of: found.database)
      }
      version = max(found.version, Migrations.newest)
    } else {
      database = try Store.passing()
      version = Migrations.newest
    }
  }

  /// Opens the store for a look that writes nothing and waits at most so many milliseconds in all; nil
  /// where there is none, or one of an earlier version.
  ///
  /// That one is brought up by the command that comes next; to replay it takes the longer the bigger
  /// it is. All that is read is one state, whose lock goes with the store. Throws `StoreFailure` or
  /// `SQLiteError`.
  package init?(glancingAt location: StoreLocation, waitingAtMost milliseconds: Int64) throws {
    if access(location.path, F_OK) != 0 && errno == ENOENT { return nil }
    try Store.refuseOtherThanFile(at: location.path)
    if Disk.size(of: location.path) == 0 {
      try Store.refuseEmptied(at: location)
      return nil
    }
    database = try Database(path: location.path, for: .reading)
    database.wait(upTo: milliseconds, inAll: true)
    try database.run(script: "BEGIN")
    guard try database.integer("PRAGMA application_id") == Migrations.applicationID else {
      throw StoreFailure.foreign
    }
    version = try database.integer("PRAGMA user_version")
    guard version >= Migrations.newest else { return nil }
  }

  /// Opens the store for what can as well be left out: nobody is waited for, and where it would have to
  /// be made or brought up first, there is none.
  init?(rememberingAt location: StoreLocation) throws {
    guard let found = try Store.existing(at: location, waitingUpTo: 0),
      found.version == Migrations.newest
    else {
      return nil
    }
    database = found.database
    version = found.version
    try Store.prepareToWrite(database)
  }

  /// Runs the body on one state of the store: what others write meanwhile is not seen.
  package func reading<Result>(_ body: () throws -> Result) throws -> Result {
    try database.snapshot(body)
  }

  /// Goes on with a new connection to the same file, and returns it.
  ///
  /// After a sync that failed, what the old one believes of the file may not be so.
  func reopen() throws -> Database {
    // What has no file has no other connection either.
    guard let path = database.path else { return database }
    let fresh = try Database.opened(path, for: .writing, waitingUpTo: Store.patience)
    database = fresh
    return fresh
  }

  private static func bringUp(_ database: Database) throws {
    try prepareToWrite(database)
    try Migrations.run(on: database)
  }

  /// Returns a database that goes with the process, with the ops of another one, whatever its version.
  private static func replay(of other: Database) throws -> Database {
    let copy = try passing()
    let device = try other.first("SELECT id FROM device") { $0.blob(0) }
    try copy.transaction {
      if let device { try copy.run("UPDATE device SET id = ?1", .blob(device)) }
      try other.eachPage("SELECT \(StoredOp.columns) FROM op", row: StoredOp.init) { page in
        for op in page { _ = try op.add(to: copy) }
      }
      try Projection(database: copy).rebuild()
    }
    return copy
  }

  private static func passing() throws -> Database {
    let database = try Database(path: ":memory:", for: .creating)
    try prepareToWrite(database)
    try Migrations.run(on: database)
    return database
  }

  private static func prepareToWrite(_ database: Database) throws {
    // Not WAL: it cannot be read on a full disk or in a read-only directory. FULL: what was
    // acknowledged survives a power cut.
    // What is removed is overwritten, so that pruned words are gone from the file too.
    try database.run(
      script: """
        PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON
        """
    )
    guard sodium_init() >= 0 else { throw StoreFailure.unusable(path: "/dev/urandom", errno: EIO) }
  }

  private static func existing(
    at location: StoreLocation,
    waitingUpTo milliseconds: Int64 = patience
  ) throws -> (database: Database, version: Int64)? {
    if access(location.path, F_OK) != 0 && errno == ENOENT { return nil }
    try refuseOtherThanFile(at: location.path)
    try refuseEmptied(at: location)
    // For writing even when it is only read: a writer that was killed leaves a journal, which only a
    // writer may roll back. SQLite reads what it may not write all the same.
    let database = try Database.opened(location.path, for: .writing, waitingUpTo: milliseconds)
    let version = try Migrations.version(of: database)
    return version == 0 ? nil : (database, version)
  }

  /// SQLite reports a directory as a disk that fails, and waits on a pipe for ever.
  private static func refuseOtherThanFile(at path: String) throws(StoreFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .unusable(path: path, errno: EISDIR)
    default: throw .foreign
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
