import LetGoCore

/// An op as it lies in a store, byte for byte; its kind and fields may be a newer letgo's.
struct StoredOp: Hashable, Sendable {
  let id: [UInt8]
  let act: [UInt8]
  let entity: [UInt8]
  let kind: String
  let fields: String
  let stamp: Int64
  let checksum: [UInt8]

  /// The columns of the table, in the order in which they are read and written here.
  static let columns = "id, act, entity, kind, fields, stamp, checksum"

  /// The condition that an op is about the entity ?1: its first op by the id, the later ones by the
  /// index `op_by_entity`, which has no others.
  static let isAboutEntity = "(op.id = ?1 OR op.entity = ?1 AND op.entity <> op.id)"

  /// Whether the checksum is that of the op's line.
  var isSound: Bool { soundLine != nil }

  /// The line that its checksum is of; nil when it is of none.
  var soundLine: String? {
    line(fields: fields).flatMap { Checksum.of($0) == checksum ? $0 : nil }
  }

  /// Returns the line that its checksum covers, with some fields; nil when an id is none.
  func line(fields: String) -> String? {
    guard let id = ID(bytes: id), let act = ID(bytes: act), let entity = ID(bytes: entity) else {
      return nil
    }
    return Op.line(
      id: id,
      act: act,
      entity: entity,
      kind: kind,
      stamp: stamp,
      fields: fields
    )
  }

  /// Adds the op to a store; false when it is there already.
  func add(to database: Database) throws -> Bool {
    try database.run(
      "INSERT OR IGNORE INTO op (\(Self.columns)) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
      .blob(id),
      .blob(act),
      .blob(entity),
      .text(kind),
      .text(fields),
      .integer(stamp),
      .blob(checksum)
    )
    return try database.integer("SELECT changes()") > 0
  }
}

extension StoredOp {
  /// Reads a row of `columns`.
  init(_ row: Statement) {
    self.init(
      id: row.blob(0),
      act: row.blob(1),
      entity: row.blob(2),
      kind: row.text(3) ?? "",
      fields: row.text(4) ?? "",
      stamp: row.integer(5),
      checksum: row.blob(6)
    )
  }
}
