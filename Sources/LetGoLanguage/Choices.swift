/// The words by which a person names a choice in one language.
struct Choices: Sendable {
  /// Phrases with the choice each names.
  typealias Table<Choice> = [(Choice, Set<String>)]

  /// What becomes of a wish that has waited long enough.
  var wishes: Table<WishChoice>
  /// What becomes of a box that was not opened for long enough.
  var boxes: Table<BoxChoice>
  /// What is done about a thing that the rules do not decide.
  var offers: Table<Offer>
  /// Words that change nothing of a choice.
  var plain: Set<String>
  /// Words that stand for the thing last spoken of, and name none.
  var pronouns: Set<String>
  /// Words that tell of something done, such as by whom and when, and change nothing of it.
  var telling: Set<String>
  /// Words that turn a choice down, beside English ones that end in "n't".
  var refusals: Set<String>
  /// Words that are an answer to a question and no choice, wherever they stand.
  var answers: Set<String>
  /// Words that are an answer to a question when they stand alone.
  var loneAnswers: Set<String>

  /// Returns the words of a text in plain lower-case letters.
  static func words(in text: String, keepingNumbers: Bool = false) -> [String] {
    text.lowercased().split {
      !$0.isLetter && $0 != "'" && $0 != "’" && !(keepingNumbers && $0.isNumber)
    }.map { word in
      word.unicodeScalars.allSatisfy(\.isASCII)
        ? String(word)
        : word.unicodeScalars.reduce(into: "") { $0 += Latin.plain($1) ?? String($1) }
    }
  }

  /// Returns the choices that words name; a phrase inside a longer one names nothing by itself, and a
  /// letter nothing beside other words.
  static func named<Choice>(by words: [String], in table: Table<Choice>) -> [(Choice, [String])] {
    let line = " \(words.joined(separator: " ")) "
    let found = table.map {
      ($0.0, $0.1.filter { ($0.utf8.count > 1 || words.count == 1) && line.contains(" \($0) ") })
    }
    let all = found.flatMap(\.1)
    return found.compactMap { choice, phrases in
      let whole = phrases.filter { phrase in
        !all.contains { $0 != phrase && " \($0) ".contains(" \(phrase) ") }
      }
      return whole.isEmpty ? nil : (choice, whole.sorted())
    }
  }

  /// Returns the only choice that a text names, unless a word turns it down.
  ///
  /// A deed that is recorded takes more than its name somewhere in the text, as in "let me think": it
  /// has to be all that is said, or the reader has to have read the whole as a yes.
  func one<Choice>(
    of table: Table<Choice>,
    in text: String,
    isAgreed: Bool = false,
    isDeed: (Choice) -> Bool
  ) -> Choice? {
    let words = Choices.words(in: text)
    let named = Choices.named(by: words, in: table)
    guard named.count == 1, let (choice, phrases) = named.first else { return nil }
    let naming = Set(phrases.flatMap { $0.split(separator: " ").map(String.init) })
    guard !words.contains(where: { isTurningDown($0) && !naming.contains($0) }) else { return nil }
    guard isDeed(choice), !isAgreed else { return choice }
    let isAll = words.allSatisfy {
      naming.contains($0) || plain.contains($0) || telling.contains($0)
    }
    return isAll ? choice : nil
  }

  /// Whether a word turns down what is named beside it.
  func isTurningDown(_ word: String) -> Bool {
    refusals.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n’t")
  }
}
