import Foundation
import LetGoCore
import Testing

@testable import LetGoStore

struct RecoveryTests {
  @Test func `a sound store is left alone`() throws {
    let temporary = try TemporaryStore()
    try temporary.open().fillWithEverything()

    #expect(try Recovery(of: temporary.location).run(at: .noon()) == nil)

    #expect(!FileManager.default.fileExists(atPath: temporary.location.damagedDirectory))
  }

  @Test func `backup and readable ops come back together, and the old file is kept`() throws {
    let temporary = try TemporaryStore()
    let ops = try temporary.fillWithBackup()
    let path = temporary.location.path
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 8_192))
    let damaged = try temporary.bytes
    #expect(throws: SQLiteError.self) { try temporary.open() }

    let recovered = try Recovery(of: temporary.location).run(at: .noon(plus: 9))

    guard case .replaced(let replacement) = recovered else {
      Issue.record("\(String(describing: recovered))")
      return
    }
    #expect(replacement.count == ops.count)
    #expect(replacement.lost == 0)
    #expect(replacement.backup?.description == "2026-11-30T120200Z")
    #expect(replacement.directory == path + ".damaged/2026-11-30T120900Z")
    let kept = URL(fileURLWithPath: replacement.directory + "/letgo.db")
    #expect(try Data(contentsOf: kept) == damaged)
    #expect(try temporary.open().ops() == ops)
    #expect(try Inspection().findings(in: temporary.location) == [])
    #expect(try temporary.mode(path) == 0o600)
  }

  @Test func `what a backup knows of syncing comes back with it`() throws {
    let temporary = try TemporaryStore()
    try temporary.open().setUp(.folder, at: "/place", key: [1, 2, 3])
    _ = try temporary.fillWithBackup()
    let remote = try temporary.open().remote()
    let device = try temporary.open().deviceNumber
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 8_192))

    #expect(try Recovery(of: temporary.location).run(at: .noon(plus: 9)) != nil)

    #expect(try temporary.open().remote() == remote)
    #expect(remote?.place == "/place")
    #expect(try temporary.open().deviceNumber == device)
  }

  @Test func `without its first page a store comes back, however long its pages are`() throws {
    let temporary = try TemporaryStore()
    try temporary.makeHome()
    // A file that has its first page already keeps the length of its pages.
    try Database(path: temporary.location.path, for: .creating).run(
      script: "PRAGMA page_size = 4096; CREATE TABLE first (page); DROP TABLE first"
    )
    let store = try temporary.open()
    #expect(try store.database.integer("PRAGMA page_size") == 4_096)
    try store.fillWithEverything()
    let ops = try store.ops()
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 4_096))

    #expect(try Recovery(of: temporary.location).run(at: .noon()) != nil)

    #expect(try temporary.open().ops() == ops)
  }

  @Test func `without a backup what can be read comes back`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.fillWithEverything()
    try store.addNewerOps()
    let ops = try store.ops()
    try temporary.overwrite(at: 0, with: [1])

    let recovered = try Recovery(of: temporary.location).run(at: .noon())

    guard case .replaced(let replacement) = recovered else {
      Issue.record("\(String(describing: recovered))")
      return
    }
    #expect(replacement.backup == nil)
    #expect(try temporary.open().ops() == ops)
  }

  @Test func `of damaged backups none is used, and the newest sound one is`() throws {
    let temporary = try TemporaryStore()
    let ops = try temporary.fillWithBackup()
    let newer = try Backups(of: temporary.location).make(at: .noon(plus: 5))
    try Database(path: newer.path, for: .writing).run("UPDATE op SET stamp = stamp + 1")
    try Data("no database".utf8).write(
      to: URL(fileURLWithPath: temporary.location.backupDirectory + "/2026-11-30T123000Z.db")
    )
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 8_192))

    let recovered = try Recovery(of: temporary.location).run(at: .noon(plus: 9))

    guard case .replaced(let replacement) = recovered else {
      Issue.record("\(String(describing: recovered))")
      return
    }
    #expect(replacement.backup?.description == "2026-11-30T120200Z")
    #expect(try temporary.open().ops() == ops)
  }

  @Test func `a store that is a symbolic link stays one`() throws {
    let temporary = try TemporaryStore()
    let ops = try temporary.fillWithBackup()
    let link = StoreLocation(path: temporary.directory.path + "/link.db")
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: temporary.location.path
    )
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 8_192))

    #expect(try Recovery(of: link).run(at: .noon(plus: 9)) != nil)

    #expect(try Store(readingAt: link).ops() == ops)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
        == temporary.location.path
    )
    #expect(try Backups(of: link).list(at: .noon()).count == 1)
  }

  @Test func `an emptied store with backups is damage, and one without is new`() throws {
    let temporary = try TemporaryStore()
    try temporary.fillWithBackup()
    try Data().write(to: URL(fileURLWithPath: temporary.location.path))
    #expect(throws: SQLiteError.self) { try temporary.open() }
    #expect(throws: SQLiteError.self) { try Store(readingAt: temporary.location) }

    let recovered = try Recovery(of: temporary.location).run(at: .noon(plus: 9))

    guard case .replaced(let replacement) = recovered else {
      Issue.record("\(String(describing: recovered))")
      return
    }
    #expect(replacement.hasGaps)
    #expect(try temporary.open().ops().count == replacement.count)

    let other = try TemporaryStore()
    try other.makeHome()
    try Data().write(to: URL(fileURLWithPath: other.location.path))
    #expect(try other.open().isEmpty)
  }

  @Test func `a text, and another program's database, are left untouched`() throws {
    let temporary = try TemporaryStore()
    try temporary.makeHome()
    let url = URL(fileURLWithPath: temporary.location.path)
    let text = Data(String(repeating: "not a database\n", count: 500).utf8)
    try text.write(to: url)

    #expect(try Recovery(of: temporary.location).run(at: .noon()) == nil)
    #expect(try Data(contentsOf: url) == text)

    try FileManager.default.removeItem(at: url)
    try Database(path: temporary.location.path, for: .creating).run(
      script: "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')"
    )
    let database = try Data(contentsOf: url)
    #expect(try Recovery(of: temporary.location).run(at: .noon()) == nil)
    #expect(try Data(contentsOf: url) == database)
    #expect(!FileManager.default.fileExists(atPath: temporary.location.damagedDirectory))
  }

  @Test func `found by many at once, damage is mended once`() async throws {
    let temporary = try TemporaryStore()
    let ops = try temporary.fillWithBackup()
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 8_192))
    let location = temporary.location

    let mended = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<6 {
        group.addTask { try Recovery(of: location).run(at: .noon()) != nil }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    #expect(mended == 1)
    #expect(try temporary.open().ops() == ops)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: location.damagedDirectory).count == 1
    )
  }

  @Test func `a list that disagrees with sound ops is made anew in place`() throws {
    let temporary = try TemporaryStore()
    let ops = try temporary.fillWithBackup()
    try temporary.open().database.run("UPDATE item SET day = 9223372036854775807")

    #expect(try Recovery(of: temporary.location).run(at: .noon(plus: 9)) == .rebuilt)

    #expect(try temporary.open().ops() == ops)
    #expect(try Inspection().findings(in: temporary.location) == [])
  }
}

extension TemporaryStore {
  /// Fills the store, backs it up, and records more; returns all ops.
  @discardableResult
  func fillWithBackup() throws -> [StoredOp] {
    let store = try open()
    try store.fillWithEverything()
    try store.addNewerOps()
    try Backups(of: location).make(at: .noon(plus: 2))
    for number in 0..<8 {
      try store.record("gone", at: .noon(plus: 3)) {
        try $0.settle(Name("book \(number)"), as: .out)
      }
    }
    return try store.ops()
  }

  var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: location.path)) }
  }

  func overwrite(at offset: Int, with bytes: [UInt8]) throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: location.path))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: bytes)
    try file.close()
  }

  func makeHome() throws {
    try FileManager.default.createDirectory(
      atPath: directory.path + "/home",
      withIntermediateDirectories: true
    )
  }
}
