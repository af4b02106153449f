// What a verb takes, where it was given something else, and the way on.

extension Phrase {
  package static func orLast(choices: String, last: String) -> Phrase { phrase(choices, last) }
  package static func wordsNeeded(typed: String, forms: String) -> Phrase { phrase(typed, forms) }
  package static func wordsOther(typed: String, forms: String, words: String) -> Phrase {
    phrase(typed, forms, words)
  }
  package static func wordsMore(typed: String, words: String) -> Phrase { phrase(typed, words) }
  package static func hintWhole(blank: String, least: String, most: String) -> Phrase {
    phrase(blank, least, most)
  }
  package static func hintVerdict(name: String) -> Phrase { phrase(name) }
  package static func hintStandsFor(blank: String) -> Phrase { phrase(blank) }
  package static var verdictUnrecorded: Phrase { phrase() }
}
