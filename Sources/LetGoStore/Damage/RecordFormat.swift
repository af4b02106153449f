/// SQLite's format of a row (https://sqlite.org/fileformat.html#record_format).
enum RecordFormat {
  /// Returns the values of a record, or nil when it can't be one.
  static func values(in payload: [UInt8]) -> [SQLValue]? {
    var header = ByteCursor(payload, from: 0)
    guard let headerSize = header.variable(), headerSize <= payload.count else { return nil }
    var body = ByteCursor(payload, from: headerSize)
    var values: [SQLValue] = []
    while header.position < headerSize {
      guard let type = header.variable(), let value = value(of: type, from: &body) else {
        return nil
      }
      values.append(value)
    }
    return values
  }

  private static func value(of type: Int, from body: inout ByteCursor) -> SQLValue? {
    switch type {
    case 0: return .null
    case 1...4: return body.integer(bytes: type).map { .integer($0) }
    case 5: return body.integer(bytes: 6).map { .integer($0) }
    case 6: return body.integer(bytes: 8).map { .integer($0) }
    case 8, 9: return .integer(Int64(type - 8))
    case 12...: break
    // 7 is a fraction, which letgo stores nowhere; 10 and 11 are never in a file.
    default: return nil
    }
    guard let bytes = body.bytes((type - 12) / 2) else { return nil }
    return type.isMultiple(of: 2)
      ? .blob(Array(bytes)) : .text(String(decoding: bytes, as: UTF8.self))
  }
}

/// A place in some bytes, from which numbers are read; nil where they end.
struct ByteCursor {
  private let all: [UInt8]
  /// The offset of the next byte.
  private(set) var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    all = bytes
    self.position = position
  }

  /// Returns a number of 1 to 9 bytes, as SQLite writes sizes; a negative one is none.
  mutating func variable() -> Int? {
    var number: UInt64 = 0
    for index in 0..<9 {
      guard position < all.count else { return nil }
      let byte = all[position]
      position += 1
      if index == 8 {
        number = number << 8 | UInt64(byte)
        break
      }
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { break }
    }
    return Int(exactly: number)
  }

  /// Returns a signed number with its highest byte first.
  mutating func integer(bytes count: Int) -> Int64? {
    guard let bytes = bytes(count), let first = bytes.first else { return nil }
    let start: Int64 = first >= 0x80 ? -1 : 0
    return bytes.reduce(start) { $0 << 8 | Int64($1) }
  }

  /// Returns the next bytes.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, position >= 0, count <= all.count - min(position, all.count) else {
      return nil
    }
    defer { position += count }
    return all[position..<position + count]
  }
}
