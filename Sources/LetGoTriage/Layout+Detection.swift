extension Layout {
  /// The lines in which a header is looked for.
  private static let searchedLines = 20
  /// What may stand between cells, most usual first.
  private static let delimiters = [",", "\t", ";", "|"].map { UInt8(ascii: $0) }

  /// Tells how a list is written by its first bytes, which may be all of them.
  init(detectedIn bytes: ByteView, isWhole: Bool) {
    let hasLineFeed = bytes.index(of: .lineFeed, from: 0) != nil
    let hasReturn = bytes.index(of: .carriageReturn, from: 0) != nil
    lineEnd = hasReturn && !hasLineFeed ? .carriageReturn : .lineFeed
    var best: Table?
    for delimiter in Layout.delimiters {
      let scanner = RecordScanner(delimiter: delimiter, isQuoting: true, lineEnd: lineEnd)
      guard let table = Layout.table(in: bytes, isWhole: isWhole, by: scanner) else { continue }
      if best.map({ table.isPlainer(than: $0) }) ?? true { best = table }
    }
    table = best
  }

  /// Returns the first table header that a scanner finds.
  private static func table(in bytes: ByteView, isWhole: Bool, by scanner: RecordScanner) -> Table?
  {
    var scanner = scanner
    var rest = bytes
    var line = 1
    while line <= searchedLines, !rest.isEmpty {
      let length: Int
      switch scanner.scan(rest, isLast: isWhole) {
      case .record(let whole, let innerLines):
        let cells = scanner.cells.prefix(scanner.count).map { rest.part($0.start, $0.end) }
        // A lone word is a header on the first line only: elsewhere it is more likely an item.
        if cells.count > 1 || line == 1,
          let table = Table(
            delimiter: cells.count > 1 ? scanner.delimiter : nil,
            headerLine: line,
            cells: cells
          )
        {
          return table
        }
        length = whole
        line += innerLines + 1
      case .unfinished(let cell, _), .misquoted(let cell), .crowded(let cell):
        guard let end = rest.index(of: scanner.lineEnd, from: cell) else { return nil }
        length = end + 1
        for index in 0..<length where rest[index] == scanner.lineEnd { line += 1 }
      }
      rest = rest.part(length, rest.count)
    }
    return nil
  }
}

extension Layout.Table {
  /// Returns whether it is the better reading of a header: earlier, or with more known columns.
  fileprivate func isPlainer(than other: Self) -> Bool {
    if headerLine != other.headerLine { return headerLine < other.headerLine }
    return answers.count > other.answers.count
  }
}
