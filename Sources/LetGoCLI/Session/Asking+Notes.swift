import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// Questions for a few words of a person's own.
extension Asking {
  /// What a person answers to a question in their own words.
  enum FreeText: Equatable {
    /// The words; empty when they left it out.
    case text(String)
    /// Back to the question before.
    case back
  }

  /// Asks for a few words, which `check` cleans or complains about.
  func text(
    _ question: Phrase,
    why: Phrase,
    check: (String) throws(Complaint) -> String
  ) throws -> FreeText {
    while true {
      do {
        return try ask(
          question,
          why: why,
          help: .helpReason,
          unclear: .helpReason,
          isNote: true,
          whenPassed: .text("")
        ) { line in
          // Any words are an answer, except those that ask the shell for something.
          if let request = request(in: line) {
            return .request(request, back: .text(""), goesBack: .back)
          }
          return .answer(.text(try check(line)))
        }
      } catch let complaint as Complaint {
        try context.complain(complaint)
      }
    }
  }

  /// Returns what a line asks the shell for, where it is that word alone, in English or as Tab offers it.
  private func request(in line: String) -> ShellRequest? {
    let word = line.lowercased()
    let offered = context.prompts.lines(.answersRequests).map(LineCompletion.Candidate.init(line:))
    return ShellRequest(rawValue: word)
      ?? offered.firstIndex { $0.text == word }.map { ShellRequest.offered[$0] }
  }
}

extension ShellRequest {
  /// What Tab offers at every question, in the order of the prompts.
  static let offered: [ShellRequest] = [.skip, .back, .why, .help, .quit]
}
