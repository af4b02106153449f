import LetGoCore

/// A word of a line, and whether it stood in double quotes.
struct Token: Equatable {
  /// The word, or everything between the quotes.
  let text: String
  /// Quoted words are never verbs or options.
  var isQuoted = false
}

/// The word at the cursor, as far as it is typed.
struct BegunWord: Equatable {
  /// The option that it is a value of, where a `=` stands before it.
  let option: String?
  /// What is typed of it, with its quotes.
  let typed: String
  /// The same without quotes.
  let text: String

  /// Whether it stands in quotes, open ones or not.
  var isQuoted: Bool { typed != text }

  fileprivate init(option: String?, typed: Substring, text: String) {
    self.option = option
    self.typed = String(typed)
    self.text = text
  }
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
      let (token, after) = leadingToken(of: rest[start...])
      tokens.append(token)
      rest = after
    }
    return tokens
  }

  /// Returns the words before the cursor, which is at the end of a line, and the one that is begun there; a
  /// quote that is open holds all that follows it.
  static func begun(_ line: String) -> (before: [Token], word: BegunWord) {
    var tokens: [Token] = []
    var rest = line[...]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let (option, value) = option(of: rest)
      if value.first == "\"", leadingQuote(of: value) == nil {
        return (tokens, BegunWord(option: option, typed: value, text: String(value.dropFirst())))
      }
      let (token, after) = leadingToken(of: rest)
      if after.isEmpty {
        let text = option.map { token.text.dropFirst($0.count + 1) } ?? token.text[...]
        return (tokens, BegunWord(option: option, typed: value, text: String(text)))
      }
      tokens.append(token)
      rest = after
    }
    return (tokens, BegunWord(option: nil, typed: "", text: ""))
  }

  /// Returns whether a text is one word of a line as it stands.
  static func isWord(_ text: String) -> Bool {
    if isWithoutQuotes(text) { return !text.isEmpty && !text.utf8.contains(0x20) }
    return !text.hasPrefix("\"") && split(text) == [Token(text: text)]
  }

  /// Returns a text in quotes; nil where it would be read as something else.
  static func quoted(_ text: String) -> String? {
    let quoted = "\"\(text)\""
    if isWithoutQuotes(text) { return quoted }
    return split(quoted) == [Token(text: text, isQuoted: true)] ? quoted : nil
  }

  /// Whether no quote and nothing but ASCII is in it: of many names that tells sooner than reading them.
  private static func isWithoutQuotes(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != 0x22 }
  }

  private static func leadingToken(of text: Substring) -> (Token, after: Substring) {
    if let (quoted, after) = leadingQuote(of: text) {
      return (Token(text: quoted, isQuoted: true), after)
    }
    let (word, after) = leadingWord(of: text)
    return (Token(text: word), after)
  }

  /// Returns the option whose value follows a `=` here, and the value with all that comes after it.
  private static func option(of text: Substring) -> (name: String?, value: Substring) {
    let word = text.prefix { !$0.isWhitespace }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (nil, text) }
    return (String(word[..<equals]), text[equals...].dropFirst())
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
