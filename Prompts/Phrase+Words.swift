// How amounts are written, and the words that lists show for what programs read.

extension Phrase {
  package static var decimalMark: Phrase { phrase() }
  package static func moneyWithSign(sign: String, amount: String) -> Phrase { phrase(sign, amount) }
  package static func moneyWithCode(code: String, amount: String) -> Phrase { phrase(code, amount) }
  package static var wordKeep: Phrase { phrase() }
  package static var wordLetGo: Phrase { phrase() }
  package static var wordUndecided: Phrase { phrase() }
  package static var wordBuy: Phrase { phrase() }
  package static var wordWait: Phrase { phrase() }
  package static var wordNew: Phrase { phrase() }
  package static var wordUnchanged: Phrase { phrase() }
  package static var wordChanged: Phrase { phrase() }
  package static var wordSkipped: Phrase { phrase() }
  package static var wordError: Phrase { phrase() }
}
