import LetGoCore
import LetGoTerminal

extension LineCompletion {
  /// Completes what is typed at the prompt, as the table of verbs, the store and the folders have it.
  init(of line: String, in context: Context) {
    self.init(
      of: line,
      by: Completer(in: context),
      home: context.environment["HOME"],
      reading: FolderNames.init(in:_:)
    )
  }

  /// Completes a line with what a completer knows and what stands in folders.
  init(
    of line: String,
    by completer: Completer,
    home: String?,
    reading folder: (String, FolderNames.Wanted) -> FolderNames
  ) {
    var (tokens, word) = Tokens.begun(line)
    // A line that a friend sent, or the manual shows, begins with the program's name.
    if tokens.first == Token(text: "letgo") { tokens.removeFirst() }
    let option = word.option.map { $0 + "=" } ?? ""
    let completion = completer.completion(
      after: tokens,
      at: option + word.text,
      isQuoted: word.isQuoted && option.isEmpty
    )
    var candidates: [Candidate] = completion.candidates.compactMap {
      let text = String($0.text.withoutControls().dropFirst(option.count))
      let summary = $0.summary.withoutControls()
      guard word.isQuoted else { return Candidate(text, summary) }
      return Tokens.quoted(text).map { Candidate(text, summary, whole: $0 + " ") }
    }
    guard let path = completion.path else {
      self.init(of: word.typed, as: word.text, candidates)
      return
    }
    let paths = PathCompletion(
      of: word.text,
      to: path,
      isQuoted: word.isQuoted,
      // Only where a folder is meant does letgo itself take `~/` for the home.
      home: path == .folder ? home : nil,
      reading: folder
    )
    candidates += paths.candidates
    self.init(of: word.typed, as: word.text, candidates)
    namesPaths = true
    isPart = paths.isPart
  }
}
