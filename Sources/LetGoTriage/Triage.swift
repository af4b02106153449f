import LetGoCore
import LetGoLanguage

/// Reads a list and judges its rows, one at a time, in memory that does not grow with it.
package struct Triage {
  /// What is taken as said about each item where its row says nothing.
  package var defaults: Answers
  /// The numbers that the rules compare with.
  package var limits: Limits
  /// The day as of which rows are judged.
  package var today: Day
  /// What understands cells in words.
  package var reader: Reader
  /// Whether rows are handed over as they stand in the list, too.
  package var keepsSource: Bool

  package init(
    defaults: Answers = Answers(),
    limits: Limits = .published,
    today: Day,
    reader: Reader = Reader(),
    keepsSource: Bool = false
  ) {
    self.keepsSource = keepsSource
    self.defaults = defaults
    self.limits = limits
    self.today = today
    self.reader = reader
  }

  /// What a whole list came to.
  package struct Findings: Equatable, Sendable {
    /// How the list was read.
    package let layout: Layout
    /// What became of its rows.
    package let tally: Tally
  }

  /// Judges each row of a list as it is read, in order, and hands over those it cannot read too.
  ///
  /// Where rows are kept as they stand in the list, so is the header, before all of them.
  /// What the source or one of the closures throws ends the reading and is passed on.
  package func judge(
    _ source: @escaping ByteSource,
    head: ([UInt8]) throws -> Void = { _ in },
    each: (borrowing Row) throws -> Void,
    problem: (RowProblem) throws -> Void
  ) throws -> Findings {
    var buffer = ByteBuffer(source)
    try buffer.fill(to: ByteBuffer.first)
    if buffer.view.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.consume(3) }
    let layout = Layout(detectedIn: buffer.view, isWhole: buffer.isAtEnd)
    var records = RecordReader(buffer, scanner: RecordScanner(layout))
    var rows = RowReader(self, layout)
    var tally = Tally()

    var step = try records.next()
    if let table = layout.table {
      while step != .end, records.line < table.headerLine {
        tally.rows += 1
        tally.skipped += 1
        step = try records.next()
      }
      // A quote that closes beyond what detection saw can swallow the header; then this is a row.
      if step != .end, records.line == table.headerLine {
        if keepsSource { try head(records.copy) }
        step = try records.next()
      }
    }
    while step != .end {
      tally.rows += 1
      switch try rows.judge(step, in: &records, each: each) {
      case .judged(let verdict):
        tally.count(verdict)
      case .skipped:
        tally.skipped += 1
      case .problem(let fault):
        tally.errors += 1
        try problem(RowProblem(line: records.line, fault: fault))
      }
      step = try records.next()
    }
    return Findings(layout: layout, tally: tally)
  }
}
