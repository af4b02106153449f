import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// Walks a person through the questions about one item, as far as the verdict needs them.
struct Walk {
  /// What was said so far.
  var answers: Answers
  /// Whether a loss or a feeling was named, which ends the questions.
  var namesLoss = false
  /// Whether it was asked what holds the person back, which happens once.
  var hasAskedWhatHolds = false

  let context: Context
  let asking: Asking
  /// What the item is called, where it has a name.
  private let name: Name?
  private var asked: [Question] = []
  private var skipped: Set<Question> = []

  /// Begins with what is known already, which is not asked again.
  init(
    about name: Name? = nil,
    knowing answers: Answers = Answers(),
    in context: Context,
    on console: any Console
  ) {
    self.answers = answers
    self.name = name
    self.context = context
    asking = Asking(in: context, on: console)
  }

  /// Asks what is still needed and returns the verdict.
  ///
  /// Throws `Interruption` when the person drops the item or leaves.
  mutating func judge() throws -> Judgement {
    while let question = nextQuestion {
      switch try ask(question) {
      case .reading(let reading): try take(reading, for: question)
      case .heard: continue
      case .passed: skip(question)
      case .back: if !back() { try context.note(.firstQuestion, .faint) }
      }
    }
    return answers.judged(under: context.limits, on: context.clock.today)
  }

  /// Takes back the last answer, so that its question is asked again; false before the first.
  mutating func back() -> Bool {
    guard let last = asked.popLast() else { return false }
    answers.forget(last)
    skipped.remove(last)
    namesLoss = false
    return true
  }

  /// Takes the item out of the rules, for a reason that was named after the questions.
  mutating func exempt(_ exemption: Exemption) {
    answers.exemption = exemption
  }

  /// The question that the verdict still needs; nil when it stands, or a loss was named.
  var nextQuestion: Question? {
    namesLoss
      ? nil
      : answers.nextQuestion(under: context.limits, on: context.clock.today, skipping: skipped)
  }

  /// Passes over a question.
  mutating func skip(_ question: Question) {
    skipped.insert(question)
    asked.append(question)
  }

  /// Takes answers to questions that were not asked, whatever was said about those before.
  mutating func add(_ others: Answers) {
    answers.used = others.used ?? answers.used
    answers.next = others.next ?? answers.next
    answers.cost = others.cost ?? answers.cost
    answers.minutes = others.minutes ?? answers.minutes
    answers.exemption = others.exemption ?? answers.exemption
  }

  private enum Reply {
    case reading(Reading)
    /// Understood, and no answer to this question, which is asked again.
    case heard
    case passed
    case back
  }

  private func ask(_ question: Question) throws -> Reply {
    let texts = QuestionTexts(question, context)
    let topic = Topic(question)
    return try asking.ask(
      texts.question,
      why: texts.why,
      help: texts.help,
      unclear: texts.unclear,
      suggesting: lastAnswer(to: question),
      choices: texts.choices,
      whenPassed: .passed
    ) { line in
      let today = context.clock.today
      // "No, it was my father's" ends the arithmetic all the same.
      let reading =
        context.reader.reason(namedIn: line, about: topic)
        ?? context.reader.read(line, about: topic, on: today)
      if case .command(let request) = reading {
        return .request(request, back: .passed, goesBack: .back)
      }
      var said = answers
      guard reading == .loss || said.take(reading, for: question, on: today) else {
        guard let heard = heard(in: line, about: question, on: today) else { return .unclear }
        try context.note(heard)
        return .answer(.heard)
      }
      // Seen before it counts: what was misread can be taken back with the next line.
      if let meaning = context.wording.meaning(of: reading, in: line, about: topic) {
        try context.note(.understood(meaning: meaning), .faint)
      }
      context.typed += ", " + line
      return .answer(.reading(reading))
    }
  }

  /// What is said to a line that is understood and tells nothing of one's use: a choice that comes later, a
  /// state, a gift, somebody else's use, or a time that may be on either side.
  private func heard(in line: String, about question: Question, on today: Day) -> Phrase? {
    let reader = context.reader
    if Offer(wholeLine: line, among: Offer.forUndecided, in: context.words) != nil
      || reader.read(line, about: .confirm, on: today) == .answer(.yes)
    {
      return .heardChoice
    }
    switch question {
    case .used where reader.namesSpentState(line, on: today): return .heardState
    case .used, .next:
      if reader.hold(namedIn: line, on: today) == .gift { return .heardGift }
      if reader.namesOthersUse(line, on: today) { return .heardOthers }
      let days = String(context.limits.window)
      return reader.namesTime(line, on: today) ? .heardTime(days: days) : nil
    case .cost, .minutes: return nil
    }
  }

  /// What was said of an item of that name before, which counts only when it is said again.
  private func lastAnswer(to question: Question) -> String {
    let last = name.flatMap { try? context.readStore().lastAnswers(about: $0) }
    return last.map { context.wording.suggestion(for: question, from: $0) } ?? ""
  }

  /// Takes what was said to a question; what comes round every year asks another one first.
  mutating func take(_ reading: Reading, for question: Question) throws {
    asked.append(question)
    switch reading {
    case .loss: namesLoss = true
    case .yearly(let plain): try takeYearly(plain, for: question)
    case .answer, .lastUse, .price, .minutes, .count, .roughCount, .exemption, .command, .unclear:
      _ = answers.take(reading, for: question, on: context.clock.today)
    }
  }

  /// What comes round every year is kept for its season, when it came out the last time.
  private mutating func takeYearly(_ plain: Answer?, for question: Question) throws {
    let cameOut = try asking.ask(
      .askYearly,
      why: .whyYearly,
      help: .helpConfirm,
      unclear: .unclearYesNo,
      whenPassed: plain ?? .unsure
    ) { line in
      switch context.reader.read(line, about: .confirm, on: context.clock.today) {
      case .answer(.unsure): .answer(plain ?? .unsure)
      case .answer(let answer): .answer(answer)
      case .command(let request):
        .request(request, back: plain ?? .unsure, goesBack: plain ?? .unsure)
      case .lastUse, .yearly, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        .unclear
      }
    }
    let reading: Reading = cameOut == .yes ? .exemption(.seasonal) : .answer(cameOut)
    _ = answers.take(reading, for: question, on: context.clock.today)
  }
}
