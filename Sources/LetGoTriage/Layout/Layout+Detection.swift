import LetGoCore

extension Layout {
  /// Tells how a list is written by its first bytes, which may be all of them, where no choice says.
  ///
  /// Throws `LayoutFailure` for what is a table, or has to be one, and cannot be read as one.
  init(
    detectedIn bytes: ByteView,
    isWhole: Bool,
    choice: ReadingChoice = ReadingChoice(),
    today: Day
  ) throws(LayoutFailure) {
    let hasLineFeed = bytes.index(of: .lineFeed, from: 0) != nil
    let hasReturn = !hasLineFeed && bytes.index(of: .carriageReturn, from: 0) != nil
    lineEnd = hasReturn ? .carriageReturn : .lineFeed
    let tables = TableDetection(bytes, isWhole: isWhole, lineEnd: lineEnd, choice: choice)
    if let said = choice.format {
      format = said
    } else {
      format = try Layout.format(of: bytes, choice, tables)
    }
    switch format {
    case .lines, .markdown, .todo: break
    case .csv, .tsv:
      table = try tables.required()
      if table?.delimiter == .tab { format = .tsv }
    case .json, .jsonl:
      // What is called JSON Lines has its rows there, whatever is in them.
      if choice.format ?? choice.hint != .jsonl {
        try open(JSONEnvelope(bytes, lineEnd: lineEnd, names: ColumnNames(said: choice.columns)))
      }
      table = try sample(bytes, choice).table(choice)
    }
    settle(bytes, isWhole: isWhole, choice, today)
  }

  private static func format(
    of bytes: ByteView,
    _ choice: ReadingChoice,
    _ tables: TableDetection
  ) throws(LayoutFailure) -> ListFormat {
    let isTableSaid = choice.delimiter != nil || choice.header != nil
    if !isTableSaid, let json = bytes.jsonFormat(hint: choice.hint) { return json }
    if isTableSaid || !choice.columns.isEmpty { return .csv }
    if try tables.found() != nil { return .csv }
    switch choice.hint {
    case .markdown, .todo: return choice.hint ?? .lines
    case .json, .jsonl: return choice.hint ?? .lines
    case .csv, .tsv, .lines, nil:
      if let headers = tables.unknownHeaders(isNamedTable: choice.hint?.isTable == true) {
        throw .noItem(headers: headers)
      }
      return LineStyle.format(of: bytes, lineEnd: tables.lineEnd)
    }
  }

  /// Goes into the object around a list.
  private mutating func open(_ envelope: JSONEnvelope?) {
    guard let envelope else { return }
    format = .json
    listKey = envelope.key
    lead = Lead(bytes: envelope.start, lines: envelope.lines)
  }

  private func sample(_ bytes: ByteView, _ choice: ReadingChoice) -> JSONSample {
    JSONSample(
      bytes.part(lead?.bytes ?? 0, bytes.count),
      isEnveloped: lead != nil,
      lineEnd: lineEnd,
      names: ColumnNames(said: choice.columns)
    )
  }

  /// Finds out from all cells that detection sees what they leave open one by one.
  private mutating func settle(
    _ bytes: ByteView,
    isWhole: Bool,
    _ choice: ReadingChoice,
    _ today: Day
  ) {
    decimal = choice.decimal
    guard var table else { return }
    var evidence = CellEvidence(table, today: today)
    if format.isJSON {
      sample(bytes, choice).forEachCell { evidence.weigh($0, at: $1) }
      // A number of JSON has a point, whatever its strings have.
      decimal = decimal ?? evidence.decimal ?? .point
    } else {
      var records = SampleRecords(
        bytes,
        isWhole: isWhole,
        delimiter: table.delimiter,
        lineEnd: lineEnd
      )
      while records.next() {
        if records.line <= table.headerLine { continue }
        for (index, cell) in records.cells.enumerated() { evidence.weigh(cell, at: index) }
      }
      decimal = decimal ?? evidence.decimal
    }
    dayOrder = choice.dayOrder ?? evidence.dayOrder
    isDayOrderSaid = choice.dayOrder != nil
    // Where every row has no copies, the person never counted them.
    table.details.removeAll { $0.rule == .goneWhenNoCopies && !evidence.hasCopies(at: $0.index) }
    self.table = table
  }
}

extension ByteView {
  /// Returns which kind of JSON the bytes begin with, or nil.
  fileprivate func jsonFormat(hint: ListFormat?) -> ListFormat? {
    var index = 0
    while index < count, self[index].isBlank { index += 1 }
    guard index < count else { return nil }
    let first = self[index]
    index += 1
    while index < count, self[index].isBlank { index += 1 }
    let second = index < count ? self[index] : nil
    switch (first, second) {
    case (UInt8(ascii: "{"), .some(.quote)), (UInt8(ascii: "{"), .some(UInt8(ascii: "}"))):
      return hint == .json ? .json : .jsonl
    case (UInt8(ascii: "["), .some(UInt8(ascii: "{"))), (UInt8(ascii: "["), .some(.quote)):
      return .json
    // An empty box begins a list item, unless nothing follows it.
    case (UInt8(ascii: "["), .some(UInt8(ascii: "]"))):
      return part(index + 1, count).trimmed.isEmpty ? .json : nil
    default: return nil
    }
  }
}
