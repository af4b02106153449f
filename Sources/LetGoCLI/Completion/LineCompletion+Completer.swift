import LetGoTerminal

extension LineCompletion {
  /// Completes what is typed at the prompt, as the table of verbs and the store have it.
  init(of typed: String, in context: Context) {
    var tokens = Tokens.split(typed)
    let isBetween = typed.last?.isWhitespace ?? true
    let word = isBetween ? "" : tokens.popLast()?.text ?? ""
    // A line that a friend sent, or the manual shows, begins with the program's name.
    if tokens.first == Token(text: "letgo") { tokens.removeFirst() }
    let completion = Completer(in: context).completion(after: tokens, at: word)
    self.init(
      of: word,
      completion.candidates.map {
        Candidate($0.text.withoutControls(), $0.summary.withoutControls())
      }
    )
  }
}
