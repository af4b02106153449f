import LetGoCore

/// Reads a list of things by name: `toaster, kettle and a lamp`.
struct Inventory {
  private let tokens: [Token]
  private let lexicon: Lexicon
  private let numbers: NumberGrammar
  private let words: Phrases<AmountWord>

  init(_ tokens: [Token], _ lexicon: Lexicon) {
    self.tokens = tokens
    self.lexicon = lexicon
    numbers = NumberGrammar(tokens, lexicon)
    words = lexicon.amounts[.count] ?? Phrases<AmountWord>()
  }

  /// Returns how many things are named, or nil when the answer is no such list.
  var count: Int? {
    var total = 0
    var named = 0
    var hasArticle = false
    var index = 0
    while index < tokens.count {
      guard let (count, isArticle, end) = thing(at: index) else { return nil }
      total += count
      named += 1
      hasArticle = hasArticle || isArticle
      index = end
      while index < tokens.count, isJoint(at: index) { index += 1 }
    }
    return named > 1 || hasArticle ? total : nil
  }

  private func isJoint(at index: Int) -> Bool {
    tokens.isMark(",", at: index) || tokens.isMark("&", at: index) || tokens.isMark("+", at: index)
      || tokens.isMark(".", at: index) || tokens.isMark(";", at: index)
      || words.match(tokens, at: index)?.value == .and
      || words.match(tokens, at: index)?.value == .plus
  }

  /// Returns one thing: a noun with an article, a number or a pair before it, or one noun alone.
  private func thing(at start: Int) -> (count: Int, isArticle: Bool, end: Int)? {
    var index = start
    var count = 1
    var isArticle = false
    var isPair = false
    var isNumbered = false
    if let number = numbers.number(at: index), number.low == number.high, number.low % 1_000 == 0,
      number.low < 1_000_000_000
    {
      count = Int(number.low / 1_000)
      isArticle = number.form == .article
      isNumbered = number.form == .digits
      index = number.end
    }
    if let (word, length) = words.match(tokens, at: index), case .whole(1) = word {
      isPair = true
      isArticle = true
      index += length
    }
    let first = index
    while index < tokens.count, tokens[index].kind == .word,
      isNoun(tokens[index]) || isInitial(at: index)
    { index += 1 }
    // "Ein Paar Schuhe" has its noun in the phrase.
    let isWhole = isPair && lexicon.traits.isArticleOne && index == first
    guard index > first || isWhole, index - first <= (isArticle || first > start ? 3 : 1) else {
      return nil
    }
    // Where every noun may be several, only its article tells that it is one.
    let isPlural =
      !(isArticle && lexicon.traits.isArticleOne) && lexicon.plurals.include(tokens[index - 1].text)
    guard count != 1 || isPair || isNumbered || !isPlural else { return nil }
    return (count, isArticle, index)
  }

  /// Returns whether a letter begins a name, as in `T-Shirt`.
  private func isInitial(at index: Int) -> Bool {
    tokens[index].text.utf8.count == 1 && words.match([tokens[index]], at: 0) == nil
      && !lexicon.small.contains(tokens[index].id) && index + 1 < tokens.count
      && tokens[index + 1].kind == .word && isNoun(tokens[index + 1])
  }

  private func isNoun(_ token: Token) -> Bool {
    token.text.utf8.count > 1 && !lexicon.small.contains(token.id)
      && words.match([token], at: 0) == nil && lexicon.durations.match([token], at: 0) == nil
      && lexicon.money.match([token], at: 0) == nil
      && lexicon.polar[.used]?.match([token], at: 0) == nil
  }
}
