/// The escapes in strings of JSON (RFC 8259, section 7).
enum JSONEscapes {
  /// Writes the text of a string over it, blanks over what is left, and returns the text's length.
  ///
  /// No escape is shorter than its character; a half of a surrogate pair becomes U+FFFD.
  static func decode(_ text: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var read = 0
    var written = 0
    while read < text.count {
      let byte = text[read]
      read += 1
      guard byte == UInt8(ascii: "\\"), read < text.count else {
        text[written] = byte
        written += 1
        continue
      }
      let kind = text[read]
      read += 1
      if kind == UInt8(ascii: "u"), let scalar = scalar(in: text, at: &read) {
        var packed = scalar.packedUTF8
        repeat {
          text[written] = UInt8(truncatingIfNeeded: packed)
          packed >>= 8
          written += 1
        } while packed > 0
      } else {
        text[written] = plain(kind)
        written += 1
      }
    }
    for index in written..<text.count { text[index] = .space }
    return written
  }

  /// Returns the text of a string.
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let count = bytes.withUnsafeMutableBufferPointer { decode($0) }
    return Array(bytes.prefix(count))
  }

  private static func plain(_ kind: UInt8) -> UInt8 {
    switch kind {
    case UInt8(ascii: "n"): .lineFeed
    case UInt8(ascii: "t"): .tab
    case UInt8(ascii: "r"): .carriageReturn
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: kind
    }
  }

  /// Reads the digits after `\u`, and those of the other half of a pair.
  private static func scalar(
    in text: UnsafeMutableBufferPointer<UInt8>,
    at read: inout Int
  ) -> Unicode.Scalar? {
    guard let first = hex(text, at: read) else { return nil }
    read += 4
    if first & 0xFC00 == 0xD800, read + 1 < text.count, text[read] == UInt8(ascii: "\\"),
      text[read + 1] == UInt8(ascii: "u"), let second = hex(text, at: read + 2),
      second & 0xFC00 == 0xDC00
    {
      read += 6
      return Unicode.Scalar(0x1_0000 + ((first & 0x3FF) << 10 | second & 0x3FF))
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private static func hex(_ text: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard index + 4 <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text[index..<index + 4] {
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte & 0x0F)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32(byte & 0x0F) + 9
      default: return nil
      }
    }
    return value
  }
}
