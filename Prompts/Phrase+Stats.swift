// What records come to, and how they are told in lists.

extension Phrase {
  package static var statsSince: Phrase { phrase() }
  package static var statsLetGo: Phrase { phrase() }
  package static func statsParts(out: String, decided: String) -> Phrase { phrase(out, decided) }
  package static var statsKept: Phrase { phrase() }
  package static var statsBoxed: Phrase { phrase() }
  package static var statsNotSpent: Phrase { phrase() }
  package static var statsRule: Phrase { phrase() }
  package static func statsRuleTest(again: String) -> Phrase { phrase(again) }
  package static func statsRuleLatest(most: String, again: String) -> Phrase {
    phrase(most, again)
  }
  package static var statsInRow: Phrase { phrase() }
  package static var statsDays: Phrase { phrase() }
  package static func nothingFound(name: String) -> Phrase { phrase(name) }
  package static var hintFound: Phrase { phrase() }
  package static var searchMore: Phrase { phrase() }
  package static var recordReplaced: Phrase { phrase() }
  package static func replacedMeanwhile(value: String) -> Phrase { phrase(value) }
  package static var recordOpen: Phrase { phrase() }
  package static var recordWaiting: Phrase { phrase() }
  package static var recordToDo: Phrase { phrase() }
}
