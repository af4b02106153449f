import LetGoCore

/// Reads one number with its unit, before or after it.
struct UnitGrammar {
  let tokens: [Token]
  let lexicon: Lexicon
  let topic: Topic
  private let numbers: NumberGrammar

  init(_ tokens: [Token], _ lexicon: Lexicon, _ topic: Topic) {
    self.tokens = tokens
    self.lexicon = lexicon
    self.topic = topic
    numbers = NumberGrammar(tokens, lexicon)
  }

  /// Returns the amount that begins at a position, including smaller units after it, or nil.
  func quantity(at start: Int) -> Quantity? {
    guard var quantity = single(at: start) else { return nil }
    while let more = smaller(after: quantity) {
      quantity = quantity.adding(more)
    }
    return quantity
  }

  private func single(at start: Int) -> Quantity? {
    if let (unit, length) = lexicon.money.match(tokens, at: start), start + length < tokens.count,
      let number = numbers.number(at: start + length), number.form != .article,
      tokens[start + length].kind == .number || tokens[start].kind == .mark
    {
      var quantity = made(number, Unit(unit), from: start)
      // "$5 US", "£3 50p": a second unit after the number only repeats the first.
      if let (again, more) = lexicon.money.match(tokens, at: quantity.end),
        again.thousandths == 1_000
      {
        quantity.end += more
        if let code = again.code { quantity.unit?.currency = Currency(code) }
      }
      return quantity
    }
    guard let number = numbers.number(at: start) else {
      return plural(at: start) ?? lone(at: start)
    }
    var end = number.end
    // "Tenish quid", "20 odd minutes": an approximation may stand before the unit.
    while number.form != .article,
      let (word, length) = lexicon.amounts[topic]?.match(tokens, at: end),
      word == .approximate, unit(at: end + length, after: number) != nil
    {
      end += length
    }
    // "A couple of days", "three quarters of an hour": small words between number and unit.
    if number.form != .digits, let of = lexicon.of.match(tokens, at: end) { end += of.length }
    if number.form == .part, let (word, length) = lexicon.numbers.match(tokens, at: end),
      word == .article
    {
      end += length
    }
    guard let (unit, length) = unit(at: end, after: number) else {
      return made(number, nil, from: start)
    }
    var quantity = made(number, unit, from: start)
    quantity.end = end + length
    addPart(to: &quantity)
    // "A tenner" is an amount by itself and lends its unit to no other number.
    if quantity.isArticle, unit.dimension == .money { quantity.rebase() }
    return quantity
  }

  /// Takes `and a half` after a unit in.
  private func addPart(to quantity: inout Quantity) {
    guard let (word, length) = lexicon.numbers.match(tokens, at: quantity.end),
      case .added(let part) = word, let low = quantity.low, let high = quantity.high,
      low < Token.huge / 2, high < Token.huge / 2
    else { return }
    quantity.low = low + part
    quantity.high = high + part
    quantity.end += length
  }

  /// Returns the unit at a position.
  private func unit(at index: Int, after number: SpokenNumber) -> (Unit, Int)? {
    guard let unit = anyUnit(at: index) else { return nil }
    // A longer phrase that begins like a unit is none: "p&p", "a day late".
    let word = lexicon.amounts[topic]?.match(tokens, at: index)
    return (word?.length ?? 0) > unit.1 ? nil : unit
  }

  private func anyUnit(at index: Int) -> (Unit, Int)? {
    let money = lexicon.money.match(tokens, at: index)
    let time = lexicon.durations.match(tokens, at: index)
    let other = lexicon.otherUnits.match(tokens, at: index)
    let prefersTime = topic == .minutes || topic == .used || topic == .next
    if prefersTime, let time { return (Unit(seconds: time.value), time.length) }
    if let money, topic != .minutes || (other?.length ?? 0) <= money.length {
      return (Unit(money.value), money.length)
    }
    if let time { return (Unit(seconds: time.value), time.length) }
    return other.map { (Unit(dimension: .other), $0.length) }
  }

  /// Returns at least one of a unit that stands alone in the plural, such as `hours`.
  private func plural(at start: Int) -> Quantity? {
    guard let (seconds, length) = lexicon.durations.match(tokens, at: start),
      length == 1, lexicon.manyUnits.contains(tokens[start].id)
    else { return nil }
    return Quantity(
      low: 1_000,
      high: nil,
      unit: Unit(seconds: seconds),
      start: start,
      end: start + 1,
      grain: seconds,
      isBound: true
    )
  }

  /// Returns one and a part of a unit that has no number: `hour and a half`.
  private func lone(at start: Int) -> Quantity? {
    // "Zehner": a note is its own amount where it is the whole answer.
    if start == 0, let (unit, length) = lexicon.money.match(tokens, at: start),
      length == tokens.count, unit.code == nil, unit.thousandths >= 5_000
    {
      return Quantity(low: 1_000, high: 1_000, unit: Unit(unit), start: start, end: start + length)
    }
    guard let (seconds, length) = lexicon.durations.match(tokens, at: start),
      case .added? = lexicon.numbers.match(tokens, at: start + length)?.value
    else { return nil }
    var quantity = Quantity(
      low: 1_000,
      high: 1_000,
      unit: Unit(seconds: seconds),
      start: start,
      end: start + length,
      grain: seconds
    )
    addPart(to: &quantity)
    return quantity
  }

  /// Returns the amount in smaller units after an amount: `6 dollars and 49 cents`, `1h30`.
  private func smaller(after quantity: Quantity) -> Quantity? {
    guard quantity.isExact, let unit = quantity.unit, unit.dimension != .other else { return nil }
    var index = quantity.end
    let hasAnd = lexicon.numbers.match(tokens, at: index)?.value == .and
    if hasAnd { index += 1 }
    guard index < tokens.count, var next = single(at: index), next.isExact, !next.isPart else {
      return nil
    }
    if let smaller = next.unit {
      guard smaller.dimension == unit.dimension,
        smaller.factor * unit.divisor < unit.factor * smaller.divisor
      else { return nil }
      return next
    }
    if unit.dimension == .money, unit.factor == unit.divisor, !hasAnd, next.isCents {
      next.unit = Unit(dimension: .money, factor: 10, divisor: 1_000)
      return next
    }
    // "1h30", "an hour fifteen": minutes go on after hours without their name.
    guard unit.dimension == .time, unit.factor == 3_600, !hasAnd || tokens[index].kind == .word,
      let low = next.low, low < 60_000, !next.isArticle
    else { return nil }
    next.unit = Unit(seconds: 60)
    return next
  }

  private func made(_ number: SpokenNumber, _ unit: Unit?, from start: Int) -> Quantity {
    Quantity(
      low: number.low,
      high: number.high,
      unit: unit,
      start: start,
      end: number.end,
      scale: number.scale,
      grain: unit?.dimension == .time ? unit?.factor ?? 0 : 0,
      isArticle: number.form == .article,
      isPart: number.form == .part,
      isAmbiguous: number.form == .ambiguous,
      isWord: number.form == .words,
      isBound: number.high == nil
    )
  }
}
