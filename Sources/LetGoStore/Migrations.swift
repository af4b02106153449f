import CSQLite
import LetGoCore
import LetGoResources

/// The versions of the store, each a script that leads to it from the one before.
enum Migrations {
  /// Marks a file as letgo's: the letters "lego" as SQLite's `application_id`.
  static let applicationID: Int64 = 0x6C65_676F

  /// The version that this program reads and writes.
  static var newest: Int64 { Int64(Resources.storeVersions.count) }

  /// What a file says about itself.
  typealias Record = (version: Int64, application: Int64, tables: Int64)

  /// Returns what a file says about itself, in one statement.
  static func recorded(in database: Database) throws -> Record {
    // One statement sees one state, whatever another process commits in the meantime.
    let found = try database.first(
      """
      SELECT v.user_version, a.application_id, (SELECT count(*) FROM sqlite_schema)
      FROM pragma_user_version AS v, pragma_application_id AS a
      """
    ) { row in
      (version: row.integer(0), application: row.integer(1), tables: row.integer(2))
    }
    return found ?? (0, 0, 0)
  }

  /// Returns the version of a store, 0 for a file that nothing was written to.
  ///
  /// A newer version than this program's is one that it may read and must not write.
  static func version(of database: Database) throws -> Int64 {
    let found = try recorded(in: database)
    if found.application == applicationID {
      // Both are written at once, so that one without the other is no empty store.
      guard found.version > 0 else { throw SQLiteError.damaged("the version") }
      return found.version
    }
    guard found == (0, 0, 0) else { throw StoreFailure.foreign }
    return 0
  }

  /// Returns the version of a store that this program may write, and refuses a newer one.
  static func writableVersion(
    of database: Database,
    known: Int64 = newest
  ) throws -> Int64 {
    let version = try version(of: database)
    guard version <= known else { throw StoreFailure.newer(version: version, known: known) }
    return version
  }

  /// Brings a store to the newest version, all in one transaction; one that holds something is
  /// backed up first.
  static func run(
    on database: Database,
    versions: [String] = Resources.storeVersions
  ) throws {
    let newest = Int64(versions.count)
    let current = try writableVersion(of: database, known: newest)
    guard current < newest else { return }
    guard current > 0, let path = database.path else {
      // Half as many pages as SQLite's own 4 KiB: a large batch is written sooner, and readers wait
      // less. Heeded only while nothing is written yet, and before a transaction.
      try database.run(script: "PRAGMA page_size = 8192")
      return try migrate(database, through: versions)
    }
    // Under one lock, so that of ten processes that start at once one alone makes the backup.
    let location = StoreLocation(path: path)
    let lock = try StoreLock.taken(of: location)
    try withExtendedLifetime(lock) {
      if try writableVersion(of: database, known: newest) < newest {
        let changed = try database.integer("SELECT max(stamp) FROM op")
        // Named for the last change that is in it: a store has no clock of its own.
        let moment = Moment(milliseconds: changed, day: Day(number: 0))
        _ = try Backups(of: location).write(at: moment, versions: versions)
      }
      try migrate(database, through: versions)
    }
  }

  private static func migrate(_ database: Database, through versions: [String]) throws {
    try database.transaction {
      // Asked again under the lock: another process may have been first.
      let current = try writableVersion(of: database, known: Int64(versions.count))
      guard current < versions.count else { return }
      for script in versions.dropFirst(Int(current)) {
        try database.run(script: script)
      }
      if current == 0 {
        let device = (0..<8).map { _ in UInt8(truncatingIfNeeded: Random.number()) }
        try database.run("INSERT INTO device (id) VALUES (?1)", .blob(device))
      }
      // What is computed from the ops has other columns now.
      if current > 0 { try Projection(database: database).rebuild() }
      try database.run(script: "PRAGMA application_id = \(applicationID)")
      try database.run(script: "PRAGMA user_version = \(versions.count)")
    }
  }
}
