import LetGoCore
import LetGoPrompts
import LetGoTerminal
import LetGoTriage

/// Writes what a triage finds: rows to where they belong as they come, problems and totals to standard
/// error.
final class TriageReport {
  /// How many rows in error are named before the rest is only counted.
  private static let mostNamed = 20

  private let options: TriageOptions
  private let asJSON: Bool
  private let output: Output
  private let context: Context
  private let wording: Wording
  private var lines: RowLines
  /// Where rows go that are not written as plain columns at once; nil when all are.
  private let rows: (any RowSink)?
  private var money: TriageMoney
  private var wishes: [WishVerdict.Word: Int] = [:]
  private var shown = 0

  /// What became of all rows so far.
  private(set) var tally = Tally()

  /// Whether the person stopped before the last question.
  var isStopped = false
  /// How the first list was read.
  private var layout: Layout?

  private var named = 0

  init(_ options: TriageOptions, to output: Output, in context: Context) {
    self.options = options
    self.output = output
    self.context = context
    asJSON = options.form == .jsonl
    wording = context.wording
    lines = RowLines(options.isForPerson(output) ? wording : context.wordingForPrograms)
    money = TriageMoney(own: context.limits.currency)
    rows = options.sink(to: output, in: context)
  }

  /// Whether rows are written as plain columns at once, so that none has to be made into a text.
  var isPlain: Bool { rows == nil }

  /// Says how a list is read, unless that is as plain as it looks.
  func begin(_ layout: Layout, of file: ListFile, isAsked: Bool) throws {
    self.layout = self.layout ?? layout
    if layout.format == .lines, layout.encoding == .utf8, !isAsked { return }
    let how = wording.text(layout)
    try context.note(
      file.path.map { .readFileAs(file: $0.withoutControls(), how: how) } ?? .readAs(how: how)
    )
  }

  /// Returns a page for rows that are written as plain columns beside others.
  func page() -> RowPage {
    RowPage(RowLines(context.wordingForPrograms), asJSON: asJSON, to: output)
  }

  /// Writes a row as plain columns.
  func add(_ row: borrowing Row) throws {
    if try asJSON ? lines.appendJSON(row) : lines.append(row) { try lines.write(to: output) }
  }

  /// Returns a row as it is shown.
  func shown(_ row: borrowing Row) throws -> ShownRow {
    ShownRow(
      verdict: row.judgement.verdict.rawValue,
      name: try row.name.text,
      reason: lines.text(of: row.judgement.reason),
      cost: row.answers.cost,
      pieces: row.quantity,
      line: row.source ?? []
    )
  }

  /// Judges a row that was asked about, counts it anew, and returns it as it is shown.
  func shown(_ row: OpenRow) -> (Verdict, ShownRow) {
    let judgement = row.answers.judged(under: wording.limits, on: wording.today)
    tally.decide(judgement.verdict, pieces: row.rest.pieces)
    let shown = ShownRow(
      verdict: judgement.verdict.rawValue,
      name: row.name.text,
      reason: lines.text(of: judgement.reason),
      cost: row.answers.cost,
      pieces: row.rest.pieces,
      line: row.rest.source ?? []
    )
    return (judgement.verdict, shown)
  }

  /// Counts the pieces and the money of a row, for a person.
  func count(_ row: ShownRow, _ verdict: Verdict) {
    guard options.path == nil, context.output.isTerminal else { return }
    money.add(row.cost, pieces: row.pieces, verdict)
  }

  /// Counts a wish.
  func count(_ wish: WishVerdict.Word) {
    wishes[wish, default: 0] += 1
  }

  /// Writes a row, or keeps it until all are known, if it is among those that are asked for.
  func add(_ row: ShownRow) throws {
    guard options.only?.contains(row.verdict) ?? true else { return }
    shown += 1
    if let rows { return try rows.add(row) }
    // After rows that were written as plain columns, one that was asked about.
    try lines.write(to: output)
    try output.write((asJSON ? JSONForm() : TSVForm() as any RowForm).line(row))
  }

  /// Returns what is wrong with a row, in words with its line.
  func words(for problem: RowProblem) -> String {
    wording.text(
      .rowProblemPiped(line: String(problem.line), problem: wording.text(problem.fault.phrase))
    )
  }

  /// Names a row that got no verdict; after twenty they are only counted.
  func add(_ problem: RowProblem, in file: ListFile) throws {
    named += 1
    guard named <= Self.mostNamed else { return }
    try note(problem.fault.phrase, onLine: problem.line, of: file)
  }

  /// Names cells that could mean two things.
  func add(_ doubt: Doubt, in file: ListFile) throws {
    try note(doubt.phrase(in: wording), onLine: doubt.line, of: file)
  }

  private func note(_ problem: Phrase, onLine line: Int, of file: ListFile) throws {
    let text = wording.text(problem)
    let line = String(line)
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

  /// Writes the rows that were held back.
  func finishRows() throws {
    try rows?.finish()
    try lines.write(to: output)
  }

  /// Says what the list came to.
  func finish() throws {
    if named > Self.mostNamed {
      try context.note(.rowProblemsMore(count: String(named - Self.mostNamed)))
    }
    if options.isWishes {
      try context.note(
        .wishTotals(
          rows: String(tally.rows),
          buy: String(wishes[.buy] ?? 0),
          wait: String(wishes[.wait] ?? 0),
          undecided: String(wishes[.undecided] ?? 0),
          skipped: String(tally.skipped),
          errors: String(tally.errors)
        )
      )
    } else {
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
      if isStopped, !options.keepsLines, !options.isPasted { try context.note(.askStopped) }
      if tally.past > 0 { try context.note(.pastRows(count: String(tally.past))) }
      for phrase in money.phrases(in: wording) { try context.note(phrase) }
    }
  }

  /// Says where the rows went that are in a file now, and how they are read again where the file
  /// alone does not tell or questions are left.
  func say(_ file: NewFile, at path: String, by triage: Triage) throws {
    let count = isPlain ? tally.letGo + tally.keep + tally.undecided : shown
    let (name, rows) = (path.withoutControls(), String(count))
    guard options.keepsLines, count > 0, let layout else {
      return try context.note(.triageWritten(path: name, count: rows), of: file)
    }
    let again = Rereading(of: layout, by: triage).command(forFileAt: path)
    let phrase: Phrase =
      if isStopped {
        .triageGoesOn(path: name, count: rows, command: again.text + " --ask")
      } else if again.needsOptions {
        .triageReadAgain(path: name, count: rows, command: again.text)
      } else {
        .triageWritten(path: name, count: rows)
      }
    try context.note(phrase, of: file)
  }
}

extension RowProblem.Fault {
  /// What is wrong, in words.
  fileprivate var phrase: Phrase {
    switch self {
    case .unclosedQuote: .rowUnclosedQuote
    case .tooLong: .rowTooLong
    case .notJSON: .rowNotJSON
    case .otherList: .rowOtherList
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
