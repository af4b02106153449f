// The questions, what each is for, and what would answer it.

extension Phrase {
  package static func askUsed(days: String) -> Phrase { phrase(days) }
  package static func askNext(days: String) -> Phrase { phrase(days) }
  package static var askCost: Phrase { phrase() }
  package static var askMinutes: Phrase { phrase() }
  package static var askPrice: Phrase { phrase() }
  package static var askReason: Phrase { phrase() }
  package static var askLetGo: Phrase { phrase() }
  package static func askUndecided(days: String) -> Phrase { phrase(days) }
  package static var askYearly: Phrase { phrase() }
  package static var askLoss: Phrase { phrase() }
  package static var askKeepFile: Phrase { phrase() }
  package static func askNearVerb(verb: String, name: String) -> Phrase {
    phrase(verb, name)
  }
  /// Things whose names are one slip from a verb, in lower case with blanks between.
  package static var thingsNearVerbs: Phrase { phrase() }
  package static var helpUsed: Phrase { phrase() }
  package static var helpNext: Phrase { phrase() }
  package static var helpCost: Phrase { phrase() }
  package static var helpMinutes: Phrase { phrase() }
  package static var helpPrice: Phrase { phrase() }
  package static var helpReason: Phrase { phrase() }
  package static var helpConfirm: Phrase { phrase() }
  package static var helpUndecided: Phrase { phrase() }
  package static var helpWords: Phrase { phrase() }
  package static func whyUsed(days: String) -> Phrase { phrase(days) }
  package static func whyNext(days: String) -> Phrase { phrase(days) }
  package static func whyCost(cost: String, minutes: String) -> Phrase { phrase(cost, minutes) }
  package static func whyMinutes(cost: String, minutes: String) -> Phrase { phrase(cost, minutes) }
  package static func whyPrice(price: String, wait: String) -> Phrase { phrase(price, wait) }
  package static var whyReason: Phrase { phrase() }
  package static var whyKeepFile: Phrase { phrase() }
  package static var whyNearVerb: Phrase { phrase() }
  package static var whyConfirm: Phrase { phrase() }
  package static var whyYearly: Phrase { phrase() }
  package static var whyLoss: Phrase { phrase() }
  package static var helpLoss: Phrase { phrase() }
  package static var whyUndecided: Phrase { phrase() }
  package static var unclearYesNo: Phrase { phrase() }
  package static var unclearUsed: Phrase { phrase() }
  package static var heardState: Phrase { phrase() }
  package static var heardGift: Phrase { phrase() }
  package static var heardOthers: Phrase { phrase() }
  package static var heardChoice: Phrase { phrase() }
  package static func heardTime(days: String) -> Phrase { phrase(days) }
  package static var unclearPrice: Phrase { phrase() }
  package static var unclearMinutes: Phrase { phrase() }
  package static var unclearLoss: Phrase { phrase() }
  package static var unclearUndecided: Phrase { phrase() }
  package static func verbAtQuestion(verb: String) -> Phrase { phrase(verb) }
  package static var offerSkip: Phrase { phrase() }
  package static var firstQuestion: Phrase { phrase() }
  package static func droppedItem(name: String) -> Phrase { phrase(name) }
  package static func understood(meaning: String) -> Phrase { phrase(meaning) }
  package static var meaningYes: Phrase { phrase() }
  package static var meaningNo: Phrase { phrase() }
  package static var meaningUnsure: Phrase { phrase() }
  package static func meaningLastUse(day: String) -> Phrase { phrase(day) }
  package static func meaningUnder(amount: String, limit: String) -> Phrase {
    phrase(amount, limit)
  }
  package static func meaningNotUnder(amount: String, limit: String) -> Phrase {
    phrase(amount, limit)
  }
  package static func meaningOver(amount: String, limit: String) -> Phrase { phrase(amount, limit) }
  package static func meaningNotOver(amount: String, limit: String) -> Phrase {
    phrase(amount, limit)
  }
  package static func meaningOpen(amount: String, limit: String) -> Phrase { phrase(amount, limit) }
}
