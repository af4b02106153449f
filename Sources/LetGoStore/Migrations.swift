import CSQLite
import LetGoCore
import LetGoResources

/// The versions of the store, each a script that leads to it from the one before.
enum Migrations {
  /// Marks a file as letgo's: the letters "lego" as SQLite's `application_id`.
  static let applicationID: Int64 = 0x6C65_676F

  /// The version that this program reads and writes.
  static var newest: Int64 { Int64(Resources.storeVersions.count) }

  /// Returns the version of a store, 0 for a file that nothing was written to.
  ///
  /// A newer version than this program's is one that it may read and must not write.
  static func version(of database: Database) throws -> Int64 {
    // One statement sees one state, whatever another process commits in the meantime.
    let found = try database.first(
      """
      SELECT v.user_version, a.application_id, (SELECT count(*) FROM sqlite_schema)
      FROM pragma_user_version AS v, pragma_application_id AS a
      """
    ) { row in
      (version: row.integer(0), application: row.integer(1), tables: row.integer(2))
    }
    guard let found else { return 0 }
    if found.application == applicationID { return found.version }
    guard found == (0, 0, 0) else { throw StoreFailure.foreign }
    return 0
  }

  /// Returns the version of a store that this program may write, and refuses a newer one.
  static func writableVersion(of database: Database) throws -> Int64 {
    let version = try version(of: database)
    guard version <= newest else { throw StoreFailure.newer(version: version, known: newest) }
    return version
  }

  /// Brings a store to the newest version, all in one transaction.
  static func run(on database: Database) throws {
    guard try writableVersion(of: database) < newest else { return }
    try database.transaction {
      // Asked again under the lock: another process may have been first.
      let current = try writableVersion(of: database)
      for script in Resources.storeVersions.dropFirst(Int(current)) {
        try database.run(script: script)
      }
      if current == 0 {
        let device = (0..<8).map { _ in UInt8(truncatingIfNeeded: Random.number()) }
        try database.run("INSERT INTO device (id) VALUES (?1)", .blob(device))
      }
      try database.run(script: "PRAGMA application_id = \(applicationID)")
      try database.run(script: "PRAGMA user_version = \(newest)")
    }
  }
}
