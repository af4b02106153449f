import CSQLite
import LetGoCore
import LetGoResources

/// Looks a store over without changing anything in it.
///
/// The store is attached to a temporary database of the same version, in which its tables are
/// compared with what they should be.
package struct Inspection {
  /// The scripts of the versions that are known.
  var versions: [String]

  package init() {
    self.init(versions: Resources.storeVersions)
  }

  init(versions: [String]) {
    self.versions = versions
  }

  /// Returns what is wrong with a store, everything included; nothing when all is well.
  ///
  /// Throws when the file can't be looked at, as when another process holds it.
  package func findings(in location: StoreLocation) throws -> [Finding] {
    try findings(in: location.path, withReplay: true)
  }

  /// Returns what is wrong with a file's pages, tables and ops.
  func soundness(of path: String) throws -> [Finding] {
    try findings(in: path, withReplay: false)
  }

  private func findings(in path: String, withReplay: Bool) throws -> [Finding] {
    let found = try look(at: path, withReplay: withReplay)
    guard found.contains(where: \.concernsPages) else { return found }
    // What a disk fails to give looks like damage to SQLite. One that fails for good is told as it
    // is, and one that failed for once is asked again.
    try Disk.readThrough(path)
    return try look(at: path, withReplay: withReplay)
  }

  private func look(at path: String, withReplay: Bool) throws -> [Finding] {
    do {
      let bench = try bench(for: path)
      var found = try pages(in: bench)
      // What can't be read can't be compared.
      guard found.isEmpty else { return found }
      found += try tables(in: bench)
      guard found.isEmpty else { return found }
      found += try references(in: bench) + ops(in: bench)
      if withReplay { found += try Replay(bench: bench).findings() }
      return found
    } catch let error as SQLiteError where error.suggestsDamage {
      return [.pages(error.message)]
    }
  }

  /// Returns a temporary database of the file's version to which the file is attached as `store`.
  private func bench(for path: String) throws -> Database {
    let version: Int64
    do {
      let store = try Database.opened(path, for: .writing, waitingUpTo: 5_000)
      version = try Migrations.writableVersion(of: store, known: Int64(versions.count))
    }
    guard version > 0 else { throw SQLiteError.damaged("the version") }
    let bench = try Database(path: "", for: .creating)
    bench.wait(upTo: 5_000)
    try Migrations.run(on: bench, versions: Array(versions.prefix(Int(version))))
    try bench.run("ATTACH ?1 AS store", .text(path))
    return bench
  }

  private func pages(in bench: Database) throws -> [Finding] {
    let words = try bench.rows("PRAGMA store.integrity_check(1)") { $0.text(0) ?? "" }
    return words == ["ok"] ? [] : [.pages(words.first ?? "")]
  }

  private func tables(in bench: Database) throws -> [Finding] {
    let columns = "type, name, tbl_name, sql"
    let differences = try bench.integer(
      """
      SELECT count(*) FROM (
        SELECT * FROM (SELECT \(columns) FROM main.sqlite_schema
          EXCEPT SELECT \(columns) FROM store.sqlite_schema)
        UNION ALL
        SELECT * FROM (SELECT \(columns) FROM store.sqlite_schema
          EXCEPT SELECT \(columns) FROM main.sqlite_schema))
      """
    )
    let devices = try bench.integer("SELECT count(*) FROM store.device")
    return differences == 0 && devices == 1 ? [] : [.tables]
  }

  private func references(in bench: Database) throws -> [Finding] {
    let broken = try bench.rows("PRAGMA store.foreign_key_check") { _ in () }.count
    return broken == 0 ? [] : [.references(broken)]
  }

  private func ops(in bench: Database) throws -> [Finding] {
    var damaged = 0
    var line = StoredLine()
    _ = try bench.rows("SELECT \(StoredOp.columns) FROM store.op") { row in
      if !line.isSound(row) { damaged += 1 }
    }
    return damaged == 0 ? [] : [.ops(damaged)]
  }
}
