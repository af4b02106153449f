/// Texts that come from outside, made fit to be shown.
extension StringProtocol {
  /// The beginning of a text from outside, short and safe enough to be shown in a message.
  package var excerpt: String {
    let text = String(prefix(200)).withoutControls()
    return text.count > 60 ? text.prefix(59) + "…" : text
  }

  /// Returns the text without blanks at both ends.
  package func trimmingBlanks() -> String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// Returns the text with everything gone that could steer a terminal instead of being seen.
  package func withoutControls() -> String {
    if isPlainName { return String(self) }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isControl {
        scalars.append(scalar.isLineBreakOrTab ? " " : "\u{FFFD}")
      } else if !scalar.isInvisibleMark {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Returns a note as it is kept: its lines, without what could steer a terminal and without blanks at
  /// the end of any or empty lines at both ends; a line feed stands between two.
  package func asNote() -> String {
    if isPlainName || isEmpty { return String(self) }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        var rest = line.withoutControls()[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
      }
      .joined(separator: "\n").trimmingBlanks()
  }

  /// Returns the text of a note in one line, for where there is room for no more.
  package func inOneLine() -> String {
    split(whereSeparator: \.isNewline).map { $0.withoutControls().trimmingBlanks() }
      .joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character (C0, DEL or C1) or a line or paragraph separator.
  package var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }

  /// Whether it ends a line or is a tab.
  package var isLineBreakOrTab: Bool {
    (0x09...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// Whether it shows anything: no blank, no joiner, no filler that is drawn as nothing.
  var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && value != 0x2800
  }

  /// Whether it is unseen and changes how the text around it is shown: direction marks, embeddings,
  /// overrides and isolates, zero-width space and word joiner, byte-order mark, tags.
  ///
  /// The zero-width joiner stays out of this set, because emoji families are made with it.
  package var isInvisibleMark: Bool {
    switch value {
    case 0x061C, 0x180E, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
