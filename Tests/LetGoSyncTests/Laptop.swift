import Foundation
import LetGoCore

@testable import LetGoStore
@testable import LetGoSync

/// A device with a store, keys, a clock and a place to sync with; its files go with the test.
final class Laptop {
  let directory: URL
  let location: StoreLocation
  let state: StateFolder
  /// What it syncs with, which something may carry to others.
  var folder: any Remote
  /// Milliseconds since 1970-01-01T00:00Z.
  var time: Int64
  /// Where it takes the number of a new device from.
  var numbering: () -> UInt64 = Store.newDeviceNumber

  /// Noon of 2026-11-30 in UTC, in milliseconds.
  static let noon: Int64 = 20_787 * 86_400_000 + 43_200_000
  private static let day = Day(number: 20_787)
  private static let memory =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? URL(fileURLWithPath: "/dev/shm") : FileManager.default.temporaryDirectory

  init(with folder: any Remote, at time: Int64 = noon) throws {
    directory = Self.memory.appendingPathComponent("letgo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    location = StoreLocation(path: directory.path + "/letgo.db")
    state = StateFolder(of: location, in: directory.path + "/state")
    self.folder = folder
    self.time = time
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  private var opened: Store?

  func store() throws -> Store {
    // Opened anew each time, most of a history would be opening.
    if let opened { return opened }
    let store = try Store(writingAt: location)
    opened = store
    return store
  }

  var device: UInt64 { get throws { try store().deviceNumber } }

  private var moment: Moment { Moment(milliseconds: time, day: Self.day) }

  /// Records an act, a second after the last.
  @discardableResult
  func record<Result>(_ verb: String, _ body: (Act) throws -> Result) throws -> Result {
    time += 1_000
    return try store().record(verb, at: moment, body)
  }

  func add(_ title: String) throws {
    try record("add") { _ = try $0.add(Name(title)) }
  }

  func undo() throws -> RecordedAct {
    time += 1_000
    return try store().undo(at: moment)
  }

  func setUp() throws {
    let store = try store()
    try store.setUp(
      .folder,
      at: "memory",
      key: state.makeKey(for: store.deviceNumber).publicKey
    )
  }

  @discardableResult
  func sync(takingAtMost most: Int = 8_192) throws -> SyncReport {
    var synchronization = Synchronization(
      of: try store(),
      with: folder,
      keysIn: state,
      at: moment,
      takingAtMost: most,
      numbering: numbering
    )
    return try synchronization.run()
  }

  /// Makes another machine with a copy of the store, and of the keys where the whole disk is copied.
  func copy(with folder: any Remote, keys: Bool) throws -> Laptop {
    let copy = try Laptop(with: folder, at: time)
    try FileManager.default.copyItem(atPath: location.path, toPath: copy.location.path)
    if keys, FileManager.default.fileExists(atPath: state.path) {
      try copy.state.makeDirectory()
      for name in try FileManager.default.contentsOfDirectory(atPath: state.path) {
        try FileManager.default.copyItem(
          atPath: "\(state.path)/\(name)",
          toPath: "\(copy.state.path)/\(name)"
        )
      }
    }
    return copy
  }

  /// Keeps the store as it is now aside, to be put back later.
  func backUp() throws {
    let path = location.path + ".kept"
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: location.path, toPath: path)
  }

  /// Puts back what was kept aside.
  func restore() throws {
    opened = nil
    try FileManager.default.removeItem(atPath: location.path)
    try FileManager.default.copyItem(atPath: location.path + ".kept", toPath: location.path)
  }

  /// All that the store holds: each op, and each row that is computed from them.
  func contents() throws -> [String] {
    let database = try store().database
    return try ["op"].flatMap { table in
      try rows(of: table, in: database)
    } + Op.Kind.allCases.flatMap { try rows(of: $0.rawValue, in: database) }
  }

  private func rows(of table: String, in database: Database) throws -> [String] {
    let columns = try database.rows(
      "SELECT group_concat('quote(' || name || ')', '|| '' '' ||') FROM pragma_table_info(?1)",
      .text(table)
    ) { $0.text(0) ?? "" }
    return try database.rows("SELECT \(columns[0]) FROM \(table) ORDER BY 1") { row in
      "\(table) \(row.text(0) ?? "")"
    }
  }

  /// The ids of all ops.
  func ops() throws -> Set<ID> {
    Set(try store().database.rows("SELECT id FROM op") { try $0.id(0) })
  }
}
