import LetGoCore

/// An amount that was said, with its unit.
struct Quantity {
  /// The lowest it can be, in thousandths of the unit; nil when only an upper end was said.
  var low: Int64?
  /// The highest it can be, in thousandths of the unit; nil when only a lower end was said.
  var high: Int64?
  /// What it counts; nil for a bare number, which is in the question's unit.
  var unit: Unit?
  /// The position of its first word.
  var start: Int
  /// The position after its last word.
  var end: Int
  /// The factor that was said with the number, which may hold for a range.
  var scale: Int64 = 1
  /// The length in seconds of the unit of time that was said.
  var grain: Int64 = 0
  /// Whether it is one of something because of an article.
  var isArticle = false
  /// Whether it is the word `one` without a unit.
  var isLoneOne: Bool { unit == nil && isWord && low == 1_000 && high == 1_000 && end - start == 1 }
  /// Whether it can be a year: four digits from 1900 to 2099 without a unit.
  var isYear: Bool {
    unit == nil && isExact && !isWord && (1_900_000...2_099_000).contains(low ?? 0)
      && end - start == 1
  }
  /// Whether it can be the cents after a whole amount: two digits without a unit.
  var isCents: Bool {
    unit == nil && isExact && (10_000...99_000).contains(low ?? 0) && (low ?? 0) % 1_000 == 0
  }
  /// Whether it is a part of something that was not said.
  var isPart = false
  /// Whether the words could be two different numbers.
  var isAmbiguous = false
  /// Whether the number was written in words.
  var isWord = false
  /// Whether it was bounded in words, so that another bound can close it.
  var isBound = false

  /// Whether both ends are the same.
  var isExact: Bool { low != nil && low == high }

  /// Multiplies both ends.
  mutating func multiply(by factor: Int64) {
    low = low.map { SpokenNumber.times($0, factor) }
    high = high.map { SpokenNumber.times($0, factor) }
  }

  /// Brings it into the base unit of its dimension.
  mutating func rebase() {
    guard let unit else { return }
    low = low.map(unit.based)
    high = high.map(unit.based)
    self.unit = unit.base
    scale = 1
  }

  /// Returns the sum of two amounts in the base unit.
  func adding(_ other: Quantity) -> Quantity {
    var sum = self
    var other = other
    sum.rebase()
    other.rebase()
    sum.low = Quantity.sum(sum.low, other.low)
    sum.high = Quantity.sum(sum.high, other.high)
    sum.unit = sum.unit ?? other.unit
    let currency = unit?.currency ?? other.unit?.currency
    sum.unit?.currency = currency
    sum.end = max(end, other.end)
    return sum
  }

  private static func sum(_ left: Int64?, _ right: Int64?) -> Int64? {
    guard let left, let right else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? Token.huge : sum
  }

  /// The amount as an estimate in the base unit; nil when it is too large to count with.
  var estimate: Estimate? {
    var based = self
    based.rebase()
    let limit = Amount.largest.thousandths
    guard max(based.low ?? 0, based.high ?? 0) <= limit else { return nil }
    switch (based.low.map(Amount.init(thousandths:)), based.high.map(Amount.init(thousandths:))) {
    case (let low?, let high?):
      return low == high ? .exactly(low) : .between(min(low, high), max(low, high))
    case (let low?, nil): return .above(low)
    case (nil, let high?): return .below(high)
    case (nil, nil): return nil
    }
  }
}
