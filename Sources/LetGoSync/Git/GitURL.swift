/// Where a git repository is, in one of the forms that are safe to hand to git.
package struct GitURL: Equatable, Sendable {
  /// What git is given.
  package let text: String
  /// Whether it is a directory of this machine.
  package let isLocal: Bool

  /// Why a text is none.
  package enum Refusal: Error, Equatable {
    /// It is empty.
    case empty
    /// It is none of the forms, or one that could run a program.
    case form
    /// It has a password in it, which would be kept and shown.
    case password
  }

  /// The ways of reaching a repository; `ext::` and whatever else runs programs is none of them.
  static let protocols = ["https", "http", "ssh", "file"]

  package init(_ text: String) throws(Refusal) {
    guard !text.isEmpty else { throw .empty }
    // What begins with a dash would be an option, and `name::` names a program.
    guard !text.hasPrefix("-"), !text.contains("::"),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F || $0 == " " })
    else { throw .form }
    self.text = text
    if text.hasPrefix("/") {
      isLocal = true
      return
    }
    guard let colon = text.firstIndex(of: ":"), !text.contains(" ") else { throw .form }
    let scheme = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard rest.hasPrefix("//") else {
      // host:path, as ssh has it; a dash would be an option for ssh.
      isLocal = false
      let host = scheme.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      guard !host.isEmpty, !host.contains("/"), !host.hasPrefix("-"), !scheme.hasPrefix("-"),
        !rest.isEmpty, !rest.hasPrefix("-")
      else { throw .form }
      return
    }
    guard Self.protocols.contains(scheme.lowercased()) else { throw .form }
    isLocal = scheme.lowercased() == "file"
    let authority = rest.dropFirst(2).prefix { $0 != "/" }
    if let at = authority.lastIndex(of: "@") {
      guard !authority[..<at].contains(":") else { throw .password }
    }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard !host.hasPrefix("-"), isLocal || !host.isEmpty else { throw .form }
  }

  /// The path of a repository on this machine.
  package var path: String? {
    guard isLocal else { return nil }
    guard !text.hasPrefix("/") else { return text }
    return String(text.dropFirst("file://".count).drop { $0 != "/" })
  }

  /// The URL as it may be shown: a name before a web host may be a token.
  package var shown: String {
    guard let name = nameRange else { return text }
    return String(text[..<name.lowerBound] + text[text.index(after: name.upperBound)...])
  }

  /// What stands before a web host and may be a token.
  var token: String? { nameRange.map { String(text[$0]) } }

  private var nameRange: Range<String.Index>? {
    guard text.lowercased().hasPrefix("http"), let start = text.ranges(of: "//").first?.upperBound,
      let at = text[start...].prefix(while: { $0 != "/" }).lastIndex(of: "@")
    else { return nil }
    return start..<at
  }
}
