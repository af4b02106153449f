import LetGoCore
import LetGoPrompts

extension Wording {
  /// Returns a word that programs read, such as a verdict, as a person reads it.
  func word(_ word: String) -> String {
    let phrase =
      Verdict(rawValue: word)?.word ?? WishVerdict.Word(rawValue: word)?.phrase
      ?? Self.states[word]
    return phrase.map { text($0) } ?? word
  }

  /// What would become of a row, by the names of the cases that say so.
  private static let states: [String: Phrase] = [
    "new": .wordNew, "unchanged": .wordUnchanged, "changed": .wordChanged,
    "skipped": .wordSkipped, "error": .wordError,
  ]
}

extension Verdict {
  /// The word for it in lists.
  var word: Phrase {
    switch self {
    case .keep: .wordKeep
    case .letGo: .wordLetGo
    case .undecided: .wordUndecided
    }
  }
}

extension WishVerdict.Word {
  fileprivate var phrase: Phrase {
    switch self {
    case .buy: .wordBuy
    case .wait: .wordWait
    case .undecided: .wordUndecided
    }
  }
}
