/// Finds the end of a record and the cells in it, by the quoting of RFC 4180.
///
/// A quote opens a cell only as its first byte. Text after a closing quote makes the whole cell
/// plain text (`"Vintage" lamp`), unless a line end lies between the quotes: then the first of
/// them was never closed.
struct RecordScanner {
  /// What stands between cells; nil when a line is one cell.
  var delimiter: UInt8?
  /// Whether quotes mean anything.
  var isQuoting: Bool
  /// What ends a line; a carriage return before a line feed is not part of the cell.
  var lineEnd: UInt8

  /// The cells of the record scanned last are the first `count` of these; what follows is of
  /// earlier records, kept because a new array for each record costs more than its bytes.
  var cells: [Extent] = []
  /// How many cells that record has.
  private(set) var count = 0
  /// All bytes of that record, or'ed: its top bit says whether any is beyond ASCII.
  private(set) var bits: UInt8 = 0

  /// The most cells that a record may have.
  static let mostCells = 16_384

  init(delimiter: UInt8?, isQuoting: Bool, lineEnd: UInt8) {
    self.delimiter = delimiter
    self.isQuoting = isQuoting
    self.lineEnd = lineEnd
  }

  /// Makes a scanner for a layout; in plain lines quotes are text.
  init(_ layout: Layout) {
    self.init(
      delimiter: layout.table?.delimiter,
      isQuoting: layout.table != nil,
      lineEnd: layout.lineEnd
    )
  }

  /// Where a cell lies in its record.
  struct Extent: Equatable {
    var start: Int
    var end: Int
    var hasDoubledQuotes = false
  }

  /// Takes a record whose cells another scanner has found.
  mutating func take(count: Int, bits: UInt8) {
    self.count = count
    self.bits = bits
  }

  /// What a scan found.
  enum Scan: Equatable {
    /// A record of so many bytes, its line end included, with so many line ends in its cells.
    case record(length: Int, innerLines: Int)
    /// The bytes end within the cell that begins there.
    case unfinished(cell: Int, isQuoted: Bool)
    /// The cell that begins there has a quote which closes nothing.
    case misquoted(cell: Int)
    /// The record has more cells than are read; the last one read begins there.
    case crowded(cell: Int)
  }

  /// Scans the record at the beginning of some bytes, which are the list's last or may go on.
  mutating func scan(_ bytes: ByteView, isLast: Bool) -> Scan {
    count = 0
    bits = 0
    // Without a delimiter the line end stands in for it; it is looked for first.
    let delimiter = delimiter ?? lineEnd
    let lineEnd = lineEnd
    var innerLines = 0
    var start = 0
    while count < RecordScanner.mostCells {
      var index = start
      var seen: UInt8 = 0
      var extent = Extent(start: start, end: start)
      if isQuoting, start < bytes.count, bytes[start] == .quote {
        switch close(bytes, openedAt: start, isLast: isLast) {
        case .open: return .unfinished(cell: start, isQuoted: true)
        case .closed(let inner, let next, let lines):
          if next == bytes.count || bytes[next] == delimiter || bytes[next] == lineEnd {
            extent = inner
          } else if lines > 0 {
            return .misquoted(cell: start)
          }
          innerLines += lines
          index = next
        }
      }
      while index < bytes.count {
        let byte = bytes[index]
        if byte == lineEnd || byte == delimiter { break }
        seen |= byte
        index += 1
      }
      bits |= seen
      let isQuoted = extent.start != start
      if !isQuoted { extent.end = index }
      if index == bytes.count {
        guard isLast else { return .unfinished(cell: start, isQuoted: isQuoted) }
        append(extent, of: bytes, isQuoted: isQuoted)
        return .record(length: index, innerLines: innerLines)
      }
      if bytes[index] == lineEnd {
        append(extent, of: bytes, isQuoted: isQuoted)
        return .record(length: index + 1, innerLines: innerLines)
      }
      append(extent)
      start = index + 1
    }
    return .crowded(cell: start)
  }

  /// Appends a record's last cell, without the carriage return of its line end.
  private mutating func append(_ last: Extent, of bytes: ByteView, isQuoted: Bool) {
    var last = last
    if !isQuoted, lineEnd == .lineFeed, last.end > last.start,
      bytes[last.end - 1] == .carriageReturn
    {
      last.end -= 1
    }
    append(last)
  }

  private mutating func append(_ cell: Extent) {
    if count < cells.count { cells[count] = cell } else { cells.append(cell) }
    count += 1
  }

  /// What became of an opening quote.
  private enum Closing {
    case open
    /// What lies between the quotes, what follows after blanks, and the line ends passed over.
    case closed(Extent, next: Int, lines: Int)
  }

  /// Looks for the quote that closes a cell.
  private mutating func close(_ bytes: ByteView, openedAt open: Int, isLast: Bool) -> Closing {
    var inner = Extent(start: open + 1, end: open + 1)
    var lines = 0
    var index = open + 1
    while index < bytes.count {
      let byte = bytes[index]
      bits |= byte
      if byte == lineEnd { lines += 1 }
      if byte != .quote {
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == .quote {
        inner.hasDoubledQuotes = true
        index += 2
      } else {
        inner.end = index
        var next = index + 1
        while next < bytes.count, isPadding(bytes[next]) { next += 1 }
        return next == bytes.count && !isLast ? .open : .closed(inner, next: next, lines: lines)
      }
    }
    return .open
  }

  private func isPadding(_ byte: UInt8) -> Bool {
    byte == .space || (byte == .carriageReturn && lineEnd == .lineFeed)
  }
}
