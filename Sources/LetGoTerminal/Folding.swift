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
