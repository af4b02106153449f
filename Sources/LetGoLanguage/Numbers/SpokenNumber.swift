/// A number as it was said, before a unit is known.
struct SpokenNumber {
  /// The form it came in, which decides what may follow.
  enum Form {
    case digits
    case words
    /// `a`, which is one only before a unit.
    case article
    /// A part of something, which is a number only before a unit.
    case part
    /// Two numbers that are a price together, such as twelve ninety-nine.
    case pair
    /// Two numbers that could be a price or one number, such as two fifty.
    case ambiguous
  }

  /// The lowest it can be, in thousandths.
  var low: Int64
  /// The highest it can be, in thousandths; nil when there is no upper end.
  var high: Int64?
  /// The factor of a thousand or hundred that was said after the number.
  var scale: Int64 = 1
  var form: Form
  /// The position after it.
  var end: Int

  /// Returns a product in thousandths, or `Token.huge` when it is too large.
  static func times(_ left: Int64, _ right: Int64) -> Int64 {
    guard left != Token.huge, right != Token.huge else { return Token.huge }
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? Token.huge : product
  }

  /// Multiplies it.
  mutating func multiply(by factor: Int64) {
    low = SpokenNumber.times(low, factor)
    high = high.map { SpokenNumber.times($0, factor) }
    scale = SpokenNumber.times(scale, factor)
  }

  /// Adds a part.
  mutating func add(_ part: Int64) {
    guard low < Token.huge - part, (high ?? 0) < Token.huge - part else { return }
    low += part
    high = high.map { $0 + part }
  }
}
