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
  func line(_ question: Phrase, dropsTypeAhead: Bool = false) throws -> String {
    let prompt = Prompt(
      context.prompts.text(question) + " ",
      dropsTypeAhead: dropsTypeAhead
    )
    switch try console.readLine(prompt) {
    case .line(let line): return line.trimmingBlanks()
    case .interrupted: throw Interruption.dropItem
    case .end: throw Interruption.leave
    }
  }

  /// What a person can answer to a question that leads on.
  enum Decision: Equatable {
    case yes
    /// No, not sure, or no answer at all, which is never a yes.
    case notNow
    /// Back to the question before.
    case back
  }

  /// Asks whether something shall be done.
  func confirm(_ question: Phrase) throws -> Decision {
    try ask(
      question,
      why: .whyConfirm,
      help: .helpConfirm,
      unclear: .unclearYesNo,
      dropsTypeAhead: true,
      whenPassed: .notNow
    ) { line in
      switch context.reader.read(line, about: .confirm, on: context.clock.today) {
      case .answer(.yes): .answer(.yes)
      case .answer(.no), .answer(.unsure): .answer(.notNow)
      case .command(let request): .request(request, back: .notNow, goesBack: .back)
      default: .unclear
      }
    }
  }

  /// Asks for a price that is known; nil when the person passes over it.
  func price() throws -> Price? {
    let limits = context.limits
    let why = Phrase.whyPrice(
      price: context.wording.money(limits.pausePrice),
      days: String(limits.pauseDays)
    )
    return try ask(
      .askPrice,
      why: why,
      help: .helpPrice,
      unclear: .unclearPrice,
      whenPassed: nil
    ) { line in
      switch context.reader.read(line, about: .price, on: context.clock.today) {
      case .price(let price): price.estimate == .unknown ? .answer(nil) : .answer(price)
      case .command(let request): .request(request, back: nil, goesBack: nil)
      default: .unclear
      }
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
    dropsTypeAhead: Bool = false,
    whenPassed passed: Answer,
    _ meaning: (String) throws -> Meaning<Answer>
  ) throws -> Answer {
    var failures = 0
    while true {
      let line = try line(question, dropsTypeAhead: dropsTypeAhead)
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
