// What the words that can stand after a verb do, for Tab.

extension Phrase {
  package static var choicesGame: Phrase { phrase() }
  package static var choicesSync: Phrase { phrase() }
  package static var choicesBackup: Phrase { phrase() }
  package static var choicesUndo: Phrase { phrase() }
  package static var choicesTwo: Phrase { phrase() }
  package static var choicesHelp: Phrase { phrase() }
  package static var choicesTheme: Phrase { phrase() }
  package static var choicesLanguage: Phrase { phrase() }
  package static var choicesRecall: Phrase { phrase() }
  package static var choicesPreset: Phrase { phrase() }
  package static func choicePublished(value: String) -> Phrase { phrase(value) }
}
