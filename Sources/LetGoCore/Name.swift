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
  /// Whether it is a name as it stands: visible ASCII without blanks at its ends, as most are.
  var isPlainName: Bool {
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
