import LetGoCore

/// The line of an op that is read from a store, written as bytes in one room for all.
///
/// The same as `StoredOp.isSound` asks for, many times faster: a backup asks it of all ops.
struct StoredLine {
  private var bytes = Array("[".utf8)
  private var kind: (raw: [UInt8], quoted: [UInt8]) = ([], [])

  /// Whether the checksum of a row of `StoredOp.columns` is that of its line.
  mutating func isSound(_ row: Statement) -> Bool {
    bytes.removeLast(bytes.count - 1)
    for column in Int32(0)..<3 {
      let id = row.blob(column)
      guard id.count == 16 else { return false }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: Hex.text(id).utf8)
      bytes.append(UInt8(ascii: "\""))
      bytes.append(UInt8(ascii: ","))
    }
    // Mostly the same as the last one's.
    let raw = row.blob(3)
    if raw != kind.raw || raw.isEmpty {
      kind = (raw, Array(JSON.string(String(decoding: raw, as: UTF8.self)).utf8))
    }
    bytes.append(contentsOf: kind.quoted)
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: String(row.integer(5)).utf8)
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: row.blob(4))
    bytes.append(UInt8(ascii: "]"))
    return Checksum.of(bytes) == row.blob(6)
  }
}
