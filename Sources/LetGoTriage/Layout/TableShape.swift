import LetGoCore

/// How much the first lines of a list look like a table when they are cut at a delimiter.
struct TableShape {
  let delimiter: UInt8
  /// The cells of its first line, safe to print.
  private(set) var headers: [String] = []
  /// The most cells that a line has.
  private(set) var count = 0
  /// Whether it is one without doubt.
  private(set) var isCertain = false

  /// The lines that are looked at.
  private static let lines = 20

  /// Returns the shapes with more than one column, the most certain first.
  static func all(of delimiters: [UInt8], _ records: (UInt8) -> SampleRecords) -> [TableShape] {
    let shapes = delimiters.map { TableShape(records($0), delimiter: $0) }
      .filter { $0.count > 1 }
    return shapes.filter(\.isCertain) + shapes.filter { !$0.isCertain }
  }

  private init(_ records: SampleRecords, delimiter: UInt8) {
    self.delimiter = delimiter
    var records = records
    var rows = 0
    var isEven = true
    var hasBlankAfterMark = false
    var hasData = false
    while records.next(), rows < TableShape.lines {
      if records.isBlank { continue }
      if rows == 0 {
        // The line that tells the delimiter is no row.
        if records.cells[0].text.lowercased().hasPrefix("sep="), records.line == 1 { continue }
        headers = records.shownTexts
      } else {
        isEven = isEven && records.cells.count == headers.count
        hasData =
          hasData || records.hasQuotes || records.cells.contains { Figure($0.trimmed) != nil }
      }
      rows += 1
      count = max(count, records.cells.count)
      let others = records.cells.dropFirst()
      hasBlankAfterMark = hasBlankAfterMark || others.contains { !$0.isEmpty && $0[0].isBlank }
    }
    guard rows > 1, headers.count > 1, isEven else { return }
    if delimiter == UInt8(ascii: ",") {
      // In plain lines a comma stands before a blank, or now and then between two words.
      let areNames =
        Set(headers).count == headers.count
        && headers.allSatisfy { $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }
      isCertain =
        areNames && !hasBlankAfterMark && (hasData || headers.count > 2 && rows > 2)
    } else {
      isCertain = true
    }
  }
}
