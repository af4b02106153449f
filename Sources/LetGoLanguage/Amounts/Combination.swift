import LetGoCore

/// Several amounts made into one.
struct Combination {
  private let terms: [Terms.Term]
  private let topic: Topic
  private let hasEach: Bool
  private let hasLeg: Bool

  init(_ terms: [Terms.Term], _ topic: Topic, _ all: Terms) {
    self.terms = terms
    self.topic = topic
    hasEach = all.hasEach
    hasLeg = all.hasLeg
  }

  /// The one amount they come to, or nil when it is not clear how they belong together.
  var total: Quantity? {
    let quantities = terms.map(\.quantity)
    if let product { return product }
    if let between = closed(quantities) { return between }
    if terms.last?.link == .contrast { return quantities.last }
    if topic == .count {
      // "Three, maybe four" is one number of two.
      if terms.count == 2, terms[1].isGuess, terms[1].position - terms[0].position == 2,
        isAscending(quantities)
      {
        return Quantity.range(quantities[0], quantities[1])
      }
      let main = terms.filter { !$0.isDetail }.map(\.quantity)
      return breakdown(quantities) ?? sum(main.isEmpty ? quantities : main)
    }
    let links = terms.dropFirst().map(\.link)
    if links.allSatisfy({ $0 == .plus || $0 == .and }) { return sum(quantities) }
    if links == [.or] || links == [.to] { return Quantity.range(quantities[0], quantities[1]) }
    // The parts of one errand: "5 minutes' walk, 20 in the queue".
    if topic == .minutes, hasLeg { return sum(quantities) }
    if links == [nil], isAscending(quantities) {
      return Quantity.range(quantities[0], quantities[1])
    }
    let values = quantities.map(\.estimate)
    guard values.allSatisfy({ $0 == values[0] }) else { return nil }
    return quantities.first { $0.unit?.currency != nil } ?? quantities.first
  }

  /// The product of a number and an amount: `2 x 9.50`, `8 each, I need two`.
  private var product: Quantity? {
    guard terms.count == 2, terms[1].link == .times || hasEach else { return nil }
    let (first, second) = (terms[0].quantity, terms[1].quantity)
    let isWholeFirst = (first.low ?? 0) % 1_000 == 0
    let isFirstFactor =
      terms[1].link == .times
      ? first.unit == nil && isWholeFirst : first.unit == nil && second.unit != nil
    let factor = isFirstFactor ? first : second
    var product = isFirstFactor ? second : first
    guard factor.unit == nil, factor.isExact, let count = factor.low, count % 1_000 == 0 else {
      return nil
    }
    product.multiply(by: count / 1_000)
    return product
  }

  /// The range between a lower and an upper bound: `over 10 but under 15`.
  private func closed(_ quantities: [Quantity]) -> Quantity? {
    guard quantities.count == 2, quantities.allSatisfy(\.isBound) else { return nil }
    let lower = quantities.first { $0.high == nil }
    let upper = quantities.first { $0.low == nil }
    guard var range = lower, let upper else { return nil }
    var top = upper
    top.unit = top.unit ?? range.unit
    range.unit = range.unit ?? top.unit
    range.rebase()
    top.rebase()
    range.high = top.high
    return range
  }

  /// A total that was said with the parts it is made of.
  private func breakdown(_ quantities: [Quantity]) -> Quantity? {
    guard quantities.count > 2 || terms.contains(where: \.isDetail) else { return nil }
    for total in [quantities.first, quantities.last] {
      guard let whole = total?.low else { continue }
      let parts = quantities.reduce(into: Int64(0)) { $0 = $0 &+ ($1.low ?? 0) } &- whole
      if parts == whole { return total }
    }
    return nil
  }

  private func sum(_ quantities: [Quantity]) -> Quantity? {
    quantities.dropFirst().reduce(quantities.first) { $0?.adding($1) }
  }

  /// Returns whether two amounts are guesses that rise, so that they are the ends of a range.
  private func isAscending(_ quantities: [Quantity]) -> Bool {
    guard quantities.count == 2, let low = quantities[0].low, let high = quantities[1].high,
      quantities[0].isExact, quantities[1].isExact
    else { return false }
    return low < high
      && (terms[1].isGuess
        || (quantities[0].unit == nil && terms[1].position - terms[0].position == 2))
  }
}
