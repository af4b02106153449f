import LetGoCore

/// What a number counts.
struct Unit: Equatable {
  /// The kinds of amount that are told apart.
  enum Dimension: Equatable {
    case money
    case time
    /// Weight, distance and all else.
    case other
  }

  var dimension: Dimension
  /// What one of it is, as a fraction of the base: a whole unit of money, or a minute.
  var factor: Int64 = 1
  var divisor: Int64 = 1
  /// The currency that was said.
  var currency: Currency?

  /// Returns a value in thousandths of the base.
  func based(_ value: Int64) -> Int64 {
    let product = SpokenNumber.times(value, factor)
    return product == Token.huge ? product : product / divisor
  }

  /// The unit in which everything of its dimension can be added.
  var base: Unit {
    Unit(dimension: dimension, currency: currency)
  }
}

extension Unit {
  /// Makes a unit of money from its word.
  init(_ money: MoneyUnit) {
    self.init(
      dimension: .money,
      factor: money.thousandths,
      divisor: 1_000,
      currency: money.code.flatMap(Currency.init)
    )
  }

  /// Makes a unit of time.
  init(seconds: Int64) {
    self.init(dimension: .time, factor: seconds, divisor: 60)
  }
}
