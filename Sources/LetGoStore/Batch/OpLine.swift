import LetGoCore

/// The ops that each begin an entity of one kind in one act, as bytes.
///
/// The same as `Op.line` makes them, in one room for all, without a text for each part.
struct OpLine {
  /// The fields of the row that was written last.
  private(set) var fields = FieldLine()
  private var bytes = Array("[\"".utf8)
  private let act: [UInt8]
  private let rest: [UInt8]
  private let kind: Batch.Kind
  /// What is the same in all of them: the outcome of items, the day on which waits began.
  private let shared: [UInt8]

  init(act: ID, _ kind: Batch.Kind, at moment: Moment) {
    self.act = Array("\",\"\(act)\",\"".utf8)
    rest = Array("\",\(JSON.string(kind.ops.rawValue)),\(moment.milliseconds),".utf8)
    self.kind = kind
    shared =
      switch kind {
      case .items: Array(Outcome(.decided, on: moment.day).description.utf8)
      case .wishes: Array(moment.day.description.utf8)
      }
  }

  /// Writes the fields of a row, and returns the checksum of its op with an id.
  mutating func write(_ row: PackedRow, _ id: [UInt8]) -> [UInt8] {
    fields.begin()
    shared.withUnsafeBytes { shared in
      switch kind {
      case .items: fields.addItem(row, outcome: shared)
      case .wishes: fields.addWish(row, began: shared)
      }
    }
    fields.end()
    bytes.removeLast(bytes.count - 2)
    let digits = Hex.text(id)
    bytes.append(contentsOf: digits.utf8)
    bytes.append(contentsOf: act)
    bytes.append(contentsOf: digits.utf8)
    bytes.append(contentsOf: rest)
    bytes.append(contentsOf: fields.bytes)
    bytes.append(UInt8(ascii: "]"))
    return Checksum.of(bytes)
  }
}

extension FieldLine {
  fileprivate mutating func addItem(_ row: PackedRow, outcome: UnsafeRawBufferPointer) {
    add("cost", row.bytes(.cost))
    if row.count > 0 { add("count", row.count) }
    add("exemption", row.bytes(.exemption))
    add("listed", row.digest)
    add("location", row.bytes(.location))
    add("minutes", row.bytes(.minutes))
    add("name", row.bytes(.name))
    add("next", row.bytes(.next))
    add("outcome", outcome)
    add("reference", row.bytes(.reference))
    add("used", row.bytes(.used))
  }

  fileprivate mutating func addWish(_ row: PackedRow, began: UnsafeRawBufferPointer) {
    add("began", began)
    add("listed", row.digest)
    add("name", row.bytes(.name))
    // In its own table one without a place has an empty one.
    if let place = row.bytes(.location), !place.isEmpty { add("place", place) }
    add("price", row.bytes(.cost))
    add("reason", row.bytes(.reason))
    add("reference", row.bytes(.reference))
  }
}
