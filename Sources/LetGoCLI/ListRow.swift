import LetGoPrompts
import LetGoTerminal

/// A line of a list: what it is about, and what there is to say of it.
struct ListRow {
  /// The columns; the first is the one that the eye looks for.
  let columns: [String]

  init(_ columns: String...) {
    self.columns = columns
  }

  init(_ columns: [String]) {
    self.columns = columns
  }
}

extension Context {
  /// Writes a list: aligned for a person, in tab-separated columns for a program.
  ///
  /// An empty one is said to a person, and is nothing at all in a pipe.
  func list(_ rows: [ListRow], orWhenEmpty empty: Phrase) throws {
    guard output.isTerminal else {
      for row in rows { try answer("\(row.columns.joined(separator: "\t"))") }
      return
    }
    if rows.isEmpty { return try answer(empty, .faint) }
    let columns = rows.map(\.columns.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.columns.indices.contains(column) ? $0.columns[column].displayWidth : 0 }.max()
        ?? 0
    }
    for row in rows {
      var line: StyledText = ""
      for (column, text) in row.columns.enumerated() {
        let isLast = column == row.columns.count - 1
        let padding = isLast ? 0 : max(0, widths[column] - text.displayWidth) + 2
        line =
          line + StyledText(text, column == 0 ? .strong : .body)
          + StyledText(String(repeating: " ", count: padding))
      }
      try answer(line)
    }
  }
}
