/// Fractions written as one character.
enum Fraction {
  /// Returns the value of a fraction such as a half in thousandths, or nil for anything else.
  static func thousandths(_ scalar: Unicode.Scalar) -> Int64? {
    guard Folding.isFraction(scalar), let value = scalar.properties.numericValue, value < 1 else {
      return nil
    }
    return Int64(value * 1_000)
  }

  /// Returns the value of a proper fraction such as 3/4 in thousandths, or nil.
  static func thousandths(_ numerator: Int, _ denominator: Int) -> Int64? {
    guard numerator > 0, numerator < denominator, denominator <= 10 else { return nil }
    return Int64(numerator * 1_000 / denominator)
  }
}
