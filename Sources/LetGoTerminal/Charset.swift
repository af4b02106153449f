import LetGoSystem

/// What characters the C library, and so libedit, can draw on the terminal.
package enum Charset: Equatable, Sendable {
  case utf8
  case ascii

  /// Returns the character set of the person's locale, and makes the C library draw in it.
  ///
  /// A process starts in locale "C", where libedit shows no letter beyond ASCII. Terminals read
  /// UTF-8 whatever the locale says, so a locale that cannot write it gives way to one that can.
  package static func establish() -> Charset {
    for locale in ["", "C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, locale) != nil {
      if String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" { return .utf8 }
    }
    setlocale(LC_CTYPE, "C")
    return .ascii
  }

  /// The character set of this process, established at its first use.
  package static let shared = establish()

  /// Returns the text with a question mark for each character that cannot be shown.
  package func showable(_ text: String) -> String {
    switch self {
    case .utf8: text
    case .ascii: String(text.map { $0.isASCII ? $0 : "?" })
    }
  }
}
