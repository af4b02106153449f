import LetGoCore

extension StagedOp {
  /// Reads the line of a file as an export writes most of them; nil for one that is written otherwise or
  /// has something wrong with it, which the other way of reading finds.
  init?(plain line: String) {
    var line = line
    let op = line.withUTF8 { bytes in
      var json = PlainJSON(bytes)
      guard json.skip("{\"op\":"), let op = StagedOp(plain: &json, in: bytes),
        json.skip(",\"checksum\":"), let digits = json.text(), json.skip("}"), json.isAtEnd,
        Hex.bytes(String(decoding: digits, as: UTF8.self)) == op.checksum
      else { return nil as StagedOp? }
      return op
    }
    guard let op else { return nil }
    self = op
  }

  /// Reads the line that an op's checksum covers, in the same way.
  init?(plainOp line: String) {
    var line = line
    let op = line.withUTF8 { bytes in
      var json = PlainJSON(bytes)
      guard let op = StagedOp(plain: &json, in: bytes), json.isAtEnd else {
        return nil as StagedOp?
      }
      return op
    }
    guard let op else { return nil }
    self = op
  }

  /// Reads an op's six parts, from where the reader stands in the line.
  private init?(plain json: inout PlainJSON, in line: UnsafeBufferPointer<UInt8>) {
    let start = json.position
    guard json.skip("["), let id = json.id(), json.skip(","), let act = json.id(), json.skip(","),
      let entity = json.id(), json.skip(","), let kind = json.text(), json.skip(","),
      let stamp = json.integer(), Self.stamps.contains(stamp), json.skip(","),
      [id, act, entity].allSatisfy({ $0.number <= Self.highestNumber })
    else { return nil }
    // One that this letgo does not know is looked at more closely.
    guard let known = Op.Kind(rawValue: String(decoding: kind, as: UTF8.self)),
      known != .act || entity == act
    else { return nil }
    let beginning = json.position
    guard json.members({ key, value in Self.isFit(value, for: key) }) else { return nil }
    let fields = line[beginning..<json.position]
    guard json.skip("]") else { return nil }
    self.init(
      id: id,
      act: act,
      entity: entity,
      kind: known.rawValue,
      stamp: stamp,
      fields: String(decoding: fields, as: UTF8.self),
      // Written the one way that it can be, so that it is what its checksum is made of.
      checksum: Checksum.of(UnsafeBufferPointer(rebasing: line[start..<json.position]))
    )
  }

  private static func isFit(
    _ value: PlainJSON.Value,
    for key: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard case .text(let bytes) = value else { return true }
    let isName = key.isEqual(to: "name") || key.isEqual(to: "title") || key.isEqual(to: "label")
    if isName { return (try? Name(String(decoding: bytes, as: UTF8.self))) != nil }
    // No text has more characters than bytes; a longer one is looked at more closely, whatever it is.
    return bytes.count <= IntakeFailure.longestReason
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isEqual(to text: StaticString) -> Bool {
    text.withUTF8Buffer { elementsEqual($0) }
  }
}
