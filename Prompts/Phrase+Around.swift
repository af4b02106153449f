// What stands around the rest: scripts for other shells, the manual, a look around.

extension Phrase {
  package static func noCompletions(shell: String) -> Phrase { phrase(shell) }
  package static var hintCompletions: Phrase { phrase() }
  package static var tryScreen: Phrase { phrase() }
  package static var tryFirst: Phrase { phrase() }
  package static var tryEnded: Phrase { phrase() }
  package static var tryNothing: Phrase { phrase() }
  package static var hintTry: Phrase { phrase() }
  package static var tryInShell: Phrase { phrase() }
  package static var hintTryInShell: Phrase { phrase() }
  package static var tryUnseen: Phrase { phrase() }
  package static var manualName: Phrase { phrase() }
  package static var manualUse: Phrase { phrase() }
  package static var manualHeadings: Phrase { phrase() }
  package static var manualAbout: Phrase { phrase() }
  package static var manualRules: Phrase { phrase() }
  package static var manualWords: Phrase { phrase() }
  package static var manualCodes: Phrase { phrase() }
  package static var manualVariables: Phrase { phrase() }
  package static var manualPrivacy: Phrase { phrase() }
  package static var manualExamples: Phrase { phrase() }
  package static func manualFiles(place: String) -> Phrase { phrase(place) }
}
