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
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 4_096))
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
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 4_096))

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
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 4_096))

    #expect(try Recovery(of: link).run(at: .noon(plus: 9)) != nil)

    #expect(try Store(readingAt: link).ops() == ops)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
        == temporary.location.path
    )
    #expect(Backups(of: link).list(at: .noon()).count == 1)
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
    try temporary.overwrite(at: 0, with: [UInt8](repeating: 0, count: 4_096))
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

  /// A quarter each of flipped bits, cut files, zeroed pages and blocks of nonsense.
  @Test(arguments: 0..<8)
  func `whatever was damaged, all comes back or the loss is said`(group: Int) throws {
    let temporary = try TemporaryStore(in: TemporaryStore.memory)
    let ops = try temporary.fillWithBackup()
    let known = Set(ops)
    let original = try temporary.bytes
    let store = URL(fileURLWithPath: temporary.location.path)
    for seed in group * 25..<(group + 1) * 25 {
      var random = Seeded(seed)
      let damaged = Damage.allCases[seed % 4].applied(to: original, &random)
      try? FileManager.default.removeItem(atPath: temporary.location.damagedDirectory)
      try damaged.write(to: store)

      let recovered = try temporary.mend()

      switch recovered {
      case .replaced(let replacement):
        let kept = URL(fileURLWithPath: replacement.directory + "/letgo.db")
        #expect(try Data(contentsOf: kept) == damaged, "\(seed)")
        let left = try temporary.open().ops()
        #expect(known.isSuperset(of: left), "\(seed)")
        #expect(left == ops || replacement.lost > 0 || replacement.hasGaps, "\(seed)")
        #expect(replacement.lost > 0 || left.count >= 20, "\(seed)")
      case .rebuilt, nil:
        #expect(try temporary.open().ops() == ops, "\(seed)")
      case .refused:
        // A version that claims to be newer: said with both versions, and nothing is touched.
        #expect(try temporary.bytes == damaged, "\(seed)")
        continue
      }
      #expect(try Inspection().findings(in: temporary.location) == [], "\(seed)")
    }
  }
}

/// What a test did to a file.
private enum Damage: CaseIterable {
  case flip, cut, zero, nonsense

  func applied(to data: Data, _ random: inout Seeded) -> Data {
    var data = data
    let pages = data.count / 4_096
    let page = Int(random.next() % UInt64(pages)) * 4_096
    switch self {
    case .flip:
      let place = Int(random.next() % UInt64(data.count))
      data[place] ^= 1 << UInt8(random.next() % 8)
    case .cut: data = data.prefix(Int(random.next() % UInt64(data.count)))
    case .zero: data.replaceSubrange(page..<page + 4_096, with: Data(count: 4_096))
    case .nonsense:
      for place in page..<page + 512 { data[place] = UInt8(truncatingIfNeeded: random.next()) }
    }
    return data
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// How a test's attempt to mend ended.
private enum Mended {
  case replaced(Recovered.Replacement)
  case rebuilt
  case refused
}

extension TemporaryStore {
  /// Fills the store, backs it up, and records more; returns all ops.
  @discardableResult
  fileprivate func fillWithBackup() throws -> [StoredOp] {
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

  fileprivate func mend() throws -> Mended? {
    do {
      switch try Recovery(of: location).run(at: .noon(plus: 9)) {
      case .replaced(let replacement): return .replaced(replacement)
      case .rebuilt: return .rebuilt
      case nil: return nil
      }
    } catch StoreFailure.newer {
      return .refused
    }
  }

  fileprivate var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: location.path)) }
  }

  fileprivate func overwrite(at offset: Int, with bytes: [UInt8]) throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: location.path))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: bytes)
    try file.close()
  }

  fileprivate func makeHome() throws {
    try FileManager.default.createDirectory(
      atPath: directory.path + "/home",
      withIntermediateDirectories: true
    )
  }
}
