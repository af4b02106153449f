import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// Asks a person one question at a time, again when the answer could not be read.
struct Asking {
  /// How many unreadable answers are taken before the way past the question is shown.
  private static let patience = 3

  private let context: Context
  private let console: any Console

  init(in context: Context, on console: any Console) {
    self.context = context
    self.console = console
  }

  /// Asks once and returns the line, without blanks at its ends.
  ///
  /// Throws `Interruption` when the person drops the item or leaves.
  func line(
    _ question: Phrase,
    dropsTypeAhead: Bool = false,
    suggesting suggestion: String = "",
    choices: Phrase? = nil
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
        if let text = try composed(begun) { return text }
      case .swiped: continue
      case .interrupted: throw Interruption.dropItem
      case .end: throw Interruption.leave
      }
    }
  }

  /// Returns what a person wrote in an editor of their own, as one line, and shows it; nil when nothing
  /// came of it.
  private func composed(_ begun: String) throws -> String? {
    do {
      guard let text = try context.compose(begun)?.withoutControls().trimmingBlanks() else {
        return nil
      }
      try context.note(StyledText(text, .faint))
      return text
    } catch let complaint as Complaint {
      try context.complain(complaint)
      return nil
    }
  }

  /// What a person can answer to a question that leads on.
  enum Decision: Equatable {
    case yes
    /// No, not sure, or no answer at all, which is never a yes.
    case notNow
    /// Back to the question before.
    case back
    /// What is asked about stands outside the rules.
    case exempt(Exemption)
  }

  /// Asks whether something shall be done.
  func confirm(_ question: Phrase) throws -> Decision {
    try ask(
      question,
      why: .whyConfirm,
      help: .helpConfirm,
      unclear: .unclearYesNo,
      choices: .answersConfirm,
      dropsTypeAhead: true,
      whenPassed: .notNow
    ) { line in
      // First, since "not mine" is also a no.
      if let exemption = exemption(in: line) { return .answer(.exempt(exemption)) }
      return switch context.reader.read(line, about: .confirm, on: context.clock.today) {
      case .answer(.yes): .answer(.yes)
      case .answer(.no), .answer(.unsure): .answer(.notNow)
      case .command(let request): .request(request, back: .notNow, goesBack: .back)
      case .lastUse, .yearly, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        .unclear
      }
    }
  }

  /// Returns what a line names that stands outside the rules, which can be said at any question.
  func exemption(in line: String) -> Exemption? {
    guard case .exemption(let exemption) = context.reader.reason(namedIn: line, about: .used)
    else { return nil }
    return exemption
  }

  /// Asks for a price that is known; nil when the person passes over it.
  func price() throws -> Price? {
    let limits = context.limits
    let why = Phrase.whyPrice(
      price: context.wording.money(limits.pausePrice),
      wait: context.wording.wait
    )
    return try ask(
      .askPrice,
      why: why,
      help: .helpPrice,
      unclear: .unclearPrice,
      choices: .answersAmount,
      whenPassed: nil
    ) { line in
      let reading = context.reader.read(line, about: .price, on: context.clock.today)
      switch reading {
      case .price(let price):
        if let meaning = context.wording.meaning(of: reading, in: line, about: .price) {
          try context.note(.understood(meaning: meaning), .faint)
        }
        return price.estimate == .unknown ? .answer(nil) : .answer(price)
      case .command(let request): return .request(request, back: nil, goesBack: nil)
      case .answer, .lastUse, .yearly, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        return .unclear
      }
    }
  }

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
    whenPassed passed: Answer,
    _ meaning: (String) throws -> Meaning<Answer>
  ) throws -> Answer {
    var failures = 0
    while true {
      let line = try line(
        question,
        dropsTypeAhead: dropsTypeAhead,
        suggesting: suggestion,
        choices: choices
      )
      if line.isEmpty { return passed }
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

extension ShellRequest {
  /// What Tab offers at every question, in the order of the prompts.
  static let offered: [ShellRequest] = [.skip, .back, .why, .help, .quit]
}

extension LineCompletion.Candidate {
  /// Reads a line of the prompts: an answer, and after a colon what it does.
  init(line: String) {
    let parts = line.split(separator: ":", maxSplits: 1)
    self.init(String(parts[0]), parts.count > 1 ? String(parts[1]).trimmingBlanks() : "")
  }
}
