import LetGoCore
import LetGoLanguage

/// Turns the records of a list into rows with their verdicts.
struct RowReader: ~Copyable {
  private let isTable: Bool
  private let itemColumn: Int
  private let width: Int
  private let keepsSource: Bool
  private let limits: Limits
  private let today: Day
  private var answers: AnswerReader
  private let details: DetailReader

  init(_ triage: Triage, _ layout: Layout) {
    isTable = layout.table != nil
    itemColumn = layout.table?.item ?? 0
    width = layout.table?.headers.count ?? .max
    keepsSource = triage.keepsSource
    limits = triage.limits
    today = triage.today
    answers = AnswerReader(
      layout.table,
      defaults: triage.defaults,
      reader: triage.reader,
      today: triage.today
    )
    details = DetailReader(layout.table)
  }

  /// What a record comes to.
  enum Outcome {
    case judged(Verdict)
    /// It names no item.
    case skipped
    case problem(RowProblem.Fault)
  }

  /// Reads and judges the record that a step has led to, and lends the row out if it is one.
  mutating func judge(
    _ step: RecordReader.Step,
    in record: inout RecordReader,
    each: (borrowing Row) throws -> Void
  ) throws -> Outcome {
    let label: Label
    var said: Answers
    var more = RowDetails()
    do throws(RowProblem.Fault) {
      guard let found = try read(step, in: &record) else { return .skipped }
      (label, said) = found
      if details.isNeeded {
        guard let read = try details.read(&record, into: &said) else { return .skipped }
        more = read
      }
    } catch {
      return .problem(error)
    }
    if keepsSource { more.source = record.copy }
    let judgement = said.judged(under: limits, on: today)
    // Lent and not returned: to move it from call to call costs more than to judge it.
    try each(
      Row(line: record.line, label: label, answers: said, judgement: judgement, details: more)
    )
    return .judged(judgement.verdict)
  }

  /// Returns the item's name and what is said about it; nil when there is none.
  private mutating func read(
    _ step: RecordReader.Step,
    in record: inout RecordReader
  ) throws(RowProblem.Fault) -> (Label, Answers)? {
    if case .broken(let fault) = step { throw fault }
    guard record.isUTF8 else { throw .notUTF8 }
    let cell = record.cell(itemColumn)
    let name = isTable ? cell.trimmed : cell.withoutListMark
    if name.isEmpty || !isTable && name.isListFurniture { return nil }
    if record.count > width { try checkWidth(&record) }
    if !isTable, let (item, said) = answers.read(line: name) { return (try Label(item), said) }
    return (try Label(name), try answers.read(&record))
  }

  /// Refuses a row with something to the right of the header's last column; a row that is too
  /// short has blank cells there.
  private func checkWidth(_ record: inout RecordReader) throws(RowProblem.Fault) {
    for index in width..<record.count where !record.cell(index).trimmed.isEmpty {
      throw .tooManyCells(expected: width)
    }
  }
}
