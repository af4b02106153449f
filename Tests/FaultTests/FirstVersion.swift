import Foundation
import LetGoResources

@testable import LetGoStore

/// Stores as the first version had them, from which a migration begins.
extension Workplace {
  /// Makes the store anew as the first version had it, with all that is in it.
  func makeFirstVersion() throws {
    let newer = root + "/newer.db"
    try FileManager.default.moveItem(atPath: storePath, toPath: newer)
    try FileManager.default.removeItem(atPath: storeDirectory)
    try FileManager.default.createDirectory(
      atPath: storeDirectory,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    let store = try Database(path: storePath, for: .creating)
    try Migrations.run(on: store, versions: [Resources.storeVersions[0]])
    try store.run("ATTACH ?1 AS newer", .text(newer))
    try store.run("DELETE FROM main.device")
    for table in ["device", "op", "act", "item", "thing", "pause"] {
      let columns = try store.rows(
        "SELECT group_concat(name, ', ') FROM pragma_table_info(?1, 'main')",
        .text(table)
      ) { $0.text(0) ?? "" }
      try store.run(
        "INSERT INTO main.\(table) (\(columns[0])) SELECT \(columns[0]) FROM newer.\(table)"
      )
    }
  }

  /// What is recorded in the store as it lies there, whatever its version, in order.
  func records() throws -> [String] {
    guard FileManager.default.fileExists(atPath: storePath) else { return [] }
    return try Database(path: storePath, for: .writing).recordedLines()
  }

  /// The version of a copy of the store, which mends it if need be, and what is recorded in it.
  func copied() throws -> (version: Int64, records: [String]) {
    let copy = try Workplace()
    try copy.replaceFiles(with: files)
    let database = try Database(path: copy.storePath, for: .writing)
    return (try Migrations.version(of: database), try database.recordedLines())
  }
}

extension Database {
  /// What is recorded, an op a line, in order; without what differs from run to run.
  func recordedLines() throws -> [String] {
    try rows("SELECT kind, fields FROM op ORDER BY id") { row in
      "\(row.text(0) ?? "") \(row.text(1) ?? "")"
    }
  }
}
