import LetGoCore

/// An op from a file, judged: what a store needs in order to keep it byte for byte.
struct StagedOp: Equatable, Sendable {
  let id: ID
  let act: ID
  let entity: ID
  /// One of `Op.Kind`, or a newer letgo's.
  let kind: String
  let stamp: Int64
  /// The JSON object of what it sets, known and unknown.
  let fields: String
  let checksum: [UInt8]

  /// The most characters that a kind may have.
  private static let longestKind = 64
  /// The highest running number that is taken in: as many again are left for new ones.
  static let highestNumber = UInt32(Int32.max)
  /// From the year 0 to the end of 9999, so that the next stamp is always a number too.
  static let stamps: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  init(
    id: ID,
    act: ID,
    entity: ID,
    kind: String,
    stamp: Int64,
    fields: String,
    checksum: [UInt8]
  ) {
    self.id = id
    self.act = act
    self.entity = entity
    self.kind = kind
    self.stamp = stamp
    self.fields = fields
    self.checksum = checksum
  }

  /// Reads a line, with SQLite as the parser of its JSON; what is missing falls back to a default.
  ///
  /// Throws `IntakeFailure.Fault`, or what SQLite says.
  init(_ line: String, by parser: Database) throws {
    guard try parser.integer("SELECT json_valid(?1)", .text(line)) == 1 else {
      throw IntakeFailure.Fault.notJSON
    }
    guard let parts = try parser.first(Parts.query, .text(line), row: Parts.init) else {
      throw IntakeFailure.Fault.notOp
    }
    try parts.checkShape()
    guard let id = try Self.id(parts.id) else { throw IntakeFailure.Fault.badID }
    self.id = id
    // What stands alone is an act, or an entity, of its own.
    act = try Self.id(parts.act) ?? id
    entity = try Self.id(parts.entity) ?? id
    kind = try Self.kind(parts.kind)
    stamp = try Self.stamp(parts.stamp)
    fields = try Self.fields(parts.fields)
    let op = Op.line(id: id, act: act, entity: entity, kind: kind, stamp: stamp, fields: fields)
    checksum = Checksum.of(op)
    // What is written as an export writes it has nothing else in it.
    if line != ExchangeFormat.line(op: op, checksum: checksum) {
      try Parts.checkRest(of: line, by: parser)
    }
    if let said = parts.checksum.value {
      guard case .text(let text) = said, Hex.bytes(text) == checksum else {
        throw IntakeFailure.Fault.badChecksum
      }
    }
    // An act is its own entity, or what counts would depend on the order of replay.
    guard kind != Op.Kind.act.rawValue || entity == act else { throw IntakeFailure.Fault.twoKinds }
    if Op.Kind(rawValue: kind) != nil { try Self.checkTexts(of: line, by: parser) }
  }

  private static func id(_ part: Part) throws -> ID? {
    guard let value = part.value else { return nil }
    guard case .text(let text) = value, let bytes = Hex.bytes(text), let id = ID(bytes: bytes),
      id.number <= highestNumber
    else { throw IntakeFailure.Fault.badID }
    return id
  }

  private static func kind(_ part: Part) throws -> String {
    guard let value = part.value else { return Op.Kind.item.rawValue }
    guard case .text(let text) = value, (1...longestKind).contains(text.utf8.count),
      text.unicodeScalars.allSatisfy({ !$0.isControl && !$0.isInvisibleMark })
    else { throw IntakeFailure.Fault.badKind }
    return text
  }

  private static func stamp(_ part: Part) throws -> Int64 {
    guard let value = part.value else { return 0 }
    guard case .integer(let number) = value, stamps.contains(number) else {
      throw IntakeFailure.Fault.badStamp
    }
    return number
  }

  private static func fields(_ part: Part) throws -> String {
    guard let value = part.value else { return "{}" }
    guard part.type == "object", case .text(let text) = value else {
      throw IntakeFailure.Fault.badFields
    }
    return text
  }

  /// Checks each text that is shown, also where one field is named twice.
  private static func checkTexts(of line: String, by parser: Database) throws {
    let texts = try parser.rows(
      "SELECT key, atom FROM json_each(?1, '$.op[5]') WHERE type = 'text'",
      .text(line)
    ) { row in (key: row.text(0) ?? "", text: row.text(1) ?? "") }
    for (key, text) in texts {
      switch key {
      case "name", "title", "label":
        do { _ = try Name(text) } catch { throw IntakeFailure.Fault.badName(error) }
      case "reason" where text.count > IntakeFailure.longestReason,
        "place" where text.count > IntakeFailure.longestReason,
        "location" where text.count > IntakeFailure.longestReason,
        "reference" where text.count > IntakeFailure.longestReason:
        throw IntakeFailure.Fault.longReason(characters: text.count)
      default: break
      }
    }
  }
}

extension IntakeFailure.Fault: Error {}
