import LetGoPrompts

/// What went wrong, as data: a sentence, the way out, and how the run ends.
struct Complaint: Error, Equatable {
  /// What happened, with the offender named.
  let message: Phrase
  /// What the person can do about it.
  let hint: Phrase?
  /// How a one-shot ends.
  let code: ExitCode

  init(_ message: Phrase, hint: Phrase? = nil, code: ExitCode) {
    self.message = message
    self.hint = hint
    self.code = code
  }
}
