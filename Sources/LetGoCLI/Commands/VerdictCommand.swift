import LetGoCore
import LetGoPrompts
import LetGoTerminal

/// `verdict`: says keep, let go or undecided for an item, and why.
struct VerdictCommand: Command {
  static let verb = "verdict"
  static let form = Form(
    verb: verb,
    operand: .required("ITEM"),
    options: Option.answers + [.json, .exitStatus, .record],
    known: ["ITEM": .items([.decided, .boxed, .kept])]
  )

  private let name: Name
  private let given: Answers?
  private let asJSON: Bool
  private let exitsWithVerdict: Bool
  private let records: Bool

  init(_ input: Input, in context: Context) throws {
    name = try input.requiredName()
    given = try Answers(input, in: context)
    asJSON = input.has(.json)
    exitsWithVerdict = input.has(.exitStatus)
    records = input.has(.record)
  }

  func run(in context: Context) throws -> ExitCode {
    try context.noteUnreadSettings()
    do {
      let (answers, judgement, wasAsked) = try judge(in: context)
      context.lastJudgement = (name, judgement)
      // First what lasts: an answer that can't be printed must not cost the record.
      let outcome = records ? try record(answers, judgement, in: context) : nil
      try sayUnlessClosed(judgement, in: context)
      if let outcome { try context.note(outcome.recorded(name)) }
      if !records, wasAsked, !asJSON, context.output.isTerminal {
        let isOpen = judgement.verdict == .undecided
        try context.note(isOpen ? .hintUndecided : .verdictUnrecorded, .faint)
      }
      if records, outcome == nil {
        try context.complain(
          Complaint(
            .undecidedNotRecorded(name: name.text),
            hint: .hintUndecided,
            code: .refused
          )
        )
        return exitsWithVerdict ? .undecided : .refused
      }
      return exitsWithVerdict ? judgement.verdict.exitCode : .done
    } catch let interruption as Interruption {
      // A script must not take it for a verdict that nobody gave.
      guard exitsWithVerdict else { throw interruption }
      return .undecided
    }
  }

  /// With any answer given nothing is asked; without, whoever is there is asked.
  private func judge(
    in context: Context
  ) throws -> (answers: Answers, judgement: Judgement, wasAsked: Bool) {
    if given == nil, let console = context.someoneToAsk() {
      var walk = Walk(about: name, in: context, on: console)
      let judgement = try walk.judge()
      return (walk.answers, judgement, true)
    }
    let answers = given ?? Answers()
    return (answers, answers.judged(under: context.limits, on: context.clock.today), false)
  }

  /// A reader who has seen enough still gets the exit status.
  private func sayUnlessClosed(_ judgement: Judgement, in context: Context) throws {
    do {
      try say(judgement, in: context)
    } catch Output.Failure.brokenPipe where exitsWithVerdict {
      return
    }
  }

  private func say(_ judgement: Judgement, in context: Context) throws {
    let row = VerdictRow(name: name, judgement: judgement)
    if asJSON {
      try context.answer(inOnePiece: row.json(in: context.wordingForPrograms))
    } else if context.output.isTerminal {
      try context.answer(context.wording.sentence(judgement))
    } else {
      try context.answer(inOnePiece: row.columns(in: context.wordingForPrograms))
    }
  }

  /// Records what the verdict leads to and returns it; nil for one that leads to nothing yet.
  private func record(
    _ answers: Answers,
    _ judgement: Judgement,
    in context: Context
  ) throws -> Outcome.Kind? {
    let outcome: Outcome.Kind
    switch judgement.verdict {
    case .keep: outcome = .kept
    case .letGo: outcome = .decided
    case .undecided: return nil
    }
    try context.record(outcome.verb) { try $0.settle(name, as: outcome, answers) }
    return outcome
  }
}

extension Verdict {
  /// What `--exit-status` makes of it.
  fileprivate var exitCode: ExitCode {
    switch self {
    case .letGo: .done
    case .keep: .refused
    case .undecided: .undecided
    }
  }
}
