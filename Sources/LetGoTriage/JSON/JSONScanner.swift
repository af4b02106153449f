/// Finds the end of an object and the values of its known members, as cells.
///
/// A string in place of an object is an item too. What is nested says nothing here.
struct JSONScanner {
  /// The members that are known so far.
  var keys: JSONKeys
  /// The indexes of the cells with escapes in them.
  private(set) var escaped: [Int] = []
  /// How many cells the record has.
  var count: Int { keys.table.headers.count }

  init(names: ColumnNames) {
    keys = JSONKeys(names: names)
  }

  /// What a scan found.
  enum Scan: Equatable {
    /// A record of so many bytes with so many line ends, and all its strings' bytes, or'ed.
    case record(length: Int, lines: Int, bits: UInt8)
    case unfinished
    case broken
  }

  /// Scans the record at the beginning of some bytes; its cells replace those given.
  mutating func scan(
    _ bytes: ByteView,
    lineEnd: UInt8,
    into cells: inout [RecordScanner.Extent]
  ) -> Scan {
    var cursor = JSONCursor(bytes, lineEnd: lineEnd)
    escaped.removeAll(keepingCapacity: true)
    clear(&cells)
    do throws(JSONCursor.Fault) {
      switch try cursor.next() {
      case UInt8(ascii: "{"): try object(&cursor, into: &cells)
      case .quote: set(try cursor.string(), at: 0, in: &cells)
      default: return .broken
      }
    } catch {
      return error == .unfinished ? .unfinished : .broken
    }
    return .record(length: cursor.index, lines: cursor.lines, bits: cursor.bits)
  }

  private func clear(_ cells: inout [RecordScanner.Extent]) {
    let empty = RecordScanner.Extent(start: 0, end: 0)
    for index in 0..<min(count, cells.count) { cells[index] = empty }
    while cells.count < count { cells.append(empty) }
  }

  private mutating func object(
    _ cursor: inout JSONCursor,
    into cells: inout [RecordScanner.Extent]
  ) throws(JSONCursor.Fault) {
    _ = try cursor.take(UInt8(ascii: "{"))
    var itemRank = Int.max
    var isFirst = true
    while let (key, hasEscapes) = try cursor.key(isFirst: isFirst) {
      isFirst = false
      let member = keys.member(cursor.bytes.part(key.start, key.end), hasEscapes: hasEscapes)
      while cells.count < count { cells.append(RecordScanner.Extent(start: 0, end: 0)) }
      switch try cursor.next() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        try cursor.nested()
      case .quote:
        let value = try cursor.string()
        if let member, isBest(member, value.text, &itemRank) {
          set(value, at: member.index, in: &cells)
        }
      default:
        let value = try cursor.literal()
        // A null says nothing.
        let isNull = cursor.bytes[value.start] == UInt8(ascii: "n")
        if let member, !isNull, isBest(member, value, &itemRank) {
          set((value, false), at: member.index, in: &cells)
        }
      }
    }
  }

  /// Returns whether a member's value counts: of several that name the item, only the best does.
  private func isBest(
    _ member: JSONKeys.Member,
    _ value: RecordScanner.Extent,
    _ itemRank: inout Int
  ) -> Bool {
    guard member.index == 0 else { return true }
    guard member.rank <= itemRank, value.end > value.start else { return false }
    itemRank = member.rank
    return true
  }

  private mutating func set(
    _ value: (text: RecordScanner.Extent, hasEscapes: Bool),
    at index: Int,
    in cells: inout [RecordScanner.Extent]
  ) {
    cells[index] = value.text
    escaped.removeAll { $0 == index }
    if value.hasEscapes { escaped.append(index) }
  }
}
