extension Reader {
  /// Returns whether a text is in this reader's language beyond doubt: it knows every word of it as it
  /// stands, and one of them belongs to no other language.
  ///
  /// A word that both languages have, such as `so`, `fast` or `bald`, tells nothing, and a number
  /// without a word means what it means everywhere.
  package func owns(_ text: String, over other: Reader) -> Bool {
    guard let line = Line(text) else { return false }
    let words = Tokenizer.tokens(of: line).filter { $0.kind == .word }.map(\.text)
    let (own, others) = (self.words.lexicon().lexer, other.words.lexicon().lexer)
    guard words.allSatisfy(own.knows) else { return false }
    return words.contains { !others.knows($0) && !Reader.shared.contains($0) }
  }

  /// Words that are written alike in both languages and mean something else in each.
  private static let shared: Set<String> = [
    "also", "am", "an", "arm", "art", "bald", "brief", "chef", "dies", "die", "elf", "fast", "gift",
    "gut", "hell", "her", "hut", "in", "kind", "log", "man", "mine", "mit", "not", "note", "nun",
    "rat", "rock", "ring", "so", "stern", "tag", "ton", "tot", "war", "warm", "was", "wand", "will",
  ]
}
