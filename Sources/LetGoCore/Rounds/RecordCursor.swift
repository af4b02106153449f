/// Reads a line that is one JSON array of texts and whole numbers (RFC 8259), with nothing nested.
///
/// It takes the one way in which letgo writes such a line, so that whoever has a record has the same
/// bytes: no blanks, no zeros in front, no escapes but those of quote and backslash.
struct RecordCursor {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var isFirst = true

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Takes the bracket that begins the line.
  mutating func begin() -> Bool { take(UInt8(ascii: "[")) }

  /// Returns whether the line ends here, as it has to.
  mutating func end() -> Bool { take(UInt8(ascii: "]")) && index == bytes.endIndex }

  /// Returns the next value as a text of at most so many bytes; nil when it is none.
  mutating func text(atMost most: Int) -> String? {
    guard separate(), take(UInt8(ascii: "\"")) else { return nil }
    let start = index
    var escaped: [UInt8]?
    while index < bytes.endIndex, index - start <= most * 2 {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard escaped?.count ?? (index - 1 - start) <= most else { return nil }
        return escaped.map { String(decoding: $0, as: UTF8.self) }
          ?? String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard index < bytes.endIndex,
          [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(bytes[index])
        else { return nil }
        escaped = (escaped ?? Array(bytes[start..<(index - 1)])) + [bytes[index]]
        index += 1
      case 0..<0x20, 0x7F: return nil
      default: escaped?.append(byte)
      }
    }
    return nil
  }

  /// Returns the next value as a whole number in a range; nil when it is none.
  mutating func number(in range: ClosedRange<Int64>) -> Int64? {
    guard separate() else { return nil }
    let start = index
    var value: Int64 = 0
    while index < bytes.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      // No number that is told has more digits, and none of these is too large for the type.
      guard index - start < 17 else { return nil }
      value = value * 10 + Int64(bytes[index] - UInt8(ascii: "0"))
      index += 1
    }
    let hasZeroInFront = index - start > 1 && bytes[start] == UInt8(ascii: "0")
    return index > start && !hasZeroInFront && range.contains(value) ? value : nil
  }

  private mutating func separate() -> Bool {
    defer { isFirst = false }
    return isFirst || take(UInt8(ascii: ","))
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }
}
