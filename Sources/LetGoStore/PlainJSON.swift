import LetGoCore

/// Reads JSON that is written the way letgo writes most of it: no blanks, texts without escapes, whole
/// numbers, nothing inside of what is inside.
///
/// Whatever is written otherwise is left to SQLite's parser, which is many times slower. What both read,
/// they read alike.
struct PlainJSON {
  // Read only below `end`, and only while the text that it points to is there (`withUTF8`).
  private let bytes: UnsafeBufferPointer<UInt8>
  /// How many bytes are read.
  private(set) var position = 0

  /// What a member of an object is.
  enum Value {
    /// The bytes between the quotes, in UTF-8.
    case text(UnsafeBufferPointer<UInt8>)
    case integer(Int64)
    case null
  }

  /// The most digits of a number, with which it can't be too large.
  private static let mostDigits = 18

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether all is read.
  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes over what has to stand here; false when it does not.
  mutating func skip(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for offset in 0..<count where bytes[position + offset] != expected.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  /// Reads a text, and returns what is between its quotes.
  mutating func text() -> UnsafeBufferPointer<UInt8>? {
    guard skip("\"") else { return nil }
    let start = position
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20, byte != UInt8(ascii: "\\") else { return nil }
      position += 1
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return skip("\"") ? text : nil
  }

  /// Reads a whole number.
  mutating func integer() -> Int64? {
    let isNegative = skip("-")
    let start = position
    var number: Int64 = 0
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      guard position - start < Self.mostDigits else { return nil }
      number = number * 10 + Int64(byte - UInt8(ascii: "0"))
      position += 1
    }
    // Neither none, nor one with a zero in front, nor a negative zero, which are no JSON or no number
    // that is written like this.
    guard position > start,
      bytes[start] != UInt8(ascii: "0") || position == start + 1 && !isNegative
    else { return nil }
    return isNegative ? -number : number
  }

  /// Reads an object, and hands over each member; false when it is written otherwise, or refused.
  mutating func members(_ body: (UnsafeBufferPointer<UInt8>, Value) -> Bool) -> Bool {
    guard skip("{") else { return false }
    if skip("}") { return true }
    repeat {
      guard let key = text(), skip(":"), let value = value(), body(key, value) else { return false }
    } while skip(",")
    return skip("}")
  }

  private mutating func value() -> Value? {
    switch next {
    case UInt8(ascii: "\""): text().map(Value.text)
    case UInt8(ascii: "n"): skip("null") ? .null : nil
    default: integer().map(Value.integer)
    }
  }
}

extension PlainJSON {
  /// Reads an id as a text of 32 digits, in lower case as they are written.
  mutating func id() -> ID? {
    guard let digits = text(), digits.count == 32 else { return nil }
    var (device, low) = (UInt64(0), UInt64(0))
    for index in 0..<16 {
      guard let high = Self.value(of: digits[index]), let other = Self.value(of: digits[index + 16])
      else { return nil }
      device = device << 4 | high
      low = low << 4 | other
    }
    return ID(
      device: device,
      number: UInt32(low >> 32),
      salt: UInt32(truncatingIfNeeded: low)
    )
  }

  private static func value(of digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}
