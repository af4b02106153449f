import CSodium
import LetGoCore

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

    fileprivate var header: String {
      """
      {"letgo":1,"device":"\(String(device, radix: 16))","number":\(number),\
      "previous":"\(Hex.text(previous))"}
      """
    }
  }

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
  }

  package init(at place: Place, lines: [String]) {
    self.place = place
    self.lines = lines
  }

  /// Returns the segment as it travels, signed.
  package func sealed(with key: DeviceKey) throws(Refusal) -> String {
    guard lines.allSatisfy({ !$0.utf8.contains(UInt8(ascii: "\n")) }) else { throw .brokenLine }
    let body = ([place.header] + lines).map { $0 + "\n" }.joined()
    let signature = Hex.text(key.signature(of: Hash.of(body)))
    let text = body + Segment.trailer(of: body, count: lines.count, signature) + "\n"
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
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 3, lines.removeLast().isEmpty else { throw .incomplete }
    let trailer = lines.removeLast()
    let body = lines.map { $0 + "\n" }.joined()
    let signature = String(trailer.suffix(130).dropLast(2))
    // Written one way only, so comparing is reading.
    guard trailer == Segment.trailer(of: body, count: lines.count - 1, signature) else {
      throw .incomplete
    }
    guard lines.removeFirst() == place.header else { throw .misplaced }
    guard let bytes = Hex.bytes(signature),
      DeviceKey.isValid(bytes, of: Hash.of(body), by: publicKey)
    else { throw .notSigned }
    self.init(at: place, lines: lines)
  }

  private static func trailer(of body: String, count: Int, _ signature: String) -> String {
    """
    {"count":\(count),"hash":"\(Hex.text(Hash.of(body)))","signature":"\(signature)"}
    """
  }
}

/// The hash that chains segments: BLAKE2b, 32 bytes.
package enum Hash {
  /// Returns the hash of a text's UTF-8 bytes.
  package static func of(_ text: String) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: Int(crypto_generichash_BYTES))
    let bytes = Array(text.utf8)
    crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
    return hash
  }
}

/// Bytes as hexadecimal digits.
enum Hex {
  static func text(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Returns the bytes of an even number of digits, or nil when there is anything else.
  static func bytes(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
      guard pair.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
        let byte = UInt8(pair, radix: 16)
      else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
