/// Walks through the bytes of JSON (RFC 8259) without making anything of them.
///
/// It is lenient where nothing is lost by it: nested values need only be closed, and strings may
/// have tabs in them. A line end in a string is an error, so that a cut line costs one row.
struct JSONCursor {
  let bytes: ByteView
  let lineEnd: UInt8
  private(set) var index = 0
  /// The line ends passed.
  private(set) var lines = 0
  /// All bytes of strings passed, or'ed.
  private(set) var bits: UInt8 = 0

  enum Fault: Error {
    /// The bytes end within a value.
    case unfinished
    case broken
  }

  init(_ bytes: ByteView, lineEnd: UInt8) {
    self.bytes = bytes
    self.lineEnd = lineEnd
  }

  /// Passes over blanks and returns the byte after them.
  mutating func next() throws(Fault) -> UInt8 {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isBlank else { return byte }
      if byte == lineEnd { lines += 1 }
      index += 1
    }
    throw .unfinished
  }

  /// Passes over blanks and one byte, if it is the one expected.
  mutating func take(_ expected: UInt8) throws(Fault) -> Bool {
    guard try next() == expected else { return false }
    index += 1
    return true
  }

  /// Passes over a string and returns where its text lies, between the quotes.
  mutating func string() throws(Fault) -> (text: RecordScanner.Extent, hasEscapes: Bool) {
    guard try take(.quote) else { throw .broken }
    let start = index
    var hasEscapes = false
    var seen: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      seen |= byte
      switch byte {
      case .quote:
        bits |= seen
        index += 1
        return (RecordScanner.Extent(start: start, end: index - 1), hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        if index + 1 < bytes.count, bytes[index + 1] == .lineFeed { throw .broken }
        index += 2
      case .lineFeed, .carriageReturn:
        throw .broken
      default:
        index += 1
      }
    }
    throw .unfinished
  }

  /// Passes over a member's key and the colon behind it, and returns where its text lies; nil at the
  /// end of the object.
  mutating func key(isFirst: Bool) throws(Fault) -> (text: RecordScanner.Extent, hasEscapes: Bool)?
  {
    if try take(UInt8(ascii: "}")) { return nil }
    if !isFirst {
      guard try take(UInt8(ascii: ",")) else { throw .broken }
      // A comma after the last member is a habit of hand-written files.
      if try take(UInt8(ascii: "}")) { return nil }
    }
    let key = try string()
    guard try take(UInt8(ascii: ":")) else { throw .broken }
    return key
  }

  /// Passes over a number, `true`, `false` or `null` and returns where it lies.
  mutating func literal() throws(Fault) -> RecordScanner.Extent {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isDigit || byte.isLetter || "+-.".utf8.contains(byte) else { break }
      index += 1
    }
    guard index < bytes.count else { throw .unfinished }
    let text = bytes.part(start, index)
    let isNumber = !text.isEmpty && (text[0].isDigit || text[0] == .minus)
    guard isNumber || JSONCursor.words.contains(where: { text.isEqual(to: $0) }) else {
      throw .broken
    }
    return RecordScanner.Extent(start: start, end: index)
  }

  /// Passes over an object or an array, with all that is in it.
  mutating func nested() throws(Fault) {
    var depth = 0
    repeat {
      switch try next() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case .quote: _ = try string()
      default: index += 1
      }
    } while depth > 0
  }

  private static let words = ["true", "false", "null"].map { Array($0.utf8) }
}

extension ByteView {
  /// Returns whether the bytes are the same as others.
  func isEqual(to other: [UInt8]) -> Bool {
    count == other.count && starts(with: other)
  }
}
