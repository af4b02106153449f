/// An exact decimal number in integer thousandths, for money and for minutes.
package struct Amount: Hashable, Comparable, Sendable {
  /// The number times 1,000.
  package let thousandths: Int64

  /// The largest amount that is read: a trillion.
  package static let largest = Amount(thousandths: 1_000_000_000_000_000)
  /// Nothing at all.
  package static let zero = Amount(thousandths: 0)

  @inlinable package init(thousandths: Int64) {
    self.thousandths = thousandths
  }

  /// Makes a whole number.
  package init(_ whole: Int) {
    thousandths = Int64(whole) * 1_000
  }

  @inlinable package static func < (left: Amount, right: Amount) -> Bool {
    left.thousandths < right.thousandths
  }
}

extension Amount: LosslessStringConvertible {
  /// Reads plain digits with an optional decimal point (`8`, `12.5`); anything else is nil.
  ///
  /// Digits past the thousandths must be zero, so that nothing is rounded in silence.
  package init?(_ text: String) {
    var whole: Int64 = 0
    var fraction: Int64 = 0
    var unit: Int64 = 1_000
    var seenPoint = false
    var seenDigit = false
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39:
        seenDigit = true
        let digit = Int64(byte - 0x30)
        if !seenPoint {
          whole = whole * 10 + digit
          guard whole <= Amount.largest.thousandths / 1_000 else { return nil }
        } else if unit > 1 {
          unit /= 10
          fraction += digit * unit
        } else if digit != 0 {
          return nil
        }
      case 0x2E where !seenPoint && seenDigit: seenPoint = true
      default: return nil
      }
    }
    guard seenDigit, text.utf8.last != 0x2E else { return nil }
    thousandths = whole * 1_000 + fraction
  }

  /// The number with as many decimals as it needs; one decimal is written as two (`12.50`).
  package var description: String { String(written: append) }

  /// Appends the description in ASCII.
  package func append(to bytes: inout [UInt8]) {
    if thousandths < 0 { bytes.append(0x2D) }
    let fraction = thousandths.magnitude % 1_000
    append(thousandths.magnitude / 1_000, to: &bytes)
    guard fraction > 0 else { return }
    bytes.append(0x2E)
    bytes.append(0x30 + UInt8(fraction / 100))
    bytes.append(0x30 + UInt8(fraction / 10 % 10))
    if fraction % 10 > 0 { bytes.append(0x30 + UInt8(fraction % 10)) }
  }

  private func append(_ whole: UInt64, to bytes: inout [UInt8]) {
    if whole > 9 { append(whole / 10, to: &bytes) }
    bytes.append(0x30 + UInt8(whole % 10))
  }
}
