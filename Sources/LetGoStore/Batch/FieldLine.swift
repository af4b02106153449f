import LetGoCore

/// The fields of an op as JSON, written as bytes; the same as `Fields.json` when keys come in order.
struct FieldLine {
  private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

  /// Adds a text, or nothing for nil.
  mutating func add(_ key: StaticString, _ text: String?) {
    guard var text else { return }
    begin(key)
    let isPlain = text.withUTF8 { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    }
    if isPlain {
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text.utf8)
      bytes.append(UInt8(ascii: "\""))
    } else {
      bytes.append(contentsOf: JSON.string(text).utf8)
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
