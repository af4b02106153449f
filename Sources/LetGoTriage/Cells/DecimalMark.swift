/// What stands between a number and its decimals.
package enum DecimalMark: String, Sendable {
  case point = "."
  case comma = ","

  /// Makes the mark of a byte.
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "."): self = .point
    case UInt8(ascii: ","): self = .comma
    default: return nil
    }
  }
}
