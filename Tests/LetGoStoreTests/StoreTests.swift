import Foundation
import LetGoCore
import Testing

@testable import LetGoStore

struct StoreTests {
  @Test func `only its person can read the store, whatever the umask`() throws {
    let temporary = try TemporaryStore()
    let mask = umask(0)
    defer { umask(mask) }

    let store = try temporary.open()
    try store.record("add", at: .noon()) { try $0.add(Name("call the dentist")) }

    let path = temporary.location.path
    #expect(try temporary.mode(path) == 0o600)
    #expect(try temporary.mode(path + "-journal") == 0o600)
    #expect(try temporary.mode((path as NSString).deletingLastPathComponent) == 0o700)
  }

  @Test func `reading where there is no store makes none`() throws {
    let temporary = try TemporaryStore()

    let store = try Store(readingAt: temporary.location)

    #expect(try store.isEmpty)
    #expect(try store.activeThings().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: temporary.directory.path))
  }

  @Test func `another program's database is left as it is`() throws {
    let temporary = try TemporaryStore()
    try FileManager.default.createDirectory(
      atPath: temporary.directory.path + "/home",
      withIntermediateDirectories: true
    )
    let other = try Database(path: temporary.location.path, for: .creating)
    try other.run(script: "CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('soup')")
    let before = try Data(contentsOf: URL(fileURLWithPath: temporary.location.path))

    #expect(throws: StoreFailure.foreign) { try temporary.open() }
    #expect(throws: StoreFailure.foreign) { try Store(readingAt: temporary.location) }

    #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.location.path)) == before)
  }

  @Test func `another program's database keeps even its journal mode`() throws {
    let temporary = try TemporaryStore()
    try FileManager.default.createDirectory(
      atPath: temporary.directory.path + "/home",
      withIntermediateDirectories: true
    )
    do {
      let other = try Database(path: temporary.location.path, for: .creating)
      try other.run(script: "PRAGMA journal_mode = WAL; CREATE TABLE recipe (name TEXT)")
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: temporary.location.path))

    #expect(throws: StoreFailure.foreign) { try temporary.open() }

    #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.location.path)) == before)
  }

  @Test(arguments: [":memory:", "file:letgo.db?mode=memory", "letgo.db"])
  func `a path is a file, whatever SQLite would read in it`(path: String) {
    #expect(StoreLocation(path: path).path == "./" + path)
  }

  @Test func `reading recovers what a killed writer left half done`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    let path = temporary.location.path
    // A copy made in the middle of a transaction whose pages have reached the file is what a kill
    // leaves: half of the new state, and the journal to undo it with.
    try store.database.run(script: "PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN IMMEDIATE")
    for number in 0..<2_000 {
      try store.database.run(
        "INSERT INTO thing (id, title, key, opened, stamp) VALUES (?1, 'x', 'x', 0, 0)",
        .blob(ID(device: 1, number: UInt32(number), salt: 0).bytes)
      )
    }
    let copy = temporary.directory.path + "/killed.db"
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    try FileManager.default.copyItem(atPath: path + "-journal", toPath: copy + "-journal")
    try store.database.run(script: "ROLLBACK")

    let recovered = try Store(readingAt: StoreLocation(path: copy))

    #expect(try recovered.items(.out).map(\.name.text) == ["shoes"])
    #expect(try recovered.database.integer("SELECT count(*) FROM thing") == 0)
    #expect(try recovered.database.integer("SELECT count(*) FROM pragma_integrity_check") == 1)
  }

  @Test func `a damaged day is an error and no crash`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("box", at: .noon()) { try $0.settle(Name("lamp"), as: .boxed) }
    try store.database.run("UPDATE item SET day = 9223372036854775807")

    #expect(throws: SQLiteError.self) { try store.items(.boxed) }
  }

  @Test func `what only changes what is there makes no store`() throws {
    let temporary = try TemporaryStore()

    #expect(throws: Refusal.nothingToUndo) {
      try Store(changingAt: temporary.location).undo(at: .noon())
    }
    #expect(!FileManager.default.fileExists(atPath: temporary.directory.path))
  }

  @Test func `a text file is refused as no database`() throws {
    let temporary = try TemporaryStore()
    try FileManager.default.createDirectory(
      atPath: temporary.directory.path + "/home",
      withIntermediateDirectories: true
    )
    let text = String(repeating: "not a database\n", count: 100)
    try text.write(toFile: temporary.location.path, atomically: true, encoding: .utf8)

    #expect(throws: SQLiteError.self) { try temporary.open() }

    #expect(try String(contentsOfFile: temporary.location.path, encoding: .utf8) == text)
  }

  @Test func `a newer store is named with both versions and not touched`() throws {
    let temporary = try TemporaryStore()
    try temporary.open().database.run(script: "PRAGMA user_version = 99")
    let before = try Data(contentsOf: URL(fileURLWithPath: temporary.location.path))
    defer {
      #expect((try? Data(contentsOf: URL(fileURLWithPath: temporary.location.path))) == before)
    }

    let newer = StoreFailure.newer(version: 99, known: Migrations.newest)
    #expect(throws: newer) { try temporary.open() }
    #expect(throws: newer) { try Store(changingAt: temporary.location) }
    let store = try Store(readingAt: temporary.location)
    #expect(store.newerVersion == newer)
    #expect(try store.activeThings().isEmpty)
  }

  @Test func `every op has the checksum of its line, and a flipped letter is found`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("keep", at: .noon()) { try $0.settle(Name("wool coat"), as: .kept) }
    #expect(try store.damagedOps() == 0)

    try store.database.run("UPDATE op SET fields = replace(fields, 'coat', 'boat')")

    #expect(try store.damagedOps() == 1)
  }

  @Test func `opened by many at once, the store is made once`() async throws {
    let temporary = try TemporaryStore()
    let location = temporary.location

    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<10 {
        group.addTask {
          let store = try Store(writingAt: location)
          try store.record("gone", at: .noon()) { act in
            try act.settle(Name("book \(number)"), as: .out)
          }
        }
      }
      try await group.waitForAll()
    }

    let store = try temporary.open()
    #expect(try store.items(.out).count == 10)
    #expect(try store.database.integer("SELECT count(*) FROM device") == 1)
    #expect(try store.damagedOps() == 0)
  }

  @Test func `the verdict stands in no table and in no row`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.fillWithEverything()

    let schema = try store.database.rows("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL") {
      ($0.text(0) ?? "").lowercased()
    }
    let ops = try store.database.rows("SELECT kind || fields FROM op") { $0.text(0) ?? "" }
    let everything = schema + ops + (try store.projections())

    #expect(everything.count > 20)
    for verdict in Verdict.allCases.map(\.rawValue) + ["verdict", "let_go", "letgo"] {
      // "keep" is also the verb that a person uses; it stands in acts alone.
      let found = everything.filter { $0.contains(verdict) && !isAct($0) }
      #expect(found.isEmpty, "'\(verdict)' is stored: \(found)")
    }
  }

  private func isAct(_ line: String) -> Bool {
    line.hasPrefix("act ") || line.hasPrefix("act{") || line.contains("create table op")
  }
}

extension Store {
  /// Records something of every kind.
  func fillWithEverything() throws {
    let said = Answers(
      used: .said(.no, on: TemporaryStore.today),
      next: Forecast(.no, asked: TemporaryStore.today),
      cost: Price(.exactly(Amount(8))),
      minutes: .exactly(Amount(10))
    )
    try record("decided", at: .noon()) { try $0.settle(Name("usb cable"), as: .decided, said) }
    try record("keep", at: .noon()) { try $0.settle(Name("wool coat"), as: .kept) }
    try record("box", at: .noon()) { try $0.settle(Name("bread maker"), as: .boxed, said) }
    try record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    try record("out", at: .noon()) { try $0.takeOut(Name("usb cable")) }
    try record("pause", at: .noon()) {
      try $0.pause(Name("espresso machine"), Price(.exactly(Amount(249))), reason: "mornings")
    }
    try record("pause", at: .noon()) {
      try $0.pause(Name("camera"), Price(.exactly(Amount(800)), Currency("EUR")), reason: "")
    }
    try record("passed", at: .noon()) { _ = try $0.end(Name("camera"), as: .passed) }
    try record("add", at: .noon()) { try $0.add(Name("renew passport")) }
    try record("add", at: .noon()) { try $0.add(Name("call the dentist")) }
    try record("done", at: .noon()) { try $0.finish($0.openThings()[0]) }
    try record("drop", at: .noon()) { try $0.discard($0.openThings()[0]) }
    _ = try undo(at: .noon(plus: 1))
  }
}
