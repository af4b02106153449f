import LetGoCore
import LetGoPrompts
import LetGoTerminal
import LetGoTriage

/// Writes what a triage finds: rows to standard output as they come, problems and totals to
/// standard error.
///
/// For a person the rows are held back, because columns can only be aligned once all are known.
final class TriageReport {
  /// How many rows in error are named before the rest is only counted.
  private static let mostNamed = 20

  private let asJSON: Bool
  private let context: Context
  private let wording: Wording
  private let isForPerson: Bool
  private var lines: RowLines
  private var table: [ListRow] = []

  /// What became of all rows so far.
  private(set) var tally = Tally()

  private var named = 0

  init(asJSON: Bool, in context: Context) {
    self.asJSON = asJSON
    self.context = context
    wording = context.wording
    isForPerson = context.output.isTerminal && !asJSON
    lines = RowLines(wording)
  }

  /// Writes a row, or keeps it for the table.
  func add(_ row: borrowing Row) throws {
    if isForPerson {
      let reason = lines.text(of: row.judgement.reason)
      table.append(ListRow(row.judgement.verdict.rawValue, try row.name.text, reason))
    } else if try asJSON ? lines.appendJSON(row) : lines.append(row) {
      try lines.write(to: context.output)
    }
  }

  /// Writes a row that was asked about, and counts it anew.
  func add(_ row: OpenRow) throws {
    let judgement = row.answers.judged(under: wording.limits, on: wording.today)
    tally.decide(judgement.verdict)
    if isForPerson {
      let reason = lines.text(of: judgement.reason)
      table.append(ListRow(judgement.verdict.rawValue, row.name.text, reason))
    } else if lines.append(VerdictRow(name: row.name, judgement: judgement), asJSON: asJSON) {
      try lines.write(to: context.output)
    }
  }

  /// Names a row that got no verdict; after twenty they are only counted.
  func add(_ problem: RowProblem, in file: ListFile) throws {
    named += 1
    guard named <= Self.mostNamed else { return }
    let text = wording.text(problem.fault.phrase)
    let line = String(problem.line)
    try context.note(
      file.path.map {
        .rowProblem(file: $0.withoutControls(), line: line, problem: text)
      } ?? .rowProblemPiped(line: line, problem: text)
    )
  }

  /// Adds the totals of one list.
  func add(_ totals: Tally) {
    tally.add(totals)
  }

  /// Writes what was held back, and the totals.
  func finish() throws {
    if !table.isEmpty { try context.list(table, orWhenEmpty: .emptyThings) }
    try lines.write(to: context.output)
    if named > Self.mostNamed {
      try context.note(.rowProblemsMore(count: String(named - Self.mostNamed)))
    }
    try context.note(
      .triageTotals(
        rows: String(tally.rows),
        letGo: String(tally.letGo),
        keep: String(tally.keep),
        undecided: String(tally.undecided),
        skipped: String(tally.skipped),
        errors: String(tally.errors)
      )
    )
  }
}

extension RowProblem.Fault {
  /// What is wrong, in words.
  fileprivate var phrase: Phrase {
    switch self {
    case .unclosedQuote: .rowUnclosedQuote
    case .tooLong: .rowTooLong
    case .tooManyCells(let expected): .rowTooManyCells(expected: String(expected))
    case .notUTF8, .badName(.unreadable, _): .rowNotUTF8
    case .badName(.control, let name): .rowControlInName(name: name)
    case .badName(.empty, _): .rowEmptyName
    case .badName(.tooLong(let count), _):
      .rowLongName(count: String(count), longest: String(Name.longest))
    case .unreadable(_, let header, let text): .rowUnreadable(value: text, column: header)
    case .usedInFuture(let header, let text): .rowFutureUse(value: text, column: header)
    }
  }
}
