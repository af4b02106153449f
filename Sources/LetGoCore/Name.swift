/// What the person calls something: one line of visible text, checked where it is made.
package struct Name: Hashable, Sendable, CustomStringConvertible {
  /// The text, without blanks at its ends.
  package let text: String

  /// The most characters that a name may have.
  package static let longest = 500
  /// The most bytes of UTF-8, since one character can carry marks without end.
  private static let mostBytes = 4_000

  /// Why a text is not a name.
  package enum Refusal: Error, Equatable {
    case empty
    case tooLong(characters: Int)
    case control
    /// It was not UTF-8, so that some of it is lost.
    case unreadable
  }

  /// Makes a name; tabs and line ends become blanks, and marks that only steer the display go.
  ///
  /// A control character anywhere else is refused, since a name is later printed on terminals.
  package init(_ raw: some StringProtocol) throws(Refusal) {
    if raw.isPlainName {
      text = String(raw)
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in raw.unicodeScalars {
      if scalar.isLineBreakOrTab {
        scalars.append(" ")
      } else if scalar.isControl {
        throw .control
      } else if scalar == "\u{FFFD}" {
        throw .unreadable
      } else if !scalar.isInvisibleMark {
        scalars.append(scalar)
      }
    }
    let trimmed = String(scalars).trimmingBlanks()
    guard !trimmed.isEmpty else { throw .empty }
    guard trimmed.unicodeScalars.contains(where: \.isVisible) else { throw .empty }
    guard trimmed.count <= Name.longest, trimmed.utf8.count <= Name.mostBytes else {
      throw .tooLong(characters: max(trimmed.count, trimmed.unicodeScalars.count))
    }
    text = trimmed
  }

  /// Stands where a name could not be read.
  package static let unreadable = Name(unchecked: "?")

  private init(unchecked text: String) {
    self.text = text
  }

  package var description: String { text }
}

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
}

extension StringProtocol {
  /// Whether it is a name as it stands: visible ASCII without blanks at its ends, as most are.
  fileprivate var isPlainName: Bool {
    // Where the bytes lie in one piece, as they mostly do, there is nothing generic about them.
    utf8.withContiguousStorageIfAvailable { isPlainName($0) } ?? isPlainName(utf8)
  }

  private func isPlainName(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, first != 0x20, bytes.count <= Name.longest else { return false }
    var last = first
    for byte in bytes {
      guard (0x20...0x7E).contains(byte) else { return false }
      last = byte
    }
    return last != 0x20
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
  fileprivate var isVisible: Bool {
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
