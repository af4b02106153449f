import LetGoCore
import LetGoPrompts

/// `verdict`: says keep, let go or undecided for an item, and why.
struct VerdictCommand: Command {
  static let form = Form(
    verb: "verdict",
    operand: .required("ITEM"),
    options: Option.answers + [.json, .exitStatus, .record]
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
    let (answers, judgement) = try judge(in: context)
    context.lastJudgement = judgement
    try say(judgement, in: context)
    if records { try record(answers, judgement, in: context) }
    return exitsWithVerdict ? judgement.verdict.exitCode : .done
  }

  /// With any answer given nothing is asked; without, whoever is there is asked.
  private func judge(in context: Context) throws -> (Answers, Judgement) {
    if given == nil, let console = context.someoneToAsk() {
      var walk = Walk(about: name, in: context, on: console)
      let judgement = try walk.judge()
      return (walk.answers, judgement)
    }
    let answers = given ?? Answers()
    return (answers, answers.judged(under: context.limits, on: context.clock.today))
  }

  private func say(_ judgement: Judgement, in context: Context) throws {
    if asJSON {
      let row = VerdictRow(name: name, judgement: judgement)
      try context.answer("\(row.json(in: context.wording))")
    } else if context.output.isTerminal {
      try context.answer(context.wording.sentence(judgement))
    } else {
      let row = VerdictRow(name: name, judgement: judgement)
      try context.answer("\(row.columns(in: context.wording))")
    }
  }

  private func record(
    _ answers: Answers,
    _ judgement: Judgement,
    in context: Context
  ) throws {
    let outcome: Outcome.Kind
    switch judgement.verdict {
    case .keep: outcome = .kept
    case .letGo: outcome = .decided
    case .undecided:
      throw Complaint(
        .undecidedNotRecorded(name: name.text),
        hint: .hintUndecided,
        code: .refused
      )
    }
    try context.record(outcome.verb) { try $0.settle(name, as: outcome, answers) }
    try context.note(
      outcome == .kept ? .recordedKept(name: name.text) : .recordedDecided(name: name.text)
    )
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
