import LetGoCore

/// What another shell asks at a press of Tab, and what it is told.
///
/// The scripts that ask are in `Resources/`; the answer is a line for each candidate, and one that no
/// candidate can be where files fit. Nothing is complained of: the shell shows an open command line.
struct CompletionRequest {
  /// The argument that comes before the shell's name and its words.
  static let flag = "--complete"

  private let tokens: [Token]
  private let cursor: String
  private let line: (Completion.Candidate) -> String

  /// Reads what a script hands over; nil when it is no script of letgo's.
  ///
  /// bash hands over the characters at which it breaks words, and the line; the others their words.
  init?(_ arguments: some Collection<String>) {
    let arguments = Array(arguments)
    switch arguments.first.flatMap(Shell.init(rawValue:)) {
    case .bash:
      guard arguments.count == 3 else { return nil }
      let typed = ShellLine(arguments[2], breaks: arguments[1])
      tokens = typed.words.dropFirst().map { Token(text: $0) }
      cursor = typed.cursor
      line = { typed.replacement(for: $0.text) }
    case .zsh, .fish:
      guard arguments.count >= 2 else { return nil }
      tokens = arguments[1..<(arguments.count - 1)].map { Token(text: $0) }
      cursor = ShellLine(arguments[arguments.count - 1]).cursor
      line = { $0.summary.isEmpty ? $0.text : "\($0.text)\t\($0.summary)" }
    case nil: return nil
    }
  }

  /// Writes what can stand at the cursor.
  func answer(in context: Context) throws {
    let completion = completion(by: Completer(in: context))
    for candidate in completion.candidates {
      let safe = Completion.Candidate(
        text: candidate.text.withoutControls(),
        summary: candidate.summary.withoutControls()
      )
      try context.output.write(line(safe) + "\n")
    }
    if completion.path != nil { try context.output.write("\tfiles\n") }
  }

  /// Returns what fits, with the option that goes with every verb and with none.
  private func completion(by completer: Completer) -> Completion {
    if tokens.last?.text == ColorOption.name {
      return completer.values(of: ColorOption.option, at: cursor)
    }
    let words = ColorOption.taken(from: tokens.map(\.text)).rest
    var completion = completion(after: words.map { Token(text: $0) }, by: completer)
    if cursor.hasPrefix("-"), !words.contains("--") {
      completion.add([ColorOption.name], beginningWith: cursor) { completer.prompts.help(for: $0) }
    }
    return completion
  }

  private func completion(after tokens: [Token], by completer: Completer) -> Completion {
    guard let first = tokens.first else {
      var completion = completer.completion(after: [], at: cursor)
      if cursor.hasPrefix("-") {
        completion.add(["--help", "--version"], beginningWith: cursor) {
          completer.prompts.help(for: $0)
        }
      }
      return completion
    }
    // Options without a verb are those of the triage that bare `letgo` is for a list.
    return first.text.hasPrefix("-")
      ? completer.completion(of: TriageCommand.self, after: tokens, at: cursor)
      : completer.completion(after: tokens, at: cursor)
  }
}
