/// The records in the part of a list that detection sees.
struct SampleRecords {
  private var scanner: RecordScanner
  private var rest: ByteView
  private let isWhole: Bool
  private var nextLine = 1

  /// The line on which the record begins, counted from 1.
  private(set) var line = 0
  /// Its cells, without their quotes; doubled ones are still doubled.
  private(set) var cells: [ByteView] = []
  /// Whether one of its cells was quoted.
  private(set) var hasQuotes = false

  init(_ bytes: ByteView, isWhole: Bool, delimiter: UInt8?, lineEnd: UInt8) {
    scanner = RecordScanner(delimiter: delimiter, isQuoting: true, lineEnd: lineEnd)
    rest = bytes
    self.isWhole = isWhole
  }

  /// Goes on to the next record that can be read; false when there is none.
  mutating func next() -> Bool {
    while !rest.isEmpty {
      line = nextLine
      switch scanner.scan(rest, isLast: isWhole) {
      case .record(let length, let innerLines):
        cells.removeAll(keepingCapacity: true)
        hasQuotes = false
        for cell in scanner.cells[..<scanner.count] {
          cells.append(rest.part(cell.start, cell.end))
          if cell.start > 0, rest[cell.start - 1] == .quote { hasQuotes = true }
        }
        rest = rest.part(length, rest.count)
        nextLine += innerLines + 1
        return true
      case .unfinished(let cell, _), .misquoted(let cell), .crowded(let cell):
        guard let end = rest.index(of: scanner.lineEnd, from: cell) else {
          rest = rest.part(rest.count, rest.count)
          return false
        }
        for index in 0...end where rest[index] == scanner.lineEnd { nextLine += 1 }
        rest = rest.part(end + 1, rest.count)
      }
    }
    return false
  }

  /// The texts of its cells.
  var texts: [String] { cells.map { $0.text.replacing("\"\"", with: "\"") } }

  /// Whether nothing stands in it.
  var isBlank: Bool { cells.allSatisfy(\.trimmed.isEmpty) }
}
