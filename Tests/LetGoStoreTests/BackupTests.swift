import Foundation
import LetGoCore
import LetGoResources
import Testing

@testable import LetGoStore

struct BackupTests {
  @Test func `a backup holds all that the store holds, for its person alone`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.fillWithEverything()
    let mask = umask(0)
    defer { umask(mask) }

    let backup = try Backups(of: temporary.location).make(at: .noon())

    #expect(backup.path == temporary.location.path + ".backups/2026-11-30T120000Z.db")
    #expect(try temporary.mode(temporary.location.backupDirectory) == 0o700)
    #expect(try temporary.mode(backup.path) == 0o600)
    let copy = try Store(readingAt: StoreLocation(path: backup.path))
    #expect(try copy.projections() == store.projections())
    #expect(try copy.ops() == store.ops())
  }

  @Test func `seven are kept, and the oldest go`() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.open()
    let backups = Backups(of: temporary.location)

    for minute in 0..<9 { try backups.make(at: .noon(plus: Int64(minute))) }

    let names = try backups.list(at: .noon()).map(\.stamp.description)
    #expect(names == (2...8).reversed().map { "2026-11-30T120\($0)00Z" })
  }

  @Test func `two in one second have two names`() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.open()
    let backups = Backups(of: temporary.location)

    try backups.make(at: .noon())
    try backups.make(at: .noon())

    #expect(
      try backups.list(at: .noon()).map(\.stamp.description) == [
        "2026-11-30T120001Z", "2026-11-30T120000Z",
      ]
    )
  }

  @Test func `one from a clock that ran years ahead is not the newest, and goes first`() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.open()
    let backups = Backups(of: temporary.location)
    try backups.make(at: .noon(plus: 60 * 24 * 365 * 50))

    for minute in 0..<7 { try backups.make(at: .noon(plus: Int64(minute))) }

    let names = try backups.list(at: .noon()).map(\.stamp.description)
    #expect(names.count == 7)
    #expect(names.allSatisfy { $0.hasPrefix("2026-") })
  }

  @Test func `what a killed process left half made is removed`() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.open()
    let backups = Backups(of: temporary.location)
    try backups.make(at: .noon())
    let leftover = temporary.location.backupDirectory + "/2026-11-29T120000Z.part-journal"
    try Data("half".utf8).write(to: URL(fileURLWithPath: leftover))

    try backups.make(at: .noon(plus: 1))

    #expect(!FileManager.default.fileExists(atPath: leftover))
    #expect(try backups.list(at: .noon()).count == 2)
  }

  @Test func `one is due on a day that has none, and only where there is a store`() throws {
    let temporary = try TemporaryStore()
    let backups = Backups(of: temporary.location)
    let day = { (second: Int64) in Day(number: Int(second / 86_400)) }
    #expect(!backups.isDue(on: TemporaryStore.today, day: day))
    _ = try temporary.open()
    #expect(backups.isDue(on: TemporaryStore.today, day: day))

    try backups.makeDaily(at: .noon())

    #expect(!backups.isDue(on: TemporaryStore.today, day: day))
    #expect(backups.isDue(on: TemporaryStore.today + 1, day: day))
  }

  @Test func `a store with a damaged op gets no backup, and the good ones stay`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.fillWithEverything()
    let backups = Backups(of: temporary.location)
    let good = try backups.make(at: .noon())
    try store.database.run("UPDATE op SET fields = replace(fields, 'coat', 'boat')")

    #expect(throws: BackupFailure.unsound([.ops(1)])) { try backups.make(at: .noon(plus: 1)) }

    #expect(try backups.list(at: .noon()) == [good])
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: temporary.location.backupDirectory
      ).count == 1
    )
  }

  @Test func `a restore brings back what was, and keeps what it replaces`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    let backups = Backups(of: temporary.location)
    let backup = try backups.make(at: .noon())
    let before = try store.ops()
    try store.record("gone", at: .noon(plus: 1)) { try $0.settle(Name("coat"), as: .out) }
    let after = try store.ops()

    let restored = try backups.restore(backup, at: .noon(plus: 2))

    #expect(try temporary.open().ops() == before)
    let directory = try #require(restored.replaced)
    #expect(directory == temporary.location.path + ".replaced/2026-11-30T120200Z")
    #expect(try Store(readingAt: StoreLocation(path: directory + "/letgo.db")).ops() == after)
    // Both were backed up: the one replaced, and last what the store is now.
    let saved = try backups.list(at: .noon()).map {
      try Store(readingAt: StoreLocation(path: $0.path)).ops()
    }
    #expect(saved == [before, after, before])
  }

  @Test func `a damaged backup is not restored, and the store stays`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.fillWithEverything()
    let backups = Backups(of: temporary.location)
    let backup = try backups.make(at: .noon())
    try Database(path: backup.path, for: .writing).run("UPDATE op SET stamp = stamp + 1")
    let before = try Data(contentsOf: URL(fileURLWithPath: temporary.location.path))

    #expect(throws: BackupFailure.self) { try backups.restore(backup, at: .noon(plus: 1)) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.location.path)) == before)
    #expect(!FileManager.default.fileExists(atPath: temporary.location.successorPath))
  }

  @Test func `a store is backed up before a migration, once for ten that start together`()
    async throws
  {
    let temporary = try TemporaryStore()
    try temporary.open().fillWithEverything()
    let path = temporary.location.path
    let versions = Resources.storeVersions + ["CREATE TABLE later (id INTEGER) STRICT"]

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          let database = try Database(path: path, for: .writing)
          database.wait(upTo: 5_000)
          try Migrations.run(on: database, versions: versions)
          #expect(try database.integer("SELECT count(*) FROM later") == 0)
        }
      }
      try await group.waitForAll()
    }

    let backups = try Backups(of: temporary.location).list(at: .noon())
    #expect(backups.map(\.stamp.description) == ["2026-11-30T120100Z"])
    let saved = try Database(path: try #require(backups.first).path, for: .writing)
    #expect(try saved.integer("PRAGMA user_version") == Int64(Resources.storeVersions.count))
  }

  @Test(arguments: ["2026-11-30T081500Z", "1970-01-01T000000Z", "1969-12-31T235959Z"])
  func `a time reads as it is written`(text: String) {
    #expect(TimeStamp(text)?.description == text)
  }

  @Test(arguments: ["2026-11-30", "2026-11-30T0815Z", "2026-11-30T241500Z", "letgo", "newest"])
  func `what is no time is none`(text: String) {
    #expect(TimeStamp(text) == nil)
  }
}

extension Store {
  /// All ops, byte for byte, in the order of their ids.
  func ops() throws -> [StoredOp] {
    try database.rows("SELECT \(StoredOp.columns) FROM op ORDER BY id") { StoredOp($0) }
  }
}
