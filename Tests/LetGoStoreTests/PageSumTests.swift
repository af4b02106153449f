import CPageSums
import CSQLite
import Foundation
import LetGoCore
import Testing

@testable import LetGoStore

/// Sums at the end of each page, which tell a damaged page from a whole one.
struct PageSumTests {
  /// What can happen to a store's bytes; the pages have 8,192 of them.
  private static let damages: [(String, @Sendable (inout Data) throws -> Void)] = [
    ("a letter of a name", { try $0.replace("wool coat", with: "wool boat") }),
    ("the byte that says that there are sums", { $0[20] = 0 }),
    ("a byte of the header that nobody reads", { $0[72] ^= 1 }),
    ("the last byte", { $0[$0.count - 1] ^= 0x80 }),
    ("a part of the last page is missing", { $0.removeLast(100) }),
    (
      "two pages have changed places",
      { data in
        let (first, second) = (data.subdata(in: 8_192..<16_384), data.subdata(in: 16_384..<24_576))
        data.replaceSubrange(8_192..<24_576, with: second + first)
      }
    ),
    (
      "a page is nothing but zeros",
      { $0.replaceSubrange(8_192..<16_384, with: Data(count: 8_192)) }
    ),
  ]

  @Test(arguments: damages.indices)
  func `whatever changes in a page is an error to whoever reads it`(index: Int) throws {
    let (name, damage) = Self.damages[index]
    let temporary = try TemporaryStore()
    try temporary.open().fillWithEverything()
    let url = URL(fileURLWithPath: temporary.location.path)
    var data = try Data(contentsOf: url)
    try damage(&data)
    try data.write(to: url)

    do {
      let database = try Store(readingAt: temporary.location).database
      // Reads every page, and reports one that it can't read as a line.
      let words = try database.rows("PRAGMA integrity_check") { $0.text(0) ?? "" }
      #expect(words != ["ok"], "\(name): nothing is noticed")
    } catch let error as SQLiteError {
      #expect(error.suggestsDamage, "\(name): \(error)")
    }
  }

  @Test func `who opened the file before it had a page reads what another one made of it`() throws {
    let temporary = try TemporaryStore()
    try FileManager.default.createDirectory(
      at: temporary.directory.appendingPathComponent("home"),
      withIntermediateDirectories: true
    )
    let early = try Database(path: temporary.location.path, for: .creating)
    #expect(try early.integer("PRAGMA page_size") != 8_192)

    try temporary.open().fillWithEverything()

    #expect(try early.integer("SELECT count(*) FROM thing") > 0)
    #expect(try early.integer("PRAGMA page_size") == 8_192)
  }

  @Test func `pages that a full cache writes before the first one have their sums too`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let copy = temporary.directory.path + "/copy.db"
    try store.database.run(script: "PRAGMA cache_size = 10")
    try store.record("gone", at: .noon()) { act in
      for number in 0..<2_000 { try act.settle(Name("thing \(number)"), as: .out) }
    }

    try store.database.run("VACUUM INTO ?1", .text(copy))

    for path in [temporary.location.path, copy] {
      let database = try Database(path: path, for: .writing)
      #expect(try database.rows("PRAGMA integrity_check") { $0.text(0) ?? "" } == ["ok"])
    }
  }

  @Test func `a database without sums is read and written as it is`() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.open()
    let path = temporary.directory.path + "/plain.db"
    var plain: OpaquePointer?
    #expect(sqlite3_open(path, &plain) == SQLITE_OK)
    let script = "CREATE TABLE t (x); INSERT INTO t VALUES (1)"
    #expect(sqlite3_exec(plain, script, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(plain)

    let database = try Database(path: path, for: .writing)
    try database.run("INSERT INTO t VALUES (2)")

    #expect(try database.integer("SELECT sum(x) FROM t") == 3)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path))[20] == 0)
  }

  @Test func `where SQLite was started by others it goes on as it is`() throws {
    #expect(sqlite3_initialize() == SQLITE_OK)

    #expect(letgo_start_sqlite() == SQLITE_OK)
  }
}

extension Data {
  fileprivate mutating func replace(_ old: String, with new: String) throws {
    replaceSubrange(try #require(range(of: Data(old.utf8))), with: Data(new.utf8))
  }
}
