/// Finds the way out of a record that is no JSON, byte by byte.
///
/// Where all that was opened is closed on the same line, the way out is behind it; else the record
/// was cut, and it is the next line on which an object begins.
struct JSONPass {
  private let lineEnd: UInt8
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var isOnFirstLine = true
  private var isAtLineStart = false
  private var isObject: Bool?
  /// The line ends passed.
  private(set) var lines = 0

  init(lineEnd: UInt8) {
    self.lineEnd = lineEnd
  }

  /// Returns how many bytes to pass over, and whether the way out is behind them.
  mutating func pass(_ bytes: ByteView) -> (count: Int, isOut: Bool) {
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if isOnFirstLine {
        if let isOut = stays(byte) { return (isOut ? index + 1 : index, true) }
      } else if isAtLineStart, byte == UInt8(ascii: "{") || byte == .quote && isObject == false {
        return (index, true)
      }
      if byte == lineEnd {
        lines += 1
        isOnFirstLine = false
        isAtLineStart = true
      } else if !byte.isBlank, ![UInt8(ascii: ","), UInt8(ascii: "[")].contains(byte) {
        isAtLineStart = false
      }
    }
    return (bytes.count, false)
  }

  /// Looks at a byte of the first line; true when the record ends with it, false when before it.
  private mutating func stays(_ byte: UInt8) -> Bool? {
    let opens = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    let isFirst = isObject == nil
    if isFirst { isObject = byte != .quote }
    if isEscaped {
      isEscaped = false
    } else if isInString {
      if byte == UInt8(ascii: "\\") { isEscaped = true }
      if byte == .quote { isInString = false }
    } else if byte == .quote {
      isInString = true
    } else if opens {
      // What is no object ends where one begins.
      if depth == 0, !isFirst { return false }
      depth += 1
    } else if byte == UInt8(ascii: "]"), depth == 0, !isFirst {
      // The end of the list that it stands in.
      return false
    } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      depth -= 1
      if depth <= 0 { return true }
    } else if byte == UInt8(ascii: ","), depth == 0 {
      return true
    }
    return nil
  }
}
