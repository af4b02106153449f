import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// Walks a person through the questions about one item, as far as the verdict needs them.
struct Walk {
  /// What was said so far.
  private(set) var answers = Answers()

  private let name: Name
  private let context: Context
  private let asking: Asking
  private var asked: [Question] = []
  private var skipped: Set<Question> = []

  init(about name: Name, in context: Context, on console: any Console) {
    self.name = name
    self.context = context
    asking = Asking(in: context, on: console)
  }

  /// Asks what is still needed and returns the verdict.
  ///
  /// Throws `Interruption` when the person drops the item or leaves.
  mutating func judge() throws -> Judgement {
    while let question = answers.nextQuestion(
      under: context.limits,
      on: context.clock.today,
      skipping: skipped
    ) {
      switch try ask(question) {
      case .answered(let said):
        answers = said
        asked.append(question)
      case .skipped:
        skipped.insert(question)
        asked.append(question)
      case .back:
        if !back() { try context.note(.firstQuestion, .faint) }
      }
    }
    return answers.judged(under: context.limits, on: context.clock.today)
  }

  /// Takes back the last answer, so that its question is asked again; false before the first.
  mutating func back() -> Bool {
    guard let last = asked.popLast() else { return false }
    answers.forget(last)
    skipped.remove(last)
    return true
  }

  private enum Reply {
    case answered(Answers)
    case skipped
    case back
  }

  private func ask(_ question: Question) throws -> Reply {
    let texts = QuestionTexts(question, context)
    return try asking.ask(
      texts.question,
      why: texts.why,
      help: texts.help,
      unclear: texts.unclear,
      whenPassed: .skipped
    ) { line in
      let today = context.clock.today
      let reading = context.reader.read(line, about: Topic(question), on: today)
      if case .command(let request) = reading {
        return .request(request, back: .skipped, goesBack: .back)
      }
      var said = answers
      return said.take(reading, for: question, on: today) ? .answer(.answered(said)) : .unclear
    }
  }
}

/// What is said around one question about an item.
private struct QuestionTexts {
  let question: Phrase
  let why: Phrase
  let help: Phrase
  let unclear: Phrase

  init(_ question: Question, _ context: Context) {
    let limits = context.limits
    let days = String(limits.window)
    let cost = context.wording.money(limits.cost)
    let minutes = limits.minutes.description
    switch question {
    case .used:
      self.question = .askUsed(days: days)
      why = .whyUsed(days: days)
      help = .helpUsed
      unclear = .unclearUsed
    case .next:
      self.question = .askNext(days: days)
      why = .whyNext(days: days)
      help = .helpNext
      unclear = .unclearYesNo
    case .cost:
      self.question = .askCost
      why = .whyCost(cost: cost, minutes: minutes)
      help = .helpCost
      unclear = .unclearPrice
    case .minutes:
      self.question = .askMinutes
      why = .whyMinutes(cost: cost, minutes: minutes)
      help = .helpMinutes
      unclear = .unclearMinutes
    }
  }
}
