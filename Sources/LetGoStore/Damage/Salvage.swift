import LetGoCore

/// What is still in a damaged store: every op whose checksum fits, wherever in the file it lies.
///
/// The file is read page by page, since one bad page on the way down keeps SQLite from all that lie
/// below it. The checksum decides what is an op, so that nothing has to be believed.
struct Salvage {
  /// The device, when its row could be read.
  private(set) var device: [UInt8]?
  /// The ids that any index names; an op that is not found although it is named was lost.
  private(set) var named: Set<ID> = []
  /// Whether any part of the file could not be read.
  private(set) var hasGaps = false

  /// Reads a file and hands on each op once or more; a file that is not there has none.
  init(of file: PageFile?, op: (StoredOp) throws -> Void) throws {
    guard let file, file.pageCount > 0 else {
      hasGaps = true
      return
    }
    hasGaps = !file.isWhole
    for number in 1...file.pageCount {
      guard let page = file.records(on: number) else { continue }
      if page.unreadable > 0 { hasGaps = true }
      for record in page.records { try take(record, op) }
    }
  }

  private mutating func take(_ record: [SQLValue], _ op: (StoredOp) throws -> Void) throws {
    if let found = StoredOp(record) {
      if found.isSound {
        try op(found)
      } else {
        hasGaps = true
      }
      if let id = ID(bytes: found.id) { named.insert(id) }
    } else if record.count == 1, case .blob(let bytes) = record[0], bytes.count == 8 {
      device = bytes
    } else if record.count == 2, case .blob(let owner) = record[0], owner.count == 16,
      case .blob(let bytes) = record[1], let id = ID(bytes: bytes)
    {
      // A row of the indexes by act and by entity.
      named.insert(id)
    }
  }

  /// Returns whether a file holds at least one op, so that it is or was a letgo store.
  static func findsOps(in path: String) -> Bool {
    guard let file = PageFile(path: path), file.pageCount > 0 else { return false }
    // Enough to tell; another program's large database is not read as a whole for that.
    return (1...min(file.pageCount, 1_000)).contains { number in
      file.records(on: number)?.records.contains { StoredOp($0)?.isSound ?? false } ?? false
    }
  }
}

extension StoredOp {
  /// Makes the op that a row has, or returns nil when the row is of another table.
  fileprivate init?(_ row: [SQLValue]) {
    guard row.count == 7, case .blob(let id) = row[0], case .blob(let act) = row[1],
      case .blob(let entity) = row[2], case .text(let kind) = row[3],
      case .text(let fields) = row[4], case .integer(let stamp) = row[5],
      case .blob(let checksum) = row[6]
    else { return nil }
    self.init(
      id: id,
      act: act,
      entity: entity,
      kind: kind,
      fields: fields,
      stamp: stamp,
      checksum: checksum
    )
  }
}
