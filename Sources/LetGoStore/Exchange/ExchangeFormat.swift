import LetGoCore

/// How ops travel in a file of their own: one JSON document, one op a line.
///
/// The first line is a header, the last one closes the document and counts the lines between. Each
/// of those is `{"op":LINE,"checksum":"…"}`, the op's line being what its checksum covers, byte for
/// byte, so that nothing which a newer letgo wrote is lost on the way.
enum ExchangeFormat {
  /// The version of the layout, which the header names.
  static let version: Int64 = 1

  /// The most bytes that a line may have.
  static let longestLine = 1 << 20

  /// How deep values may lie in each other on a line.
  static let deepest = 32

  /// What closes the header so that it is a document of its own.
  static let endOfHeader = "]}"
  /// What opens the last line so that it is a document of its own.
  static let startOfTrailer = "{\"ops\":["

  /// Returns the first line; the time is in milliseconds since 1970-01-01T00:00Z.
  static func header(store: Int64, device: Device, at milliseconds: Int64) -> String {
    """
    {"letgo":\(version),"store":\(store),"exported":"\(instant(milliseconds))",\
    "device":"\(Hex.text(Array(device.first.bytes.prefix(8))))","ops":[
    """
  }

  /// Returns the line of an op; only the last has no comma after it.
  static func line(op: String, checksum: [UInt8]) -> String {
    "{\"op\":\(op),\"checksum\":\"\(Hex.text(checksum))\"}"
  }

  /// Returns the last line.
  static func trailer(count: Int) -> String {
    "],\"count\":\(count)}"
  }

  /// Returns a time in UTC (RFC 3339).
  private static func instant(_ milliseconds: Int64) -> String {
    let perDay: Int64 = 86_400_000
    let rest = (milliseconds % perDay + perDay) % perDay
    let day = Day(number: Int((milliseconds - rest) / perDay))
    let parts = [rest / 3_600_000, rest / 60_000 % 60, rest / 1_000 % 60]
    let time = parts.map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
    return "\(day)T\(time)Z"
  }
}
