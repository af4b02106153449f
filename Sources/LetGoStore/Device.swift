import LetGoCore

/// The device that a store's own ops are written by.
struct Device {
  let number: UInt64

  /// Reads which device this store belongs to.
  init(in database: Database) throws {
    let found = try database.first("SELECT id FROM device") { row in
      row.blob(0).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    guard let found else { throw SQLiteError.damaged("the device") }
    number = found
  }

  /// The lowest id that an op of this device could have.
  var first: ID { ID(device: number, number: 0, salt: 0) }

  /// The highest id that an op of this device could have.
  var last: ID { ID(device: number, number: .max, salt: .max) }

  /// Returns the id that follows a running number on this device.
  func id(after running: UInt32, salt: UInt32) -> ID {
    ID(device: number, number: running + 1, salt: salt)
  }

  /// Returns the running number of the newest op of this device, 0 when there is none.
  func newestNumber(in database: Database) throws -> UInt32 {
    try newest(in: database)?.number ?? 0
  }

  /// Returns the newest op of this device, nil when there is none.
  func newest(in database: Database) throws -> ID? {
    try database.first(
      "SELECT max(id) FROM op WHERE id BETWEEN ?1 AND ?2",
      .blob(first.bytes),
      .blob(last.bytes)
    ) { ID(bytes: $0.blob(0)) } ?? nil
  }
}
