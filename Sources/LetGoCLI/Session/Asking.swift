import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// Asks a person one question at a time, again when the answer could not be read.
struct Asking {
  /// How many unreadable answers are taken before the way past the question is shown.
  private static let patience = 3

  let context: Context
  private let console: any Console

  init(in context: Context, on console: any Console) {
    self.context = context
    self.console = console
  }

  /// Asks once and returns the line, without blanks at its ends; what was written in an editor keeps its
  /// lines only where it is a note.
  ///
  /// Throws `Interruption` when the person drops the item or leaves.
  func line(
    _ question: Phrase,
    dropsTypeAhead: Bool = false,
    suggesting suggestion: String = "",
    choices: Phrase? = nil,
    isNote: Bool = false
  ) throws -> String {
    var prompt = Prompt(
      context.prompts.text(question) + " ",
      dropsTypeAhead: dropsTypeAhead
    )
    prompt.suggestion = suggestion
    prompt.choices = ([choices].compactMap(\.self) + [.answersRequests]).flatMap {
      context.prompts.lines($0).map(LineCompletion.Candidate.init(line:))
    }
    while true {
      switch try console.readLine(prompt) {
      case .line(let line): return line.trimmingBlanks()
      case .list: try context.note(.listInQuestion)
      case .composing(let begun):
        if let text = try composed(begun) { return isNote ? text : text.withoutControls() }
      case .swiped: continue
      case .interrupted: throw Interruption.dropItem
      case .end: throw Interruption.leave
      }
    }
  }

  /// Returns what a person wrote in an editor of their own, and shows it; nil when nothing came of it.
  private func composed(_ begun: String) throws -> String? {
    do {
      guard let text = try context.compose(begun)?.asNote() else { return nil }
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        try context.note(StyledText(String(line), .faint))
      }
      return text
    } catch let complaint as Complaint {
      try context.complain(complaint)
      return nil
    }
  }

  /// What a line meant to the question at hand.
  enum Meaning<Answer> {
    case answer(Answer)
    /// It asks for something; what `skip` and `back` then answer goes along.
    case request(ShellRequest, back: Answer, goesBack: Answer)
    case unclear
  }

  /// Asks until there is an answer; an empty line passes over the question.
  func ask<Answer>(
    _ question: Phrase,
    why: Phrase,
    help: Phrase,
    unclear: Phrase,
    suggesting suggestion: String = "",
    choices: Phrase? = nil,
    dropsTypeAhead: Bool = false,
    isNote: Bool = false,
    whenPassed passed: Answer,
    _ meaning: (String) throws -> Meaning<Answer>
  ) throws -> Answer {
    var failures = 0
    while true {
      let line = try line(
        question,
        dropsTypeAhead: dropsTypeAhead,
        suggesting: suggestion,
        choices: choices,
        isNote: isNote
      )
      if line.isEmpty { return passed }
      if !isNote, let verb = verb(in: line) {
        try context.note(.verbAtQuestion(verb: verb))
        continue
      }
      switch try meaning(line) {
      case .answer(let answer): return answer
      case .request(.skip, let skipped, _): return skipped
      case .request(.back, _, let back), .request(.undo, _, let back): return back
      case .request(.quit, _, _): throw Interruption.leave
      case .request(.why, _, _): try context.note(why, .faint)
      case .request(.help, _, _):
        try context.note(help, .faint)
        try context.note(.helpWords, .faint)
      case .unclear:
        failures += 1
        try context.note(unclear)
        if failures % Self.patience == 0 { try context.note(.offerSkip, .faint) }
      }
    }
  }
}

extension LineCompletion.Candidate {
  /// Reads a line of the prompts: an answer, and after a colon what it does.
  init(line: String) {
    let parts = line.split(separator: ":", maxSplits: 1)
    self.init(String(parts[0]), parts.count > 1 ? String(parts[1]).trimmingBlanks() : "")
  }
}
