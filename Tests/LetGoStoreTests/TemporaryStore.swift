import Foundation
import LetGoCore

@testable import LetGoStore

/// A store in a directory of its own, which goes when the test ends.
final class TemporaryStore {
  let directory: URL
  let location: StoreLocation

  /// A day that all tests share.
  static let today = Day(number: 20_787)
  /// Noon of that day in UTC, in milliseconds.
  static let noon: Int64 = 20_787 * 86_400_000 + 43_200_000

  /// A directory in memory where there is one, for a test that would wait for the disk a lot.
  static let memory =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? URL(fileURLWithPath: "/dev/shm") : FileManager.default.temporaryDirectory

  init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    directory =
      parent
      .appendingPathComponent("letgo-\(UUID().uuidString)")
    location = StoreLocation(path: directory.path + "/home/letgo.db")
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  func open() throws -> Store {
    try Store(writingAt: location)
  }

  /// Returns the mode of a file or directory, as `ls` counts it.
  func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }
}

extension Moment {
  /// Noon of the tests' day, so many minutes later.
  static func noon(plus minutes: Int64 = 0) -> Moment {
    Moment(milliseconds: TemporaryStore.noon + minutes * 60_000, day: TemporaryStore.today)
  }
}

extension Store {
  /// Everything that the projections hold, a line a row.
  func projections() throws -> [String] {
    try Op.Kind.allCases.flatMap { kind in
      let columns = try database.rows(
        "SELECT group_concat('quote(' || name || ')', '|| '' '' ||') FROM pragma_table_info(?1)",
        .text(kind.rawValue)
      ) { $0.text(0) ?? "" }
      return try database.rows("SELECT \(columns[0]) FROM \(kind.rawValue) ORDER BY 1") { row in
        "\(kind.rawValue) \(row.text(0) ?? "")"
      }
    }
  }

  /// The ops whose checksum does not fit their line.
  func damagedOps() throws -> Int {
    try database.rows("SELECT id, act, entity, kind, stamp, fields, checksum FROM op") { row in
      let line = Op.line(
        id: try row.id(0),
        act: try row.id(1),
        entity: try row.id(2),
        kind: row.text(3) ?? "",
        stamp: row.integer(4),
        fields: row.text(5) ?? ""
      )
      return Checksum.of(line) == row.blob(6)
    }.count { !$0 }
  }
}
