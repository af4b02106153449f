// What holds a person back from letting go, and what fits it.

extension Phrase {
  package static var askHoldBack: Phrase { phrase() }
  package static var whyHoldBack: Phrase { phrase() }
  package static var helpHoldBack: Phrase { phrase() }
  package static var holdDuplicate: Phrase { phrase() }
  package static var holdGift: Phrase { phrase() }
  package static var holdBroken: Phrase { phrase() }
  package static var askOtherWillDo: Phrase { phrase() }
  package static var whyOtherWillDo: Phrase { phrase() }
  package static func askThisUsed(days: String) -> Phrase {
    phrase(days)
  }
  package static func askGiftNext(days: String) -> Phrase {
    phrase(days)
  }
  package static var whyGift: Phrase { phrase() }
  package static func askMended(days: String) -> Phrase {
    phrase(days)
  }
  package static var whyMended: Phrase { phrase() }
  package static var askWorkingCost: Phrase { phrase() }
}
