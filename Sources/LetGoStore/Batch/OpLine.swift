import LetGoCore

/// The lines of ops that each begin an entity of one kind in one act, as bytes.
///
/// The same as `Op.line` makes them, without a text for each part.
struct OpLine {
  private let act: [UInt8]
  private let rest: [UInt8]

  init(act: ID, kind: Op.Kind, stamp: Int64) {
    self.act = Array("\",\"\(act)\",\"".utf8)
    rest = Array("\",\(JSON.string(kind.rawValue)),\(stamp),".utf8)
  }

  /// Returns the checksum of the line with an id and fields that are JSON already.
  func checksum(_ id: ID, fields: [UInt8]) -> [UInt8] {
    let digits = id.description.utf8
    var line: [UInt8] = []
    line.reserveCapacity(2 * digits.count + act.count + rest.count + fields.count + 3)
    line += [UInt8(ascii: "["), UInt8(ascii: "\"")]
    line += digits
    line += act
    line += digits
    line += rest
    line += fields
    line.append(UInt8(ascii: "]"))
    return Checksum.of(line)
  }
}
