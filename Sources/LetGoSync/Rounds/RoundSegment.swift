import LetGoCore
import LetGoStore

/// A signed segment in which a device tells of a round, read and verified.
///
/// Each stands for itself: it names its round and the key of its device, which the device's number is
/// taken from, so that any of them counts whether or not the ones before have arrived.
package struct RoundSegment: Equatable, Sendable {
  /// Where it belongs, and the text that goes on to others.
  package let kept: KeptSegment
  /// Which round and device, and when.
  package let head: RoundHead
  /// What it says.
  package let records: [RoundRecord]
  /// How many records in it only a newer letgo knows.
  package let newer: Int
  /// The numbers of the lines in it that can't be read or say what can't be.
  package let unreadable: [Int]

  /// The most segments of one device.
  package static let most = 4_096

  /// Why a text is not taken in.
  package enum Refusal: Error, Equatable {
    /// It is longer than a segment may be.
    case tooLarge
    /// The end is missing or does not fit: it has not arrived yet.
    case incomplete
    /// A newer letgo wrote it.
    case newer
    /// It does not say which round it is of.
    case headless
    /// It claims to be of a device whose key it does not have.
    case forged
    /// The device's key did not sign it.
    case notSigned
    /// It claims to be of a member who did not sign for the device.
    case notProven
    /// It tells of another beginning than the round's.
    case otherStart
    /// It is numbered higher than any may be.
    case tooMany
  }

  /// Reads a text that may come from anybody.
  package init(reading text: String) throws(Refusal) {
    guard text.utf8.count <= Segment.largest else { throw .tooLarge }
    guard let place = try Segment.Place(beginning: text) else { throw .incomplete }
    guard place.number < Self.most else { throw .tooMany }
    let lines = Self.lines(of: text)
    guard let head = Self.head(in: lines) else { throw .headless }
    guard let key = Hex.bytes(head.key), Self.device(of: key) == place.device else { throw .forged }
    do {
      _ = try Segment(opening: text, at: place, signedBy: key)
    } catch {
      switch error {
      case .tooLarge: throw .tooLarge
      case .incomplete, .brokenLine, .misplaced: throw .incomplete
      case .notSigned: throw .notSigned
      case .newer: throw .newer
      }
    }
    self.init(
      KeptSegment(
        round: Hex.bytes(head.round) ?? [],
        device: place.device,
        number: place.number,
        text: text
      ),
      head,
      lines
    )
    for record in records {
      switch record {
      case .join(let join):
        guard MemberKey.isProof(join.proof, of: join.member, head.key, head.round) else {
          throw .notProven
        }
      case .start(let start):
        guard Hex.text(start.id) == head.round else { throw .otherStart }
      case .count, .title, .leave: break
      }
    }
  }

  /// Reads a text that was verified when it was kept; nil when it is none all the same.
  package init?(_ kept: KeptSegment) {
    let lines = Self.lines(of: kept.text)
    guard let head = Self.head(in: lines) else { return nil }
    self.init(kept, head, lines)
  }

  private init(_ kept: KeptSegment, _ head: RoundHead, _ lines: [ArraySlice<UInt8>]) {
    var records: [RoundRecord] = []
    var unreadable: [Int] = []
    var newer = 0
    // Header, head and trailer stand around the records.
    for (index, line) in lines.dropFirst(2).dropLast().enumerated() {
      do {
        records.append(try RoundRecord(line: line))
      } catch {
        switch error {
        case .newer: newer += 1
        case .unreadable: unreadable.append(index + 3)
        }
      }
    }
    self.kept = kept
    self.head = head
    self.records = records
    self.newer = newer
    self.unreadable = unreadable
  }

  /// Returns the number of the device with a public key.
  package static func device(of key: [UInt8]) -> UInt64 {
    key.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns whether a text begins as a segment of a round does, whoever signed it.
  static func isHead(in text: String) -> Bool { head(in: lines(of: text)) != nil }

  private static func head(in lines: [ArraySlice<UInt8>]) -> RoundHead? {
    lines.dropFirst().first.flatMap { RoundHead(line: $0) }
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"))
  }
}

extension Segment.Place {
  /// Reads where a segment belongs from the header that it begins with; nil when there is none.
  init?(beginning text: String) throws(RoundSegment.Refusal) {
    let header = text.prefix { $0 != "\n" }.utf8
    guard header.count < 256 else { return nil }
    let parts = header.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      .compactMap { String($0) }
    guard parts.count >= 3, parts[0] == "{", parts[1] == "letgo" else { return nil }
    guard parts[2] == ":1," else { throw .newer }
    // The segment's own reading compares all of it.
    guard parts.count >= 10, let device = UInt64(parts[5], radix: 16),
      let number = Int(parts[8].dropFirst().dropLast()), number >= 0,
      let previous = Hex.bytes(parts.count > 11 ? parts[11] : "")
    else { return nil }
    self.init(device: device, number: number, previous: previous)
  }
}
