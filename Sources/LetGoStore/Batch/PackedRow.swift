/// One row of a batch as it was set aside: bytes that are bound where they lie.
///
/// A view of bytes that someone else owns, and never kept for longer than they lie there. This and
/// `RowPacker`, which writes what is read here, know how a row lies; it is never in any file for
/// another process to read.
struct PackedRow {
  private let start: UnsafeRawPointer

  /// A text of a row; null where there is none.
  enum Column: Int, CaseIterable {
    case name, key, mark, location, used, next, cost, minutes, exemption, reason, reference, note
  }

  /// The length of a text that is null.
  static let null = UInt32.max
  /// The bytes before the texts: the length of all, the state, the digest, the count, and the length
  /// of each text.
  static let head = 24 + 4 * Column.allCases.count

  /// Looks at the row that begins there.
  init(at start: UnsafeRawPointer) {
    self.start = start
  }

  /// How many bytes the row has.
  var size: Int { Int(start.loadUnaligned(as: UInt32.self)) }

  /// What was known of it when it was set aside.
  var state: BatchState {
    BatchState(rawValue: Int(start.loadUnaligned(fromByteOffset: 4, as: UInt32.self))) ?? .error
  }

  /// Stands for what the row says.
  var digest: Int64 { start.loadUnaligned(fromByteOffset: 8, as: Int64.self) }

  /// How many pieces it is; 0 for one alone, which is not written.
  var count: Int64 { start.loadUnaligned(fromByteOffset: 16, as: Int64.self) }

  /// Returns a text in UTF-8, or nil where it is null.
  func bytes(_ column: Column) -> UnsafeRawBufferPointer? {
    let length = length(column.rawValue)
    guard length != Self.null else { return nil }
    var offset = Self.head
    for before in 0..<column.rawValue where self.length(before) != Self.null {
      offset += Int(self.length(before))
    }
    return UnsafeRawBufferPointer(start: start + offset, count: Int(length))
  }

  /// Returns a text, or nil where it is null.
  func text(_ column: Column) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  private func length(_ index: Int) -> UInt32 {
    start.loadUnaligned(fromByteOffset: 24 + 4 * index, as: UInt32.self)
  }
}
