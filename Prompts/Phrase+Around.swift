// What stands around the rest: scripts for other shells, the manual.

extension Phrase {
  package static func noCompletions(shell: String) -> Phrase { phrase(shell) }
  package static var hintCompletions: Phrase { phrase() }
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
