import LetGoCore

/// A word of a line, and whether it stood in double quotes.
struct Token: Equatable {
  /// The word, or everything between the quotes.
  let text: String
  /// Quoted words are never verbs or options.
  var isQuoted = false
}

/// Splits a typed line into words; only double quotes group.
///
/// An apostrophe, an inch mark and a quote that does not close are text, so that nothing a person
/// calls their things needs escaping.
enum Tokens {
  /// Returns the words of a line.
  static func split(_ line: String) -> [Token] {
    var tokens: [Token] = []
    var rest = line[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      if let (quoted, after) = leadingQuote(of: rest) {
        tokens.append(Token(text: quoted, isQuoted: true))
        rest = after
      } else {
        let (word, after) = leadingWord(of: rest)
        tokens.append(Token(text: word))
        rest = after
      }
    }
    return tokens
  }

  /// Returns what stands between a quote here and the next one that ends a word.
  private static func leadingQuote(of text: Substring) -> (String, after: Substring)? {
    guard text.first == "\"" else { return nil }
    let inside = text.dropFirst()
    var search = inside
    while let close = search.firstIndex(of: "\"") {
      let after = inside[close...].dropFirst()
      if after.first?.isWhitespace ?? true { return (String(inside[..<close]), after) }
      search = after
    }
    return nil
  }

  /// Returns the word here; an option's value after `=` may be quoted.
  private static func leadingWord(of text: Substring) -> (String, after: Substring) {
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    let word = text[..<end]
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "="),
      let (value, after) = leadingQuote(of: text[equals...].dropFirst())
    {
      return (text[...equals] + value, after)
    }
    return (String(word), text[end...])
  }
}
