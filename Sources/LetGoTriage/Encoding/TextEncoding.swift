/// How the characters of a list are written as bytes.
package enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case windows1252 = "Windows-1252"
  case macRoman = "Mac Roman"
}

extension TextEncoding {
  /// Reads a name in any of the usual spellings (`utf8`, `cp1252`, `latin-1`); nil for others.
  package init?(named name: String) {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    switch letters {
    case "utf8", "ascii", "usascii": self = .utf8
    case "utf16le", "utf16", "ucs2", "unicode": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    // What is labelled Latin-1 is Windows-1252 nearly always, and the same where it isn't.
    case "windows1252", "cp1252", "ansi", "latin1", "iso88591": self = .windows1252
    case "macroman", "mac", "macintosh", "xmacroman": self = .macRoman
    default: return nil
    }
  }

  /// The bytes that may stand before a text to tell its encoding.
  var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .windows1252, .macRoman: []
    }
  }
}
