/// A list of which the beginning was read, so that it is known how it is written.
struct OpenList: ~Copyable {
  var records: RecordReader
  let layout: Layout

  /// Reads the beginning of a list; throws `LayoutFailure` when it is no text, or a table that
  /// names no item.
  init(_ source: @escaping ByteSource, read triage: Triage) throws {
    var encoding = TextEncoding.utf8
    let buffer = try Self.decoded(source, triage.choice, &encoding)
    var layout = try Layout(
      detectedIn: buffer.view,
      isWhole: buffer.isAtEnd,
      choice: triage.choice,
      today: triage.today
    )
    layout.encoding = encoding
    self.layout = layout
    records = RecordReader(buffer, scanner: RecordScanner(layout))
  }

  /// Returns the list in UTF-8 without its mark, and tells how it was written.
  private static func decoded(
    _ source: @escaping ByteSource,
    _ choice: ReadingChoice,
    _ encoding: inout TextEncoding
  ) throws -> ByteBuffer {
    var raw = ByteBuffer(source)
    try raw.fill(to: ByteBuffer.first)
    encoding = choice.encoding ?? TextEncoding(detectedIn: raw.view, isWhole: raw.isAtEnd)
    if let noText = NoText(in: raw.view, readAs: encoding) { throw LayoutFailure.noText(noText) }
    if raw.view.starts(with: encoding.mark) { raw.consume(encoding.mark.count) }
    if encoding == .utf8 { return raw }
    var buffer = ByteBuffer(Transcoder(raw, from: encoding).read)
    try buffer.fill(to: ByteBuffer.first)
    return buffer
  }

  /// Whether its rows can be judged in any order, and are enough to make that worth while.
  ///
  /// Threads take longer than a short list does; the columns of objects grow as they are read, and a
  /// plain line can hang on the heading before it.
  var canBeDivided: Bool {
    layout.table != nil && !layout.format.isJSON && !records.buffer.isAtEnd
  }

  /// Passes over the header and what stands before it, and returns how many rows that were.
  mutating func passHead(_ head: ([UInt8]) throws -> Void = { _ in }) throws -> Tally {
    var tally = Tally()
    guard let table = layout.table else { return tally }
    while true {
      let step = try records.next()
      // A quote that closes beyond what detection saw can swallow the header; then this is a row.
      guard step != .end, records.line <= table.headerLine else {
        records.putBack(step)
        return tally
      }
      if records.line == table.headerLine {
        try head(records.copy)
        return tally
      }
      tally.count(.skipped)
    }
  }

  /// Judges each row as it is read, in order.
  mutating func judge(
    by triage: Triage,
    head: ([UInt8]) throws -> Void = { _ in },
    each: (borrowing Row) throws -> Void,
    problem: (RowProblem) throws -> Void
  ) throws -> Triage.Findings {
    if layout.format.isJSON { return try judgeObjects(by: triage, each: each, problem: problem) }
    var tally = try passHead(head)
    var rows = RowReader(triage, layout)
    while true {
      let step = try records.next()
      if step == .end { break }
      let outcome = try rows.judge(step, in: &records, each: each)
      if case .problem(let fault) = outcome {
        try problem(RowProblem(line: records.line, fault: fault))
      }
      tally.count(outcome)
    }
    return Triage.Findings(layout: layout, tally: tally, doubts: rows.doubts)
  }

  /// Judges the objects of a list; their columns may grow as they are read.
  private mutating func judgeObjects(
    by triage: Triage,
    each: (borrowing Row) throws -> Void,
    problem: (RowProblem) throws -> Void
  ) throws -> Triage.Findings {
    records.keepsObjects = triage.keepsSource
    if let lead = layout.lead { records.enter(lead) }
    var layout = layout
    var scanner = JSONScanner(names: ColumnNames(said: triage.choice.columns))
    layout.table = scanner.keys.table
    var rows = RowReader(triage, layout)
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
        rows = RowReader(triage, layout)
      }
      let outcome = try rows.judge(step, in: &records, each: each)
      if case .problem(let fault) = outcome {
        try problem(RowProblem(line: records.line, fault: fault))
      }
      tally.count(outcome)
    }
    return Triage.Findings(layout: layout, tally: tally, doubts: doubts + rows.doubts)
  }
}
