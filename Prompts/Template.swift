/// A text with places to fill in: `{name}` takes the value of that name, `{Name}` the same value
/// with a capital letter in front, and `{days|day|# days}` the first of two forms where the value is
/// 1, else the second, with the value in the place of `#`.
struct Template: Equatable, Sendable {
  private enum Part: Equatable {
    case text(String)
    case placeholder(String, capitalized: Bool)
    case counted(String, one: String, many: String)

    /// The name of the value that it takes.
    var name: String? {
      switch self {
      case .text: nil
      case .placeholder(let name, _), .counted(let name, _, _): name
      }
    }

    /// Reads what stands between braces.
    init(braced text: Substring) {
      let forms = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      if forms.count == 3 {
        self = .counted(forms[0], one: forms[1], many: forms[2])
        return
      }
      // A String, since the other kinds of text are joined by a generic function that has to be found.
      let name = (text.first?.lowercased() ?? "") + String(text.dropFirst())
      self = .placeholder(name, capitalized: text.first?.isUppercase == true)
    }
  }

  private let parts: [Part]

  /// Reads a text; braces that do not close are text.
  init(_ source: Substring) {
    var parts: [Part] = []
    var rest = source
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(Part(braced: rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// The names of its places.
  var placeholders: [String] {
    parts.compactMap(\.name)
  }

  /// Returns the text with its places filled; one that has no value stays visible.
  func filled(by value: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .placeholder(let name, let capitalized):
        let value = value(name) ?? "{\(name)}"
        return capitalized ? value.prefix(1).uppercased() + String(value.dropFirst()) : value
      case .counted(let name, let one, let many):
        let value = value(name) ?? "{\(name)}"
        return value == "1" ? one : many.replacing("#", with: value)
      }
    }.joined()
  }
}
