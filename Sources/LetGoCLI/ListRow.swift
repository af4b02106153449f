import LetGoPrompts
import LetGoTerminal

/// A line of a list: what it is about, and what there is to say of it.
struct ListRow {
  /// The columns; the first is the one that the eye looks for.
  let columns: [String]

  init(_ columns: String...) {
    self.init(columns)
  }

  /// A note of several lines becomes one, since each row is one line for programs.
  init(_ columns: [String]) {
    self.columns = columns.map { $0.utf8.contains(0x0A) ? $0.inOneLine() : $0 }
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
      for line in row.lines(widths: widths, within: output.columns) { try answer(line) }
    }
  }
}

extension ListRow {
  /// How far what has no room beside the rest is set in, on lines of its own.
  private static let indent = 4
  private static let gap = 2

  /// Returns the row for a person, its columns in line with those of other rows as far as there is room.
  func lines(widths: [Int], within room: Int) -> [StyledText] {
    var lines: [StyledText] = []
    var (line, width, gap): (StyledText, Int, Int) = ("", 0, 0)
    for (column, text) in columns.enumerated() {
      let style: Style = column == 0 ? .strong : .body
      if width + gap + text.displayWidth <= room || text.isEmpty {
        // What stands before a column is written with it, so that no blanks run over the edge.
        guard !text.isEmpty else {
          gap += widths[column] + Self.gap
          continue
        }
        line = line + StyledText("".indented(by: gap)) + StyledText(text, style)
        width += gap + text.displayWidth
        gap = widths[column] - text.displayWidth + Self.gap
        continue
      }
      // Beside the columns before it as long as that leaves half the room, else below them.
      let isBeside = width + gap <= room / 2
      let indent = column == 0 ? 0 : isBeside ? width + gap : Self.indent
      let folded = text.folded(to: room - indent)
      if isBeside {
        let blanks = "".indented(by: gap)
        lines.append(line + StyledText(blanks + folded[0], style))
      } else {
        lines += [line, StyledText(folded[0].indented(by: indent), style)]
      }
      lines += folded.dropFirst().map { StyledText($0.indented(by: indent), style) }
      // What follows goes on where this ends.
      line = lines.removeLast()
      (width, gap) = (line.plain.displayWidth, Self.gap)
    }
    return lines + [line]
  }
}
