import LetGoCore

/// The words that answers are made of in one language, ready to be looked up.
package struct WordTables: Sendable {
  /// The commonest answers, which are read without the tables, so that a script starts at once.
  let plain: [String: Answer]
  /// The tables, made when they are first needed.
  let lexicon: @Sendable () -> Lexicon

  init(plain: [String: Answer], lexicon: @escaping @Sendable () -> Lexicon) {
    self.plain = plain
    self.lexicon = lexicon
  }
}

extension WordTables {
  /// English.
  package static let english = WordTables(
    plain: ["yes": .yes, "y": .yes, "no": .no, "n": .no],
    lexicon: { English.lexicon }
  )
}
