import LetGoCore
import LetGoLanguage

/// Turns the records of a list into rows with their verdicts.
struct RowReader: ~Copyable {
  private let isTable: Bool
  private let itemColumn: Int
  private let width: Int
  private let keepsSource: Bool
  private let readsWishes: Bool
  private let limits: Limits
  private let today: Day
  private let mark: UInt8?
  private var answers: AnswerReader
  private var details: DetailReader
  private var lines: LineReader

  init(_ triage: Triage, _ layout: Layout) {
    isTable = layout.table != nil
    itemColumn = layout.table?.item ?? 0
    width = layout.table?.headers.count ?? .max
    keepsSource = triage.keepsSource
    readsWishes = triage.readsWishes
    limits = triage.limits
    today = triage.today
    mark = layout.table?.delimiter
    answers = AnswerReader(
      layout,
      defaults: triage.defaults,
      reader: triage.reader,
      today: triage.today
    )
    details = DetailReader(layout.table)
    lines = LineReader(layout.format)
  }

  /// Cells that could mean two things, which count as unknown.
  var doubts: [Doubt] { answers.doubts }

  /// What a record comes to.
  enum Outcome {
    case judged(Verdict, pieces: Int)
    /// It names no item.
    case skipped
    /// Its item is not to be decided about any more: it is gone, or done.
    case past
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
      if case .broken(let fault) = step { throw fault }
      guard record.isUTF8 else { throw .notUTF8 }
      if isTable {
        guard let name = try name(in: &record) else { return .skipped }
        if details.isNeeded {
          switch details.standing(of: &record) {
          case .owned: break
          case .gone: return .past
          case .noItem: return .skipped
          }
        }
        label = try Label(name)
        said = try answers.read(&record)
        if details.isNeeded {
          guard let read = try details.read(&record, into: &said) else { return .past }
          more = read
        }
      } else {
        switch lines.read(record.cell(0)) {
        case .nothing: return .skipped
        case .done: return .past
        case .item(let name, let found): (label, said, more) = try read(line: name, found)
        case .text(let name, let found):
          (label, said, more) = (try Label(name), answers.defaultsAlone, found)
        }
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
    return .judged(judgement.verdict, pieces: more.quantity)
  }

  /// Returns the item's name; nil when there is none.
  private func name(in record: inout RecordReader) throws(RowProblem.Fault) -> ByteView? {
    // A name is one line; where the row is handed over as it stands, it is left for `Name` to see to.
    if record.hasInnerLines, !keepsSource { record.flatten(itemColumn) }
    let name = record.cell(itemColumn).trimmed
    if name.isEmpty { return nil }
    if record.count > width { try checkWidth(&record) }
    switch name[0] {
    case UInt8(ascii: "="): return name.unwrapped.isEmpty ? nil : name.unwrapped
    // A table of Markdown has a rule between its header and its rows.
    case .minus, UInt8(ascii: ":"): return mark == .bar && name.isListFurniture ? nil : name
    default: return name
    }
  }

  /// Reads what a plain line says of its item behind the name.
  private func read(
    line name: ByteView,
    _ details: RowDetails
  ) throws(RowProblem.Fault) -> (Label, Answers, RowDetails) {
    guard let (item, said) = answers.read(line: name) else {
      if readsWishes, let wish = answers.read(wish: name) {
        var details = details
        details.note = wish.reason
        return (try Label(wish.name), wish.answers, details)
      }
      return (try Label(name), answers.defaultsAlone, details)
    }
    guard details.quantity == 1, let counted = CountInText.split(item) else {
      return (try Label(item), said, details)
    }
    var details = details
    details.quantity = counted.count
    return (try Label(counted.name), said, details)
  }

  /// Refuses a row with something to the right of the header's last column; a row that is too
  /// short has blank cells there.
  private func checkWidth(_ record: inout RecordReader) throws(RowProblem.Fault) {
    for index in width..<record.count where !record.cell(index).trimmed.isEmpty {
      throw .tooManyCells(expected: width)
    }
  }
}

extension Tally {
  /// Counts a row by what it came to.
  mutating func count(_ outcome: RowReader.Outcome) {
    rows += 1
    switch outcome {
    case .judged(let verdict, let pieces): count(verdict, pieces: pieces)
    case .skipped: skipped += 1
    case .past:
      skipped += 1
      past += 1
    case .problem: errors += 1
    }
  }
}
