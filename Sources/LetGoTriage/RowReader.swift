import LetGoCore
import LetGoLanguage

/// Turns the records of a list into rows with their verdicts.
struct RowReader: ~Copyable {
  private let table: Layout.Table?
  private let limits: Limits
  private let today: Day
  private var answers: AnswerReader

  init(_ triage: Triage, _ layout: Layout) {
    table = layout.table
    limits = triage.limits
    today = triage.today
    answers = AnswerReader(
      layout.table,
      defaults: triage.defaults,
      reader: triage.reader,
      today: triage.today
    )
  }

  /// What a record comes to.
  enum Outcome: ~Copyable {
    case row(Row)
    /// It names no item.
    case skipped
    case problem(RowProblem.Fault)
  }

  /// Reads and judges the record that a step has led to.
  mutating func outcome(of step: RecordReader.Step, in record: inout RecordReader) -> Outcome {
    do throws(RowProblem.Fault) {
      if case .broken(let fault) = step { throw fault }
      guard record.isUTF8 else { throw .notUTF8 }
      let cell = record.cell(table?.item ?? 0)
      let name = table == nil ? cell.withoutListMark : cell.trimmed
      if name.isEmpty || table == nil && name.isListFurniture { return .skipped }
      try checkWidth(&record)
      if table == nil, let (item, said) = answers.read(line: name) {
        return .row(row(record.line, try Label(item), said))
      }
      return .row(row(record.line, try Label(name), try answers.read(&record)))
    } catch {
      return .problem(error)
    }
  }

  private func row(_ line: Int, _ label: Label, _ answers: Answers) -> Row {
    let judgement = answers.judged(under: limits, on: today)
    return Row(line: line, label: label, answers: answers, judgement: judgement)
  }

  /// Refuses a row with something to the right of the header's last column; a row that is too
  /// short has blank cells there.
  private func checkWidth(_ record: inout RecordReader) throws(RowProblem.Fault) {
    guard let table, record.count > table.headers.count else { return }
    for index in table.headers.count..<record.count where !record.cell(index).trimmed.isEmpty {
      throw .tooManyCells(expected: table.headers.count)
    }
  }
}
