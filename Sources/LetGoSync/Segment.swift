import LetGoCore
import LetGoStore

/// A piece of one device's ops as it travels: a header, a line an op, and a trailer that signs
/// them.
///
/// Immutable once sealed. A piece whose trailer is missing or does not fit has not arrived yet, so
/// that half a copy is never taken for the whole.
package struct Segment: Equatable, Sendable {
  /// The most bytes that a segment may have.
  package static let largest = 65_536

  /// Which device wrote it, and which of its segments it is, counted from 0.
  package let place: Place
  /// The other devices that ops in it may be of: what was imported, or written before the device got
  /// its number, is passed on by the one that has it.
  package let carried: [UInt64]
  /// How many segments of other devices the device knew while it wrote what is in here: whoever finds their
  /// own in it that the device did not know has set something meanwhile.
  package let heard: [UInt64: Int]
  /// The lines between header and trailer.
  package let lines: [String]

  /// Where a segment belongs in the chain of one device.
  package struct Place: Equatable, Sendable {
    /// The device.
    package let device: UInt64
    /// Counts the device's segments from 0.
    package let number: Int
    /// The hash of the segment before; 32 zero bytes before the first.
    package let previous: [UInt8]

    package init(device: UInt64, number: Int, previous: [UInt8]) {
      self.device = device
      self.number = number
      self.previous = previous
    }

    fileprivate func header(carrying others: [UInt64], hearing heard: [UInt64: Int]) -> String {
      let names = others.map { "\"\($0.deviceName)\"" }.joined(separator: ",")
      let counts = heard.sorted { $0.key < $1.key }.map { "\"\($0.key.deviceName)\":\($0.value)" }
        .joined(separator: ",")
      return """
        {"letgo":\(Segment.version),"device":"\(device.deviceName)","number":\(number),\
        "previous":"\(Hex.text(previous))"\(others.isEmpty ? "" : ",\"carries\":[\(names)]")\
        \(heard.isEmpty ? "" : ",\"heard\":{\(counts)}")}
        """
    }
  }

  /// The version of the format, which the header names.
  private static let version = 1

  /// The most other devices that a segment may carry ops of, or tell how much is known of.
  package static let mostCarried = 64

  /// Why a text is not a segment.
  package enum Refusal: Error, Equatable {
    /// It is longer than a segment may be.
    case tooLarge(bytes: Int)
    /// A line has a line end of its own.
    case brokenLine
    /// The trailer is missing or does not fit: it has not arrived yet.
    case incomplete
    /// It belongs to another device, another number or another chain.
    case misplaced
    /// The device's key did not sign it.
    case notSigned
    /// A newer letgo wrote it, in a way that this one does not know.
    case newer
  }

  package init(
    at place: Place,
    carrying others: some Collection<UInt64> = [],
    hearing heard: [UInt64: Int] = [:],
    lines: [String]
  ) {
    self.place = place
    carried = others.sorted()
    self.heard = heard
    self.lines = lines
  }

  /// Returns the segment as it travels, signed.
  package func sealed(with key: DeviceKey) throws(Refusal) -> String {
    guard lines.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) }) else { throw .brokenLine }
    let body = ([place.header(carrying: carried, hearing: heard)] + lines).map { $0 + "\n" }
      .joined()
    let hash = Segment.hash(of: body)
    let signature = Hex.text(key.signature(of: hash))
    let text = body + Segment.trailer(hash, count: lines.count, signature) + "\n"
    guard text.utf8.count <= Segment.largest else { throw .tooLarge(bytes: text.utf8.count) }
    return text
  }

  /// Reads a segment that should stand at a place, signed with the key of its device.
  package init(
    opening text: String,
    at place: Place,
    signedBy publicKey: [UInt8]
  ) throws(Refusal) {
    guard text.utf8.count <= Segment.largest else { throw .tooLarge(bytes: text.utf8.count) }
    // By bytes: to look for the ends of characters takes many times as long.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count >= 3, lines.removeLast().isEmpty, let last = lines.popLast() else {
      throw .incomplete
    }
    let trailer = String(Substring(last))
    let hash = Segment.hash(of: String(Substring(text.utf8[..<last.startIndex])))
    let signature = String(trailer.suffix(130).dropLast(2))
    // Written one way only, so comparing is reading.
    guard trailer == Segment.trailer(hash, count: lines.count - 1, signature) else {
      throw .incomplete
    }
    let texts = lines.map { String(Substring($0)) }
    let (carried, heard) = try Segment.extras(in: texts[0], of: place)
    guard let bytes = Hex.bytes(signature),
      DeviceKey.isValid(bytes, of: hash, by: publicKey)
    else { throw .notSigned }
    self.init(at: place, carrying: carried, hearing: heard, lines: Array(texts.dropFirst()))
  }

  /// Returns the other devices that a header names, and how much of others was known; it is written one
  /// way only, so comparing is reading.
  private static func extras(
    in header: String,
    of place: Place
  ) throws(Refusal) -> (carried: [UInt64], heard: [UInt64: Int]) {
    let halves = header.split(separator: ",\"heard\":{", maxSplits: 1)
    let parts = halves.first?.split(separator: ",\"carries\":[", maxSplits: 1) ?? []
    let names = parts.count == 2 ? parts[1].split(separator: "\"") : []
    let devices = names.compactMap { UInt64(deviceName: String($0)) }
    var heard: [UInt64: Int] = [:]
    for member in halves.count == 2 ? halves[1].split(separator: ",") : [] {
      let digits = member.drop { $0 != ":" }.dropFirst().prefix { $0.isNumber }
      if let device = UInt64(deviceName: String(member.dropFirst().prefix(16))) {
        heard[device] = Int(digits)
      }
    }
    guard devices.count <= mostCarried, heard.count <= mostCarried, devices == devices.sorted(),
      header == place.header(carrying: devices, hearing: heard)
    else {
      throw header.hasPrefix("{\"letgo\":\(version),") ? .misplaced : .newer
    }
    return (devices, heard)
  }

  /// Returns the hash of a text: what the next segment of a device names this one by, and what the
  /// trailer says of all that is before it.
  package static func hash(of text: String) -> [UInt8] {
    Checksum.of(text, length: Checksum.long)
  }

  private static func trailer(_ hash: [UInt8], count: Int, _ signature: String) -> String {
    "{\"count\":\(count),\"hash\":\"\(Hex.text(hash))\",\"signature\":\"\(signature)\"}"
  }
}

extension UInt64 {
  /// A device's number as segments and directories name it: 16 hexadecimal digits.
  package var deviceName: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads the name of a device; nil for any other text.
  package init?(deviceName: String) {
    guard deviceName.utf8.count == 16, let number = UInt64(deviceName, radix: 16),
      number.deviceName == deviceName
    else { return nil }
    self = number
  }
}
