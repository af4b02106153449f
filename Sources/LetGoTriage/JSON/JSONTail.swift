/// Passes over what stands behind a list in the object around it.
struct JSONTail {
  /// Whether the list has ended.
  var isReached = false
  private var depth = 1
  private var isInString = false
  private var isEscaped = false
  /// Whether an array has begun, and nothing in it yet.
  private var isArrayBegun = false
  private var hasTold = false

  /// Returns how many bytes to pass over, and whether another list of objects begins behind them;
  /// that is told once.
  mutating func pass(_ bytes: ByteView) -> (count: Int, isList: Bool) {
    for index in 0..<bytes.count where begins(bytes[index]) {
      hasTold = true
      return (index + 1, true)
    }
    return (bytes.count, false)
  }

  /// Takes in a byte, and returns whether another list begins with it, in this object or behind it.
  private mutating func begins(_ byte: UInt8) -> Bool {
    if isEscaped {
      isEscaped = false
    } else if isInString {
      isEscaped = byte == UInt8(ascii: "\\")
      isInString = byte != .quote
    } else if !byte.isBlank {
      defer { isArrayBegun = byte == UInt8(ascii: "[") }
      switch byte {
      case .quote: isInString = true
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "{"):
        depth += 1
        return !hasTold && (depth == 1 || depth == 3 && isArrayBegun)
      default: break
      }
    }
    return false
  }
}
