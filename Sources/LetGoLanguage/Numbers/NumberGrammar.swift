/// Reads numbers in digits and in words.
struct NumberGrammar {
  let words: Phrases<NumberWord>
  let tokens: [Token]
  private let leavesOutHundred: Bool

  init(_ tokens: [Token], _ lexicon: Lexicon) {
    self.tokens = tokens
    words = lexicon.numbers
    leavesOutHundred = lexicon.traits.leavesOutHundred
  }

  /// Returns the number that begins at a position, or nil.
  func number(at start: Int) -> SpokenNumber? {
    guard start < tokens.count else { return nil }
    if tokens[start].kind == .number { return scaled(digits(at: start)) }
    guard let (word, length) = words.match(tokens, at: start) else { return nil }
    let next = start + length
    switch word {
    case .article: return article(after: next)
    case .part(let part): return scaled(self.part(part, after: next))
    case .vague(let low, let high):
      return scaled(spoken(Int64(low) * 1_000, Int64(high) * 1_000, .words, next))
    case .decade(let first):
      return spoken(Int64(first) * 1_000, Int64(first + 9) * 1_000, .words, next)
    case .plenty(let least): return spoken(Int64(least) * 1_000, nil, .words, next)
    case .group(let count): return scaled(exact(Int64(count) * 1_000, .words, next))
    case .below, .hundred, .scale: return inWords(at: start)
    case .added, .and: return nil
    }
  }

  /// Returns the number after an article, or the article as one of whatever follows.
  private func article(after next: Int) -> SpokenNumber? {
    if let number = number(at: next), number.form != .article { return number }
    return exact(1_000, .article, next)
  }

  private func part(_ part: Int64, after next: Int) -> SpokenNumber {
    var end = next
    // "Half an hour", "a quarter of an hour": the article belongs to the part.
    if let (word, length) = words.match(tokens, at: end), word == .article { end += length }
    return exact(part, .part, end)
  }

  private func digits(at start: Int) -> SpokenNumber {
    var value = tokens[start].value
    var end = start + 1
    if let (part, next) = fraction(at: end) {
      // "1 1/2": a fraction after a whole number is added to it.
      return exact(value < Token.huge / 2 ? value + part : value, .digits, next)
    }
    if let (part, next) = fraction(at: start) { return exact(part, .digits, next) }
    if end < tokens.count, tokens[end].kind == .number, tokens[end].value < 1_000,
      tokens[end].value > 0, tokens[end].text.utf8.count <= 3, !tokens[end].text.hasPrefix("0"),
      value < Token.huge / 2
    {
      // A fraction after a whole number is added to it: 2½.
      value += tokens[end].value
      end += 1
    } else if !leavesOutHundred, tokens[start].isPlain, value < 1_000_000,
      let cents = small(at: end), cents.value >= 10
    {
      // "12 fuffzig": the cents are said as in "zwölf fünfzig".
      return exact(value + Int64(cents.value) * 10, .pair, cents.end)
    }
    return exact(value, .digits, end)
  }

  /// Returns the fraction of two numbers at a position, with the position after it.
  private func fraction(at start: Int) -> (part: Int64, end: Int)? {
    guard start + 2 < tokens.count, tokens.isMark("/", at: start + 1),
      let numerator = tokens[start].whole, let denominator = tokens[start + 2].whole,
      let part = Fraction.thousandths(numerator, denominator)
    else { return nil }
    return (part, start + 3)
  }

  /// Reads words such as `two hundred and fifty`, and pairs such as `twelve ninety-nine`.
  private func inWords(at start: Int) -> SpokenNumber? {
    var total: Int64 = 0
    var current: Int64?
    var scale: Int64 = 1
    var index = start
    while let (word, length) = words.match(tokens, at: index) {
      guard step(word, at: index + length, &total, &current, &scale) else { break }
      index += length
    }
    let whole = total + (current ?? 0)
    guard index > start else { return nil }
    if total == 0, whole < 100, scale == 1, let second = small(at: index), second.value >= 10 {
      // "Zwanzig dreißig" is as likely twenty to thirty.
      let isRow = whole % 10 == 0 && Int64(second.value) == whole + 10
      let form: SpokenNumber.Form =
        (whole >= 10 || !leavesOutHundred) && !isRow ? .pair : .ambiguous
      return exact(whole * 1_000 + Int64(second.value) * 10, form, second.end)
    }
    var number = exact(whole * 1_000, .words, index)
    number.scale = scale
    return scaled(number)
  }

  /// Takes one number word in, and returns whether it belongs to the number.
  private func step(
    _ word: NumberWord,
    at next: Int,
    _ total: inout Int64,
    _ current: inout Int64?,
    _ scale: inout Int64
  ) -> Bool {
    switch word {
    case .below(let value):
      guard let before = current else {
        current = Int64(value)
        return true
      }
      let room: Int64 =
        before % 100 == 0 && before > 0 ? 100 : before % 10 == 0 && before >= 20 ? 10 : 0
      guard value > 0, value < room else { return false }
      current = before + Int64(value)
      scale = 1
      return true
    case .hundred:
      guard (current ?? 1) < 100 else { return false }
      current = (current ?? 1) * 100
      scale = 100
      return true
    case .scale(let factor):
      guard (current ?? 1) < 1_000_000, factor < 1_000_000_000_000, total < 1_000_000_000_000_000
      else { return false }
      total += (current ?? 1) * factor
      current = nil
      scale = factor
      return true
    case .and:
      let isOpen = (current.map { $0 > 0 && $0 % 100 == 0 } ?? (total > 0))
      return isOpen && small(at: next) != nil
    case .group, .part, .added, .vague, .decade, .plenty, .article: return false
    }
  }

  private func small(at index: Int) -> (value: Int, end: Int)? {
    guard let (word, length) = words.match(tokens, at: index), case .below(let value) = word else {
      return nil
    }
    let end = index + length
    guard value >= 20, value % 10 == 0, let (next, more) = words.match(tokens, at: end),
      case .below(let unit) = next, (1...9).contains(unit)
    else { return (value, end) }
    return (value + unit, end + more)
  }

  /// Takes in what follows a number: a scale, a group, `and a half`.
  private func scaled(_ number: SpokenNumber) -> SpokenNumber {
    var number = number
    while let (word, length) = words.match(tokens, at: number.end) {
      switch word {
      case .hundred: number.multiply(by: 100)
      case .scale(let factor): number.multiply(by: factor)
      case .group(let count): number.multiply(by: Int64(count))
      case .added(let part):
        // "A dozen and a half" is half a dozen more, "eight and a half" half of one.
        let isGroup = number.form == .words && number.low == 12_000
        number.add(isGroup ? part * 12 : part)
      case .decade(let ten) where number.low < 10_000:
        // "Two twenties" are notes.
        number.multiply(by: Int64(ten))
      case .below, .part, .vague, .decade, .plenty, .article, .and: return number
      }
      if number.form == .part { number.form = .words }
      number.end += length
    }
    return number
  }

  private func exact(_ value: Int64, _ form: SpokenNumber.Form, _ end: Int) -> SpokenNumber {
    SpokenNumber(low: value, high: value, form: form, end: end)
  }

  private func spoken(
    _ low: Int64,
    _ high: Int64?,
    _ form: SpokenNumber.Form,
    _ end: Int
  ) -> SpokenNumber {
    SpokenNumber(low: low, high: high, form: form, end: end)
  }
}
