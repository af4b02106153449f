import LetGoCore

@testable import LetGoStore

/// Whether a store is whole, found without anything that the program believes of it.
struct Oracle {
  /// What is wrong, each in words; empty when nothing is.
  let problems: [String]
  /// What was recorded, an op a line, in order; without what differs from run to run.
  let records: [String]

  /// Looks at a store and changes nothing in it.
  init(of location: StoreLocation) throws {
    let store = try Store(readingAt: location)
    problems = try Oracle.checks.flatMap { try $0(store) }
    records = try store.database.recordedLines()
  }

  private static let checks: [@Sendable (Store) throws -> [String]] = [
    integrity, damagedOps, missingOps, wholeActs, projections, activeThings,
  ]

  private static func integrity(of store: Store) throws -> [String] {
    let found =
      try store.database.rows("PRAGMA integrity_check") { $0.text(0) ?? "" }
      + store.database.rows("PRAGMA foreign_key_check") { "row of \($0.text(0) ?? "")" }
    return found == ["ok"] ? [] : ["integrity: \(found)"]
  }

  private static func damagedOps(of store: Store) throws -> [String] {
    try store.database.rows("SELECT id, act, entity, kind, stamp, fields, checksum FROM op") {
      row -> String? in
      let line = Op.line(
        id: try row.id(0),
        act: try row.id(1),
        entity: try row.id(2),
        kind: row.text(3) ?? "",
        stamp: row.integer(4),
        fields: row.text(5) ?? ""
      )
      return Checksum.of(line) == row.blob(6) ? nil : "checksum of \(line)"
    }.compactMap(\.self)
  }

  /// A device counts its ops from 1 without a gap.
  private static func missingOps(of store: Store) throws -> [String] {
    let ids = try store.database.rows("SELECT id FROM op ORDER BY id") { try $0.id(0) }
    return Dictionary(grouping: ids, by: \.device).values.flatMap { ids in
      let numbers = ids.map(\.number)
      return numbers == Array(1...UInt32(ids.count)) ? [] : ["missing ops among \(numbers)"]
    }
  }

  /// Every act has the op that named it, and something beside.
  private static func wholeActs(of store: Store) throws -> [String] {
    try store.database.rows(
      """
      SELECT act, count(*), sum(id = act) FROM op GROUP BY act HAVING count(*) < 2 OR sum(id = act) <> 1
      """
    ) { "half act \(try $0.id(0)): \($0.integer(1)) ops" }
  }

  /// Replay of the ops, in a transaction that is rolled back, gives what the tables hold.
  private static func projections(of store: Store) throws -> [String] {
    struct Seen: Error { let rows: [String] }
    let held = try store.projections()
    do {
      try store.database.transaction {
        try Projection(database: store.database).rebuild()
        throw Seen(rows: try store.projections())
      }
    } catch let seen as Seen {
      let lost = Set(seen.rows).subtracting(held).map { "projection lacks \($0)" }
      let added = Set(held).subtracting(seen.rows).map { "projection has \($0)" }
      return (lost + added).sorted()
    }
    return []
  }

  private static func activeThings(of store: Store) throws -> [String] {
    let count = try store.database.integer("SELECT count(*) FROM thing WHERE slot IS NOT NULL")
    return count <= Int64(Thing.most) ? [] : ["\(count) active things"]
  }
}

extension Store {
  /// Everything that the projections hold, a line a row.
  fileprivate func projections() throws -> [String] {
    try Op.Kind.allCases.flatMap { kind in
      let columns = try database.rows(
        "SELECT group_concat('quote(' || name || ')', '|| '' '' ||') FROM pragma_table_info(?1)",
        .text(kind.rawValue)
      ) { $0.text(0) ?? "" }
      return try database.rows("SELECT \(columns[0]) FROM \(kind.rawValue) ORDER BY id") { row in
        "\(kind.rawValue) \(row.text(0) ?? "")"
      }
    }
  }
}
