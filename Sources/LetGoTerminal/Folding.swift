extension String {
  /// Returns the text in lines of at most so many cells, broken at blanks where it has them; a word that
  /// is too long is broken where the room ends.
  package func folded(to width: Int) -> [String] {
    let room = max(2, width)
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if longer.displayWidth <= room {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if (line + String(character)).displayWidth > room {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return lines + [line]
  }

  /// Returns the text with so many blanks before it.
  package func indented(by count: Int) -> String {
    String(repeating: " ", count: max(0, count)) + self
  }

  /// Returns the text with blanks after it, so that it takes so many cells of a terminal.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

extension StyledText {
  /// Returns the text in lines of at most so many cells, broken at blanks where it has them; all begin as
  /// far in as the text does.
  package func folded(to width: Int) -> [StyledText] {
    let text = plain
    guard text.displayWidth > width else { return [self] }
    let indent = text.prefix { $0 == " " }.count
    let lines = String(text.dropFirst(indent)).folded(to: width - indent)
    var rest = spans.flatMap { span in span.text.map { ($0, span.style) } }.dropFirst(indent)
    return lines.indices.map { number in
      // The blanks at a break are in neither line.
      rest = rest.drop { $0.0 == " " }
      let isLast = number == lines.count - 1
      let part = isLast ? rest : rest.prefix(lines[number].count)
      rest = rest.dropFirst(part.count)
      return part.reduce(into: StyledText("".indented(by: indent))) { $0.append($1.0, $1.1) }
    }
  }

  /// Returns a label with what there is to say of it, which begins in a column and goes on below its own
  /// beginning; where that would leave it less than half the room, on rows of its own.
  package func rows(
    saying summary: String,
    _ style: Style = .body,
    from start: Int,
    within room: Int
  ) -> [StyledText] {
    let isBeside = start <= room / 2 || summary.displayWidth <= room - start
    let indent = isBeside ? start : 6
    let parts = summary.folded(to: room - indent)
    let below = parts.dropFirst(isBeside ? 1 : 0).map {
      StyledText($0.indented(by: indent), style)
    }
    guard isBeside else { return [self] + below }
    return [self + StyledText(parts[0].indented(by: start - plain.displayWidth), style)] + below
  }
}
