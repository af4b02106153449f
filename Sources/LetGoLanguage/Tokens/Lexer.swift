/// Turns the raw tokens of a line into known words: contractions opened, slips mended, fillers out.
struct Lexer: Sendable {
  private var vocabulary = Vocabulary()
  private var speller = Speller()
  private var contractions: [String: [String]] = [:]
  private var endings: [(ending: String, word: String)] = []
  private var fillers: Set<Int32> = []
  private var glue: Set<Int32> = []
  private var learned: [String: [Int32]] = [:]
  private var groups = WordGroups()
  private let approximate: String
  private let droppedEnding: String
  private let dottedVowels: [Character]
  private let drawnPronoun: (ending: String, word: String)?
  private let alone: [String: String]
  private var compounds = Compounds()
  private var abbreviations: Set<Int32> = []

  /// Makes a lexer with the contractions and fillers of a language.
  init(_ words: Words) {
    for (short, long) in words.contractions {
      contractions[short] = long.split(separator: " ").map(String.init)
    }
    endings = words.endings.map { (ending: $0.0, word: $0.1) }
    approximate = words.roughly
    droppedEnding = words.droppedEnding
    dottedVowels = Array(words.dottedVowels)
    drawnPronoun = words.drawnPronoun
    alone = Dictionary(words.alone) { first, _ in first }
    if !approximate.isEmpty { vocabulary.learn(approximate) }
    for word in Pattern.words(words.fillers) { fillers.insert(vocabulary.learn(word)) }
  }

  /// Puts a word list into a dictionary; where two entries are alike the first counts.
  ///
  /// A dictionary that is given is added to, and what it has alike is replaced.
  mutating func phrases<Meaning>(
    _ table: Words.Table<Meaning>,
    over base: Phrases<Meaning> = Phrases()
  ) -> Phrases<Meaning> {
    var phrases = base
    for (meaning, list) in table.reversed() {
      for pattern in Pattern.all(list) {
        for phrase in expanded(pattern) { phrases.add(phrase, meaning) }
      }
    }
    phrases.know(groups)
    return phrases
  }

  /// Returns every phrase of a pattern as numbers of words, as they would be read in a line, and of groups
  /// where many words can stand.
  private mutating func expanded(_ pattern: Pattern) -> [[Int32]] {
    let isLone = pattern.slots.count == 1
    var phrases: [[Int32]] = [[]]
    for slot in pattern.slots {
      var choices = slot.choices.map { learn($0) }
      if !isLone {
        choices = choices.map { ids in ids.filter { !fillers.contains($0) } }
        let words = Set(choices.compactMap { $0.count == 1 ? $0[0] : nil })
        if words.count >= WordGroups.fewest {
          choices = choices.filter { $0.count != 1 } + [[groups.number(of: words)]]
        }
      }
      if !slot.isOptional, choices.count == 1 {
        for index in phrases.indices { phrases[index] += choices[0] }
      } else {
        phrases =
          (slot.isOptional ? phrases : [])
          + phrases.flatMap { phrase in choices.map { phrase + $0 } }
      }
    }
    return phrases
  }

  /// Numbers the words that a word stands for; each word is looked into once.
  private mutating func learn(_ word: String) -> [Int32] {
    if let ids = learned[word] { return ids }
    let ids = opened(word).map { vocabulary.learn($0) }
    learned[word] = ids
    return ids
  }

  /// Returns the numbers of the single words of a list that are known.
  func ids(of list: String) -> Set<Int32> {
    Set(Pattern.words(list).map { vocabulary.id(of: $0) }.filter { $0 >= 0 })
  }

  /// Allows the suffixes and units of a language to be glued to a number.
  mutating func allowGlue(_ words: Words) {
    for list in [words.suffixes, words.otherUnits] + words.durations.map(\.1) + words.money.map(\.1)
    {
      for word in Pattern.words(list) { glue.insert(vocabulary.learn(word)) }
    }
  }

  /// Takes in the words that others are put together from, and those that end in a point.
  mutating func learnCompounds(_ words: Words) {
    for word in Pattern.words(words.compounds) {
      vocabulary.learn(word)
      compounds.learn(word)
    }
    for word in Pattern.words(words.abbreviations) { abbreviations.insert(vocabulary.learn(word)) }
  }

  /// Offers words to the speller, which ends the learning.
  mutating func learnSpelling(_ words: Words) {
    learned = [:]
    for word in Pattern.words(words.spelled) { speller.learn(word) }
  }

  /// Returns the words of a line.
  func tokens(of line: Line) -> [Token] {
    var known: [Token] = []
    let raw = Tokenizer.tokens(of: line)
    known.reserveCapacity(raw.count + 4)
    for token in raw {
      if token.kind == .word {
        appendWords(token, to: &known)
      } else {
        var token = token
        token.id = vocabulary.id(of: token.text)
        if !abbreviations.isEmpty, isPointOfAbbreviation(token, after: known.last) { continue }
        if token.kind == .number, token.isGlued, let last = known.last, last.kind == .word,
          !glue.contains(last.id)
        {
          token.kind = .broken
        }
        known.append(token)
      }
    }
    if !alone.isEmpty { openAlone(&known) }
    return withoutFillers(withoutQuestion(known))
  }

  /// Returns whether a word is in a list of the language as it stands, or is put together from such.
  func knows(_ word: String) -> Bool {
    opened(word).allSatisfy { vocabulary.id(of: $0) >= 0 }
  }

  /// Puts the word that is meant in the place of one that nothing follows in its clause.
  private func openAlone(_ tokens: inout [Token]) {
    for index in tokens.indices where tokens[index].kind == .word {
      guard let meant = alone[tokens[index].text],
        index + 1 == tokens.count || tokens[index + 1].kind == .mark
      else { continue }
      tokens[index].text = meant
      tokens[index].id = vocabulary.id(of: meant)
    }
  }

  private func isPointOfAbbreviation(_ token: Token, after last: Token?) -> Bool {
    guard token.kind == .mark, token.isGlued, token.text == ".", let last, last.kind == .word else {
      return false
    }
    return abbreviations.contains(last.id)
  }

  /// Returns the tokens with question marks as plain ends, unless there is nothing else.
  private func withoutQuestion(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.kind != .mark }) else { return tokens }
    return tokens.map { token in
      guard token.kind == .mark, token.text == "?" else { return token }
      var end = token
      end.text = "."
      end.id = vocabulary.id(of: ".")
      return end
    }
  }

  private func appendWords(_ token: Token, to known: inout [Token]) {
    let follows =
      token.isGlued && (known.last.map { $0.kind == .number || $0.kind == .broken } ?? false)
    for part in drawn(token.text) ?? opened(token.text) {
      var word = token
      word.text = part
      word.id = vocabulary.id(of: part)
      if word.id < 0, let (meant, isAbout) = mended(part) {
        word.id = vocabulary.id(of: meant)
        word.text = meant
        if isAbout {
          known.append(word)
          word.id = vocabulary.id(of: approximate)
          word.text = approximate
        }
      }
      if follows, !glue.contains(word.id) { word.kind = .broken }
      known.append(word)
    }
  }

  /// Returns the words that a contraction stands for.
  private func opened(_ word: String) -> [String] {
    if let words = contractions[word] { return words }
    guard word.utf8.contains(0x27) else {
      guard !compounds.isEmpty, vocabulary.id(of: word) < 0 else { return [word] }
      return compounds.parts(of: word) ?? [word]
    }
    for (ending, stands) in endings where word.hasSuffix(ending) {
      let base = String(word.dropLast(ending.count))
      return (base.isEmpty ? [] : contractions[base] ?? [base]) + [stands]
    }
    return [word.filter { $0 != "'" }]
  }

  /// Returns the two words that an unknown one draws together: `hoffs` is `hoffe es`.
  private func drawn(_ word: String) -> [String]? {
    guard let drawnPronoun, word.hasSuffix(drawnPronoun.ending), vocabulary.id(of: word) < 0,
      contractions[word] == nil
    else { return nil }
    let stem = String(word.dropLast(drawnPronoun.ending.count))
    if let words = contractions[stem] { return words + [drawnPronoun.word] }
    let verb = stem + droppedEnding
    return vocabulary.id(of: verb) >= 0 ? [verb, drawnPronoun.word] : nil
  }

  /// Returns the known word that one without its dots stands for: `ubermorgen` is `uebermorgen`.
  private func dotted(_ word: String) -> String? {
    for index in word.indices where dottedVowels.contains(word[index]) {
      var longer = word
      longer.insert("e", at: word.index(after: index))
      if vocabulary.id(of: longer) >= 0 { return longer }
    }
    return nil
  }

  /// Returns the word that an unknown one was meant to be, and whether it ends in `ish`.
  private func mended(_ word: String) -> (word: String, isAbout: Bool)? {
    if !droppedEnding.isEmpty, vocabulary.id(of: word + droppedEnding) >= 0 {
      return (word + droppedEnding, false)
    }
    if let meant = dotted(word) { return (meant, false) }
    for shorter in Stretch.shortened(word) where vocabulary.id(of: shorter) >= 0 {
      return (shorter, false)
    }
    if !approximate.isEmpty, word.hasSuffix(approximate) {
      let base = String(word.dropLast(approximate.count))
      if vocabulary.id(of: base) >= 0 { return (base, true) }
    }
    return speller.correction(of: word).map { ($0, false) }
  }

  private func withoutFillers(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { fillers.contains($0.id) }) else { return tokens }
    let rest = tokens.filter { !fillers.contains($0.id) }
    return rest.contains { $0.kind != .mark } ? rest : tokens
  }
}
