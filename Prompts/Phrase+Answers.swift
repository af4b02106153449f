// What can be answered, for Tab and as a hint, and the editor in which longer answers are written.

extension Phrase {
  package static var answersPolar: Phrase { phrase() }
  package static var answersConfirm: Phrase { phrase() }
  package static var answersAmount: Phrase { phrase() }
  package static var answersUndecided: Phrase { phrase() }
  package static var answersLoss: Phrase { phrase() }
  package static var answersRequests: Phrase { phrase() }
  package static var suggestedYes: Phrase { phrase() }
  package static var suggestedNo: Phrase { phrase() }
  package static var suggestedUnsure: Phrase { phrase() }
  package static var suggestedNever: Phrase { phrase() }
  package static func suggestedNotSince(day: String) -> Phrase { phrase(day) }
  package static var noEditor: Phrase { phrase() }
  package static var hintEditor: Phrase { phrase() }
  package static func editorFailed(editor: String) -> Phrase { phrase(editor) }
  package static func noDraft(path: String, cause: String) -> Phrase { phrase(path, cause) }
  package static var hintDraft: Phrase { phrase() }
}
