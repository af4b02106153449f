import LetGoCore

/// The words that answers are made of in one language, ready to be looked up.
package struct WordTables: Sendable {
  /// The commonest answers, which are read without the tables, so that a script starts at once.
  let plain: [String: Answer]
  /// The tables, made when they are first needed.
  let lexicon: @Sendable () -> Lexicon

  /// The words of choices.
  let choices: @Sendable () -> Choices
  /// How counted things are written.
  let counting: @Sendable () -> Counting
  /// Whether a comma between digits is the decimal one.
  let isCommaDecimal: Bool
}

extension WordTables {
  /// Returns the words that answers in a language are made of.
  package static func of(_ language: Language) -> WordTables {
    switch language {
    case .english: english
    case .german: german
    }
  }

  /// English.
  package static let english = WordTables(
    plain: ["yes": .yes, "y": .yes, "no": .no, "n": .no],
    lexicon: { English.lexicon },
    choices: { English.choices },
    counting: { English.counting },
    isCommaDecimal: false
  )

  /// German; the plain English words work as well.
  package static let german = WordTables(
    plain: [
      "ja": .yes, "j": .yes, "nein": .no, "n": .no, "yes": .yes, "y": .yes, "no": .no,
      // "Ne" is an article too, so that the tables cannot tell it.
      "ne": .no, "Ne": .no,
    ],
    lexicon: { German.lexicon },
    choices: { German.choices },
    counting: { German.counting },
    isCommaDecimal: true
  )
}
