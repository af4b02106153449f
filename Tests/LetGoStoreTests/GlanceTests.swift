import CSQLite
import Foundation
import LetGoCore
import Testing

@testable import LetGoStore

/// A look at the store that writes nothing and hardly waits.
struct GlanceTests {
  @Test func `a glance finds what is there, and no store where there is none`() throws {
    let temporary = try TemporaryStore()

    #expect(try Store(glancingAt: temporary.location, waitingAtMost: 150) == nil)
    #expect(!FileManager.default.fileExists(atPath: temporary.directory.path))

    try temporary.open().record("add", at: .noon()) { try $0.add(Name("passport")) }
    let glance = try #require(try Store(glancingAt: temporary.location, waitingAtMost: 150))
    #expect(try glance.activeThings().map(\.title.text) == ["passport"])
  }

  @Test func `a store of an earlier version is left for a command that may write`() throws {
    let temporary = try TemporaryStore()
    do {
      let store = try temporary.open()
      try store.record("add", at: .noon()) { try $0.add(Name("passport")) }
      try store.database.run(script: "PRAGMA user_version = 1")
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: temporary.location.path))

    #expect(try Store(glancingAt: temporary.location, waitingAtMost: 150) == nil)
    #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.location.path)) == before)
  }

  @Test func `a journal that a killed writer left is neither rolled back nor read over`() throws {
    let temporary = try TemporaryStore()
    try temporary.open().record("add", at: .noon()) { try $0.add(Name("passport")) }
    let copy = StoreLocation(path: temporary.directory.path + "/copy.db")
    do {
      let writer = try temporary.open().database
      // So small a cache spills, so that the file is changed and the journal is what undoes that.
      try writer.run(
        script: """
          PRAGMA cache_size = 1; BEGIN IMMEDIATE;
          CREATE TABLE filler AS WITH RECURSIVE n (i) AS
            (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 900)
          SELECT hex(randomblob(500)) AS text FROM n
          """
      )
      for ending in ["", "-journal"] {
        try FileManager.default.copyItem(
          atPath: temporary.location.path + ending,
          toPath: copy.path + ending
        )
      }
      try writer.run(script: "ROLLBACK")
    }
    let files = ["", "-journal"].map { URL(fileURLWithPath: copy.path + $0) }
    let before = try files.map { try Data(contentsOf: $0) }

    let error = #expect(throws: SQLiteError.self) {
      _ = try Store(glancingAt: copy, waitingAtMost: 150)
    }

    #expect(error?.code == SQLITE_READONLY | 3 << 8)
    #expect(try files.map { try Data(contentsOf: $0) } == before)
    #expect(try Store(readingAt: copy).activeThings().map(\.title.text) == ["passport"])
  }

  @Test func `all waits of a glance together are no longer than it was told`() {
    var patience = Patience(milliseconds: 30, inAll: true)
    var waits = 0

    for _ in 0..<50 where patience.waits(isFirst: true) {
      waits += 1
    }

    // A wait takes a millisecond at least.
    #expect((1...31).contains(waits))
  }
}
