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
  /// What was said about how the list is written.
  package var choice = ReadingChoice()

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
    /// Cells that could mean two things, the first of each kind.
    package let doubts: [Doubt]
  }

  /// Judges each row of a list as it is read, in order, and hands over those it cannot read too;
  /// before the first row, how the list is written.
  ///
  /// Where rows are kept as they stand in the list, so is the header, before all of them.
  /// Throws `LayoutFailure` when the list is a table that names no item. What the source or one of the
  /// closures throws ends the reading and is passed on.
  package func judge(
    _ source: @escaping ByteSource,
    begin: (Layout) throws -> Void = { _ in },
    head: ([UInt8]) throws -> Void = { _ in },
    each: (borrowing Row) throws -> Void,
    problem: (RowProblem) throws -> Void
  ) throws -> Findings {
    var encoding = TextEncoding.utf8
    let buffer = try decoded(source, &encoding)
    var layout = try Layout(
      detectedIn: buffer.view,
      isWhole: buffer.isAtEnd,
      choice: choice,
      today: today
    )
    layout.encoding = encoding
    try begin(layout)
    var records = RecordReader(buffer, scanner: RecordScanner(layout))
    if layout.format.isJSON {
      records.keepsObjects = keepsSource
      return try judgeObjects(&records, layout, each: each, problem: problem)
    }
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
      let outcome = try rows.judge(step, in: &records, each: each)
      if case .problem(let fault) = outcome {
        try problem(RowProblem(line: records.line, fault: fault))
      }
      tally.count(outcome)
      step = try records.next()
    }
    return Findings(layout: layout, tally: tally, doubts: rows.doubts)
  }

  /// Returns the list in UTF-8 without its mark, and tells how it was written.
  private func decoded(
    _ source: @escaping ByteSource,
    _ encoding: inout TextEncoding
  ) throws -> ByteBuffer {
    var raw = ByteBuffer(source)
    try raw.fill(to: ByteBuffer.first)
    encoding = choice.encoding ?? TextEncoding(detectedIn: raw.view, isWhole: raw.isAtEnd)
    if raw.view.starts(with: encoding.mark) { raw.consume(encoding.mark.count) }
    if encoding == .utf8 { return raw }
    var buffer = ByteBuffer(Transcoder(raw, from: encoding).read)
    try buffer.fill(to: ByteBuffer.first)
    return buffer
  }

  /// Judges the objects of a list; their columns may grow as they are read.
  private func judgeObjects(
    _ records: inout RecordReader,
    _ layout: Layout,
    each: (borrowing Row) throws -> Void,
    problem: (RowProblem) throws -> Void
  ) throws -> Findings {
    var layout = layout
    var scanner = JSONScanner(names: ColumnNames(said: choice.columns))
    layout.table = scanner.keys.table
    var rows = RowReader(self, layout)
    var generation = scanner.keys.generation
    var tally = Tally()
    var doubts: [Doubt] = []
    while true {
      let step = try records.nextObject(&scanner)
      if step == .end { break }
      if scanner.keys.generation != generation {
        generation = scanner.keys.generation
        layout.table = scanner.keys.table
        doubts += rows.doubts
        rows = RowReader(self, layout)
      }
      let outcome = try rows.judge(step, in: &records, each: each)
      if case .problem(let fault) = outcome {
        try problem(RowProblem(line: records.line, fault: fault))
      }
      tally.count(outcome)
    }
    return Findings(layout: layout, tally: tally, doubts: doubts + rows.doubts)
  }
}

extension Tally {
  /// Counts a row by what it came to.
  fileprivate mutating func count(_ outcome: RowReader.Outcome) {
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
