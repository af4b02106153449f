import LetGoCore

/// An item's name that was checked, made into a string only where the check needs one.
enum Label {
  /// Text that a name takes as it is.
  case plain(ByteView)
  case made(Name)

  /// Checks a trimmed cell of a row that is valid UTF-8.
  init(_ cell: ByteView) throws(RowProblem.Fault) {
    // No text has more characters than bytes.
    if cell.count <= Name.longest, cell.isPlainText {
      self = .plain(cell)
      return
    }
    try self.init(cell.text, excerpt: cell.excerpt)
  }

  /// Checks a name that was cut out of a line.
  init(_ text: String) throws(RowProblem.Fault) {
    try self.init(text, excerpt: String(text.withoutControls().prefix(80)))
  }

  private init(_ text: String, excerpt: String) throws(RowProblem.Fault) {
    do throws(Name.Refusal) {
      self = .made(try Name(text))
    } catch {
      throw .badName(error, text: excerpt)
    }
  }
}

extension ByteView {
  /// Whether valid UTF-8 has only visible ASCII and letters far from anything that `Name` looks at.
  ///
  /// Most names are such, and making a `Name` of one costs more than all the rest of its row. What
  /// begins with another byte (blanks, punctuation, signs, marks, emoji) is left to `Name`.
  fileprivate var isPlainText: Bool {
    if isVisibleASCII { return true }
    for index in 0..<count where !(0x20...0x7E).contains(self[index]) {
      switch self[index] {
      // The second and later bytes of a character, whose first byte was let through here.
      case 0x80...0xBF: continue
      // Latin, Greek, Cyrillic, Hebrew; Arabic without U+0600 to U+063F; most of South Asia.
      case 0xC3...0xD7, 0xD9...0xDF, 0xE0: continue
      // Chinese and Korean.
      case 0xE4...0xED: continue
      default: return false
      }
    }
    return true
  }
}
