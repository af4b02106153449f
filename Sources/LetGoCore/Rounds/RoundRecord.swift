/// One thing that a member of a round tells the others, a line of JSON.
package enum RoundRecord: Hashable, Sendable {
  /// How the round was begun.
  case start(RoundStart)
  /// That the device speaks for a member.
  case join(Join)
  /// How many pieces left on a day, as of one moment.
  case count(RoundMember.Entry)
  /// What left on a day, where the member shares it.
  case title(day: Int, Name)
  /// That the member left on a day.
  case leave(day: Int)

  /// Who a device speaks for.
  package struct Join: Hashable, Sendable {
    /// The member, by their public key in hexadecimal digits.
    package let member: String
    /// What the others see.
    package let name: Name
    /// The number of the day on which they joined.
    package let day: Int
    /// The member's signature of round and device, in hexadecimal digits.
    package let proof: String

    package init(member: String, name: Name, day: Int, proof: String) {
      self.member = member
      self.name = name
      self.day = day
      self.proof = proof
    }
  }

  /// Why a line is not a record.
  package enum Refusal: Error, Equatable {
    /// It is of a kind that only a newer letgo knows.
    case newer
    /// It can't be read, or says what can't be.
    case unreadable
  }

  /// The instants that a stamp can have, in milliseconds since 1970-01-01T00:00Z: to the year 9999.
  package static let stamps: ClosedRange<Int64> = 0...253_402_300_800_000
  private static let days: ClosedRange<Int64> = 1...Int64(Round.lengths.upperBound)

  /// The record's line, a JSON array.
  package var line: String {
    switch self {
    case .start(let start): start.line
    case .join(let join):
      "[\"join\",\"\(join.member)\",\(JSON.string(join.name.text)),\(join.day),\"\(join.proof)\"]"
    case .count(let entry):
      "[\"count\",\"\(entry.device.hex)\",\(entry.day),\(entry.count),\(entry.stamp)]"
    case .title(let day, let name): "[\"title\",\(day),\(JSON.string(name.text))]"
    case .leave(let day): "[\"leave\",\(day)]"
    }
  }

  /// Reads a line, all of it.
  package init(line: ArraySlice<UInt8>) throws(Refusal) {
    var cursor = RecordCursor(line)
    guard cursor.begin(), let kind = cursor.text(atMost: 16) else { throw .unreadable }
    let record: RoundRecord?
    switch kind {
    case "round": record = RoundStart(&cursor).map(RoundRecord.start)
    case "join": record = Self.join(&cursor)
    case "count": record = Self.count(&cursor)
    case "title":
      let day = cursor.number(in: Self.days)
      let name = cursor.title()
      record = day.flatMap { day in name.map { .title(day: Int(day), $0) } }
    case "leave": record = cursor.number(in: Self.days).map { .leave(day: Int($0)) }
    default:
      guard !kind.isEmpty, kind.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
        throw .unreadable
      }
      throw .newer
    }
    guard let record, cursor.end() else { throw .unreadable }
    self = record
  }

  private static func join(_ cursor: inout RecordCursor) -> RoundRecord? {
    guard let member = cursor.hex(bytes: 32), let name = cursor.name(),
      let day = cursor.number(in: days), let proof = cursor.hex(bytes: 64)
    else { return nil }
    return .join(Join(member: member, name: name, day: Int(day), proof: proof))
  }

  private static func count(_ cursor: inout RecordCursor) -> RoundRecord? {
    guard let device = cursor.hex(bytes: 8).flatMap({ UInt64($0, radix: 16) }),
      let day = cursor.number(in: days), let count = cursor.number(in: 0...Int64(Item.most)),
      let stamp = cursor.number(in: stamps)
    else { return nil }
    return .count(
      RoundMember.Entry(device: device, day: Int(day), count: Int(count), stamp: stamp)
    )
  }
}

/// What begins each segment of a round: which round and which device it is of, and when it was written.
package struct RoundHead: Equatable, Sendable {
  /// The round, by the hash of its start record in hexadecimal digits.
  package let round: String
  /// The device's public key in hexadecimal digits.
  package let key: String
  /// Milliseconds since 1970-01-01T00:00Z.
  package let stamp: Int64

  package init(round: String, key: String, stamp: Int64) {
    self.round = round
    self.key = key
    self.stamp = stamp
  }

  /// The head's line, a JSON array.
  package var line: String { "[\"of\",\"\(round)\",\"\(key)\",\(stamp)]" }

  /// Returns the stamp at the end of a line that was read before.
  package static func stamp(of line: ArraySlice<UInt8>) -> Int64? {
    guard let comma = line.lastIndex(of: UInt8(ascii: ",")), line.last == UInt8(ascii: "]") else {
      return nil
    }
    return Int64(String(decoding: line[(comma + 1)...].dropLast(), as: UTF8.self))
  }

  /// Reads the line; nil when it is none.
  package init?(line: ArraySlice<UInt8>) {
    var cursor = RecordCursor(line)
    guard cursor.begin(), cursor.text(atMost: 2) == "of", let round = cursor.hex(bytes: 32),
      let key = cursor.hex(bytes: 32), let stamp = cursor.number(in: RoundRecord.stamps),
      cursor.end()
    else { return nil }
    self.init(round: round, key: key, stamp: stamp)
  }
}

extension RecordCursor {
  /// Returns the next value as lower-case hexadecimal digits of so many bytes.
  mutating func hex(bytes: Int) -> String? {
    guard let text = text(atMost: bytes * 2), text.utf8.count == bytes * 2,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    return text
  }

  /// Returns the next value as a name that friends see.
  mutating func name() -> Name? {
    guard let text = text(atMost: RoundStart.mostNameBytes), let name = Name(asWritten: text) else {
      return nil
    }
    return RoundStart.shown(name)
  }

  /// Returns the next value as the name of something that left.
  mutating func title() -> Name? { text(atMost: 4_000).flatMap { Name(asWritten: $0) } }
}

extension Name {
  /// Takes a text that is a name as it stands, with nothing in it that would have to go.
  fileprivate init?(asWritten text: String) {
    guard let name = try? Name(text), name.text == text else { return nil }
    self = name
  }
}

extension UInt64 {
  /// The number as 16 hexadecimal digits.
  package var hex: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
