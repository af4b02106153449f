import LetGoCore

/// The fields of an op as JSON, written as bytes; the same as `Fields.json` when keys come in order.
struct FieldLine {
  /// The object that was written last.
  private(set) var bytes: [UInt8] = []

  /// Begins an object in place of the last one.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(UInt8(ascii: "{"))
  }

  /// Adds a text in UTF-8, or nothing for nil.
  mutating func add(_ key: StaticString, _ text: UnsafeRawBufferPointer?) {
    guard let text else { return }
    begin(key)
    if text.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) {
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text)
      bytes.append(UInt8(ascii: "\""))
    } else {
      bytes.append(contentsOf: JSON.string(String(decoding: text, as: UTF8.self)).utf8)
    }
  }

  /// Adds a whole number.
  mutating func add(_ key: StaticString, _ number: Int64) {
    begin(key)
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Ends the object; nothing is added after that.
  mutating func end() {
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func begin(_ key: StaticString) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }
}
