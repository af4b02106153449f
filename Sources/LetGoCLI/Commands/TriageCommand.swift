import LetGoCore
import LetGoPrompts
import LetGoTerminal
import LetGoTriage

/// `triage`: a verdict and a reason for every line or row of a list.
struct TriageCommand: Command {
  static let form = Form(
    verb: "triage",
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
    let files = paths.isEmpty ? [ListFile.standardInput] : paths.map { ListFile(path: $0) }
    if paths.isEmpty, files[0].isTerminal {
      throw Complaint(.noList, hint: .hintList, code: .usage)
    }
    let report = TriageReport(asJSON: asJSON, in: context)
    let triage = Triage(
      defaults: defaults,
      limits: context.limits,
      today: context.clock.today,
      reader: context.reader
    )
    var isFileMissing = false
    for file in files {
      do {
        let list = try file.open()
        let findings = try triage.judge(list.read) { row in
          try report.add(row)
        } problem: { problem in
          try report.add(problem, in: file)
        }
        report.add(findings.tally)
      } catch let failure as ListFile.Failure {
        isFileMissing = true
        try context.complain(Complaint(failure, of: file))
      }
    }
    try report.finish()
    return isFileMissing ? .noInput : report.tally.errors > 0 ? .badData : .done
  }
}
