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
    options: Option.answers + [.json]
  )

  private let paths: [String]
  private let defaults: Answers
  private let asJSON: Bool

  init(_ input: Input, in context: Context) throws {
    paths = input.words
    defaults = try Answers(input, in: context) ?? Answers()
    asJSON = input.has(.json)
  }

  func run(in context: Context) throws -> ExitCode {
    try context.noteUnreadSettings()
    let files = paths.isEmpty ? [ListFile.standardInput] : paths.map { ListFile(path: $0) }
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
          try report.add(row)
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
    try report.finish()
    return failure ?? (report.tally.errors > 0 ? .badData : .done)
  }
}
