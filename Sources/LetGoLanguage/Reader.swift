import LetGoCore

/// Reads what people type in answer to a question.
package struct Reader: Sendable {
  /// The language it reads.
  package let words: WordTables

  /// Makes a reader for a language.
  package init(words: WordTables = .english) {
    self.words = words
  }

  /// Returns what an answer means, seen from a day; unclear when it would have to be guessed.
  package func read(_ answer: String, about topic: Topic, on today: Day) -> Reading {
    if let reading = plain(answer, about: topic) { return reading }
    guard let line = Line(answer) else { return .unclear }
    let lexicon = words.lexicon()
    let tokens = lexicon.tokens(of: line)
    if let request = RequestReader(lexicon: lexicon).request(tokens) { return .command(request) }
    let reading = read(tokens, lexicon, topic, today)
    guard reading == .unclear else { return reading }
    return NamedReason(lexicon: lexicon).reading(tokens, about: topic) ?? .unclear
  }

  /// Returns the loss or the exemption that an answer names, whatever else it says; nil for none.
  ///
  /// A reading gives them only where nothing else was answered; in a talk "no, it's not mine" is
  /// about more than the no.
  package func reason(namedIn answer: String, about topic: Topic) -> Reading? {
    guard plain(answer, about: topic) == nil, let line = Line(answer) else { return nil }
    let lexicon = words.lexicon()
    return NamedReason(lexicon: lexicon).reading(lexicon.tokens(of: line), about: topic)
  }

  /// Returns whether a text is a word for the thing last spoken of, and names nothing: `it`, `it up`.
  package func isPronoun(_ text: String) -> Bool {
    let line = Choices.words(in: text)
    let choices = words.choices()
    return !choices.pronouns.isDisjoint(with: line)
      && line.allSatisfy { choices.pronouns.contains($0) || choices.plain.contains($0) }
  }

  /// Returns whether a line has no name but such a word, as a choice has: `let it go`.
  package func namesNothing(_ text: String, on today: Day) -> Bool {
    if isPronoun(text) { return true }
    guard !words.choices().pronouns.isDisjoint(with: Choices.words(in: text)) else { return false }
    guard case .answer(.yes) = read(text, about: .confirm, on: today) else {
      return Offer(wholeLine: text, among: Offer.forUndecided, in: words) != nil
    }
    return true
  }

  /// Returns whether an answer tells of somebody else's use, which says nothing of one's own.
  package func namesOthersUse(_ answer: String, on today: Day) -> Bool {
    guard let line = Line(answer) else { return false }
    let lexicon = words.lexicon()
    return ClauseGrammar.clauses(lexicon.tokens(of: line), lexicon, .used, today).contains {
      $0.has(.others) && !$0.isNegated
    }
  }

  /// Returns whether an answer that settles nothing names a time, which may be on either side of the limit.
  package func namesTime(_ answer: String, on today: Day) -> Bool {
    guard let line = Line(answer) else { return false }
    let lexicon = words.lexicon()
    return ClauseGrammar.clauses(lexicon.tokens(of: line), lexicon, .used, today).contains {
      !$0.times.isEmpty && $0.unknown == 0
    }
  }

  /// Returns whether a line begins like a noun, as `my boots` and `the manual` do, and asks the shell for
  /// nothing in words of its own, as `that is all` does.
  package func namesThing(_ text: String) -> Bool {
    guard let line = Line(text) else { return false }
    let lexicon = words.lexicon()
    let tokens = lexicon.tokens(of: line)
    guard tokens.count > 1, lexicon.determiners.contains(tokens[0].id) else { return false }
    return lexicon.requests.match(tokens, at: 0) == nil
  }

  /// Returns whether an answer names a state that rules use out, such as broken or too small.
  package func namesSpentState(_ answer: String, on today: Day) -> Bool {
    guard let line = Line(answer) else { return false }
    let lexicon = words.lexicon()
    return ClauseGrammar.clauses(lexicon.tokens(of: line), lexicon, .next, today).contains {
      $0.has(.spent) && !$0.isNegated
    }
  }

  /// Returns the first thing from the list of what holds people back that an answer names.
  func listedHold(in answer: String) -> Hold? {
    guard let line = Line(answer) else { return nil }
    let lexicon = words.lexicon()
    let tokens = lexicon.tokens(of: line)
    var index = 0
    while index < tokens.count {
      if let (hold, length) = lexicon.holds.match(tokens, at: index) {
        if hold != .other { return hold }
        // "Not broken" names nothing, and the words in it do not count.
        index += length
      } else {
        index += 1
      }
    }
    return nil
  }

  private func read(
    _ tokens: [Token],
    _ lexicon: Lexicon,
    _ topic: Topic,
    _ today: Day
  ) -> Reading {
    switch topic {
    case .used, .next, .confirm:
      let reading = PolarReader(topic, today).read(
        ClauseGrammar.clauses(tokens, lexicon, topic, today)
      )
      if case .lastUse(let day) = reading, day > today { return .unclear }
      return reading
    case .cost, .price: return MoneyReader(topic: topic).read(tokens, lexicon)
    case .minutes: return DurationReader(today: today).read(tokens, lexicon)
    case .count: return CountReader().read(tokens, lexicon)
    }
  }

  /// Reads a lone yes or no, or a number as a script writes it, without the tables.
  private func plain(_ answer: String, about topic: Topic) -> Reading? {
    guard answer.utf8.count <= 10 else { return nil }
    switch topic {
    case .used, .next, .confirm: return words.plain[answer].map(Reading.answer)
    case .cost, .price: return Reader.price(answer).map(Reading.price)
    case .minutes: return Reader.digits(answer).map { .minutes(.exactly(Amount($0))) }
    case .count: return Reader.digits(answer).map(Reading.count)
    }
  }

  /// Reads `8`, `12.50` or `$8`; three decimals may be thousands, and are left to the grammar.
  private static func price(_ text: String) -> Price? {
    let signs: [Character: Currency?] = [
      "$": Currency("USD"), "€": Currency("EUR"), "£": Currency("GBP"),
    ]
    let currency = text.first.flatMap { signs[$0] } ?? nil
    let number = currency == nil ? text : String(text.dropFirst())
    let decimals = number.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
    guard number.utf8.count <= 7, decimals.map({ $0.utf8.count == 2 }) ?? true else { return nil }
    return Amount(number).map { Price(.exactly($0), currency) }
  }

  private static func digits(_ text: String) -> Int? {
    text.utf8.count <= 6 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
