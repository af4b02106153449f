import LetGoCore
import LetGoPrompts
import LetGoTerminal
import LetGoTriage

/// `triage`: a verdict and a reason for every line or row of a list.
struct TriageCommand: Command {
  static let verb = "triage"
  static let form = Form(
    verb: verb,
    operand: .several("FILE"),
    options: Option.answers + [.json, .ask]
  )

  private let files: [ListFile]
  private let defaults: Answers
  private let asJSON: Bool
  private let asks: Bool

  init(_ input: Input, in context: Context) throws {
    files =
      input.words.isEmpty ? [ListFile.standardInput] : input.words.map { ListFile(path: $0) }
    defaults = try Answers(input, in: context) ?? Answers()
    asJSON = input.has(.json)
    asks = input.has(.ask)
  }

  /// Makes the triage of a list that was pasted at the prompt, where a person can be asked.
  init(pasted text: String) {
    files = [ListFile(pasted: text)]
    defaults = Answers()
    asJSON = false
    asks = true
  }

  func run(in context: Context) throws -> ExitCode {
    try context.noteUnreadSettings()
    let console = asks ? context.someoneToAskAboutList() : nil
    if asks, console == nil { throw Complaint(.nobodyToAsk, hint: .hintAsk, code: .usage) }
    var open: [OpenRow] = []
    let report = TriageReport(asJSON: asJSON, in: context)
    let triage = Triage(
      defaults: defaults,
      limits: context.limits,
      today: context.clock.today,
      reader: context.reader
    )
    var failure: ExitCode?
    for file in files {
      do {
        let list = try context.open(
          file,
          or: Complaint(.noList, hint: .hintList, code: .usage)
        )
        let findings = try triage.judge(list.read) { row in
          if asks, row.judgement.verdict == .undecided {
            open.append(
              OpenRow(name: try row.name, group: row.place ?? row.category, answers: row.answers)
            )
          } else {
            try report.add(row)
          }
        } problem: { problem in
          try report.add(problem, in: file)
        }
        report.add(findings.tally)
      } catch let unreadable as ListFile.Failure {
        let complaint = Complaint(unreadable, of: file)
        failure = failure == .noInput ? failure : complaint.code
        try context.complain(complaint)
      }
    }
    if let console, !open.isEmpty {
      var walk = ListWalk(over: open, in: context, on: console)
      try walk.run()
      for entry in walk.entries { try report.add(entry.row) }
    }
    try report.finish()
    return failure ?? (report.tally.errors > 0 ? .badData : .done)
  }
}
