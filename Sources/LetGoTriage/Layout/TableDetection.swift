import LetGoCore

/// Looks for the header of a table, and tells a table without a known one from plain lines.
struct TableDetection {
  private let bytes: ByteView
  private let isWhole: Bool
  private let choice: ReadingChoice
  private let names: ColumnNames
  /// What ends a line.
  let lineEnd: UInt8

  /// The lines in which a header is looked for.
  private static let searchedLines = 20
  /// What may stand between cells, most usual first.
  private static let delimiters = [",", "\t", ";", "|"].map { UInt8(ascii: $0) }

  init(_ bytes: ByteView, isWhole: Bool, lineEnd: UInt8, choice: ReadingChoice) {
    self.bytes = bytes
    self.isWhole = isWhole
    self.lineEnd = lineEnd
    self.choice = choice
    names = ColumnNames(said: choice.columns)
  }

  /// Returns the table with the best header, or nil when no line is one.
  func found() throws(LayoutFailure) -> Layout.Table? {
    switch choice.header {
    case .none?: return numbered()
    case .line(let line)?: return try table(withHeaderOn: line)
    case nil:
      let tables = delimiters.compactMap { first(delimitedBy: $0) }
      return tables.dropFirst().reduce(tables.first) { best, table in
        best.map { table.isPlainer(than: $0) ? table : $0 }
      }
    }
  }

  /// Returns the table that the list has to be.
  func required() throws(LayoutFailure) -> Layout.Table {
    let found = try found()
    let headers = found?.headers ?? unknownHeaders(isNamedTable: true) ?? firstLine
    // An empty list has no header, and nothing to be wrong about.
    if found == nil, bytes.trimmed.isEmpty { return .empty }
    if let absent = names.absent(from: headers).first {
      throw .noColumn(absent, headers: headers)
    }
    guard let found else { throw .noItem(headers: headers) }
    return found
  }

  private var delimiters: [UInt8] {
    if let delimiter = choice.delimiter { return [delimiter] }
    if choice.format == .tsv { return [.tab] }
    return delimiterSaid.map { [$0] } ?? TableDetection.delimiters
  }

  /// What a first line like `sep=;` says, by which spreadsheets are told.
  private var delimiterSaid: UInt8? {
    guard bytes.count > 5, bytes.part(0, 4).text.lowercased() == "sep=" else { return nil }
    guard bytes[5] == .lineFeed || bytes[5] == .carriageReturn else { return nil }
    return bytes[4]
  }

  private func records(_ delimiter: UInt8?) -> SampleRecords {
    SampleRecords(bytes, isWhole: isWhole, delimiter: delimiter, lineEnd: lineEnd)
  }

  private func first(delimitedBy delimiter: UInt8) -> Layout.Table? {
    var records = records(delimiter)
    while records.next(), records.line <= TableDetection.searchedLines {
      // A lone word is a header on the first line only: elsewhere it is more likely an item.
      guard records.cells.count > 1 || records.line == 1 else { continue }
      if let table = table(records, delimiter), choice.columns.isEmpty || isAllThere(table) {
        return table
      }
    }
    return nil
  }

  private func isAllThere(_ table: Layout.Table) -> Bool {
    names.absent(from: table.headers).isEmpty
  }

  private func table(_ records: SampleRecords, _ delimiter: UInt8) -> Layout.Table? {
    Layout.Table(
      delimiter: records.cells.count > 1 ? delimiter : nil,
      headerLine: records.line,
      cells: records.texts,
      names: names
    )
  }

  private func table(withHeaderOn line: Int) throws(LayoutFailure) -> Layout.Table {
    var best: Layout.Table?
    var headers: [String]?
    for delimiter in delimiters {
      var records = records(delimiter)
      while records.next(), records.line < line { continue }
      guard records.line == line else { continue }
      if headers.map({ $0.count < records.cells.count }) ?? true { headers = records.shownTexts }
      guard let table = table(records, delimiter) else { continue }
      if best.map({ table.isPlainer(than: $0) }) ?? true { best = table }
    }
    guard let headers else { throw .noHeader(line: line) }
    guard let best else { throw .noItem(headers: headers) }
    return best
  }

  /// Returns the table whose columns are called by their numbers; the first is the item's unless
  /// another was said to be.
  private func numbered() -> Layout.Table? {
    let shape = TableShape.all(of: delimiters) { records($0) }.first
    let count = shape?.count ?? 1
    let cells = (1...count).map(String.init)
    var matches = cells.map { names.match($0) }
    if !matches.contains(where: { $0?.column == .item }) {
      matches[0] = ColumnNames.Match(column: .item)
    }
    return Layout.Table(
      delimiter: choice.delimiter ?? shape?.delimiter,
      headerLine: 0,
      cells: cells,
      matches: matches
    )
  }

  /// Returns the headers of what is a table all the same, though none of them is known; nil for
  /// plain lines.
  func unknownHeaders(isNamedTable: Bool) -> [String]? {
    let shapes = TableShape.all(of: delimiters) { records($0) }
    let isTable = isNamedTable || delimiterSaid != nil
    return shapes.first { isTable || $0.isCertain }?.headers
  }

  /// The cells of the first line, whatever they are.
  private var firstLine: [String] {
    var records = records(delimiters.first)
    return records.next() ? records.shownTexts : []
  }
}

extension SampleRecords {
  /// The texts of its cells, safe to print.
  var shownTexts: [String] {
    texts.map { String($0.trimmingBlanks().withoutControls().prefix(80)) }
  }
}

extension Layout.Table {
  /// A table of nothing.
  static let empty = Layout.Table(
    headerLine: 0,
    headers: ["item"],
    item: 0,
    answers: [],
    details: []
  )

  /// Returns whether it is the better reading of a header: earlier, or with more known columns.
  fileprivate func isPlainer(than other: Self) -> Bool {
    if headerLine != other.headerLine { return headerLine < other.headerLine }
    return answers.count + details.count > other.answers.count + other.details.count
  }
}
