import LetGoCore

/// Reads an amount with its bounds, or two as the ends of a range.
struct QuantityGrammar {
  let tokens: [Token]
  let words: Phrases<AmountWord>
  private let units: UnitGrammar
  private let traits: Traits

  init(_ tokens: [Token], _ lexicon: Lexicon, _ topic: Topic) {
    self.tokens = tokens
    words = lexicon.amounts[topic] ?? Phrases<AmountWord>()
    units = UnitGrammar(tokens, lexicon, topic)
    traits = lexicon.traits
  }

  /// Returns the amount that begins at a position, with everything that bounds it, or nil.
  func quantity(at start: Int) -> Quantity? {
    var index = start
    var bound: AmountWord?
    var isBetween = false
    while let (word, length) = words.match(tokens, at: index) {
      if word == .below || word == .above {
        bound = word
      } else if word == .upTo {
        bound = .below
      } else if word == .between {
        isBetween = true
      } else if word != .approximate, !(word == .to && tokens.isMark("~", at: index)) {
        break
      }
      index += length
    }
    guard index < tokens.count, var quantity = units.quantity(at: index),
      !quantity.isArticle || quantity.unit != nil || isOne(quantity)
    else { return nil }
    if bound == nil,
      let range = range(from: quantity, isBetween: isBetween) ?? neighbours(from: quantity)
    {
      quantity = range
    }
    guard !quantity.isPart || quantity.unit != nil else { return nil }
    quantity.start = start
    skipApproximate(&quantity)
    if let bound { apply(bound, to: &quantity) }
    applySuffix(to: &quantity)
    skipApproximate(&quantity)
    return quantity
  }

  /// Returns whether an article without a unit begins a range: `ein bis zwei`, `ein, zwei`.
  private func isOne(_ article: Quantity) -> Bool {
    guard traits.isArticleOne else { return false }
    return (range(from: article, isBetween: false) ?? neighbours(from: article)) != nil
  }

  /// Returns whether nothing is counted behind a number of things.
  private func isLast(_ quantity: Quantity) -> Bool {
    units.topic == .count && quantity.end == tokens.count
  }

  /// Returns a number and the next higher one after a comma as a range: `zwei, drei Tage`.
  private func neighbours(from first: Quantity) -> Quantity? {
    guard traits.joinsByComma, first.unit == nil, first.isExact,
      tokens.isMark(",", at: first.end), let second = units.quantity(at: first.end + 1),
      second.unit != nil || isLast(second), !second.isArticle, second.isExact,
      second.low.map({ $0 - 1_000 }) == first.low
    else { return nil }
    return Quantity.range(first, second)
  }

  /// Returns both amounts as one range when a second follows the first.
  private func range(from first: Quantity, isBetween: Bool) -> Quantity? {
    var index = first.end
    var hasLink = false
    // "Nine, or ten": a comma may stand before the joining word.
    if tokens.isMark(",", at: index), words.match(tokens, at: index + 1)?.value == .or {
      index += 1
    }
    while let (word, length) = words.match(tokens, at: index) {
      if word != .approximate {
        guard !hasLink, word == .to || word == .upTo || word == .or || (word == .and && isBetween)
        else {
          return nil
        }
        hasLink = true
      }
      index += length
    }
    guard hasLink, index < tokens.count, let second = units.quantity(at: index), first.isExact
    else {
      return nil
    }
    return Quantity.range(first, second)
  }

  private func skipApproximate(_ quantity: inout Quantity) {
    while let (word, length) = words.match(tokens, at: quantity.end), word == .approximate {
      quantity.end += length
    }
  }

  private func applySuffix(to quantity: inout Quantity) {
    // "A day, tops": a comma may stand before the bound.
    if tokens.isMark(",", at: quantity.end), let next = words.match(tokens, at: quantity.end + 1),
      next.value == .belowAfter || next.value == .aboveAfter
        || (next.value == .below || next.value == .above)
          && quantity.end + 1 + next.length == tokens.count
    {
      quantity.end += 1
    }
    guard let (word, length) = words.match(tokens, at: quantity.end) else { return }
    let end = quantity.end + length
    let isLast = end == tokens.count || tokens[end].kind == .mark
    if word == .belowAfter || (word == .below && isLast) {
      apply(.below, to: &quantity)
    } else if word == .aboveAfter || (word == .above && isLast)
      || (word == .plus && quantity.end + length == tokens.count)
    {
      apply(.above, to: &quantity)
    } else {
      return
    }
    quantity.end += length
  }

  private func apply(_ bound: AmountWord, to quantity: inout Quantity) {
    if bound == .below {
      quantity.high = quantity.high ?? quantity.low
      quantity.low = nil
    } else {
      quantity.low = quantity.low ?? quantity.high
      quantity.high = nil
    }
    quantity.isBound = true
  }
}

extension Quantity {
  /// Returns the range between two amounts, each of which lends the other its unit and factor.
  static func range(_ first: Quantity, _ second: Quantity) -> Quantity? {
    var first = first
    var second = second
    guard let start = first.low, let end = second.high ?? second.low else { return nil }
    if first.scale == 1, second.scale > 1, first.unit == nil || first.unit?.dimension == .money,
      start < end / second.scale
    {
      first.multiply(by: second.scale)
    }
    let isSame = first.unit?.dimension == second.unit?.dimension
    guard first.unit == nil || second.unit == nil || isSame else { return nil }
    first.unit = first.unit ?? second.unit
    second.unit = second.unit ?? first.unit
    first.rebase()
    second.rebase()
    guard let low = first.low, let high = second.high ?? second.low else { return nil }
    first.low = min(low, high)
    first.high = second.high == nil ? nil : max(low, high)
    let currency = first.unit?.currency ?? second.unit?.currency
    first.unit?.currency = currency
    first.end = second.end
    first.grain = max(first.grain, second.grain)
    return first
  }
}
