/// The objects in the part of a list that detection sees.
struct JSONSample {
  private let bytes: ByteView
  private let isEnveloped: Bool
  private let lineEnd: UInt8
  private let names: ColumnNames

  /// Takes bytes; in an envelope the objects end where their array does.
  init(_ bytes: ByteView, isEnveloped: Bool, lineEnd: UInt8, names: ColumnNames) {
    self.bytes = bytes
    self.isEnveloped = isEnveloped
    self.lineEnd = lineEnd
    self.names = names
  }

  /// Returns the table that the objects make; throws when no object names an item.
  func table(_ choice: ReadingChoice) throws(LayoutFailure) -> Layout.Table {
    var scanner = JSONScanner(names: names)
    var hasItem = false
    var count = 0
    scan(&scanner) { cells, _ in
      count += 1
      hasItem = hasItem || cells[0].end > cells[0].start
    }
    if !scanner.keys.seen.isEmpty, let absent = names.absent(from: scanner.keys.seen).first {
      throw .noColumn(absent, headers: scanner.keys.seen)
    }
    if count > 0, !hasItem, !scanner.keys.seen.isEmpty, !scanner.keys.hasItem {
      throw .noItem(headers: scanner.keys.seen)
    }
    return scanner.keys.table
  }

  /// Hands over each value that is known, with the index of its column.
  func forEachCell(_ body: (ByteView, Int) -> Void) {
    var scanner = JSONScanner(names: names)
    scan(&scanner) { cells, count in
      for index in 0..<count { body(bytes.part(cells[index].start, cells[index].end), index) }
    }
  }

  private func scan(
    _ scanner: inout JSONScanner,
    _ body: ([RecordScanner.Extent], Int) -> Void
  ) {
    var cells: [RecordScanner.Extent] = []
    var start = 0
    while start < bytes.count {
      if isEnveloped, bytes[start] == UInt8(ascii: "]") { return }
      if bytes[start].isBlank || ",[]".utf8.contains(bytes[start]) {
        start += 1
        continue
      }
      let rest = bytes.part(start, bytes.count)
      switch scanner.scan(rest, lineEnd: lineEnd, into: &cells) {
      case .record(let length, _, _):
        let moved = cells.map {
          RecordScanner.Extent(start: $0.start + start, end: $0.end + start)
        }
        body(moved, scanner.count)
        start += length
      case .unfinished:
        return
      case .broken:
        var pass = JSONPass(lineEnd: lineEnd)
        start += max(1, pass.pass(rest).count)
      }
    }
  }
}
