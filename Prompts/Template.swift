/// A text with places to fill in: `{name}` takes the value of that name, `{Name}` the same value
/// with a capital letter in front.
struct Template: Equatable, Sendable {
  private enum Part: Equatable {
    case text(String)
    case placeholder(String, capitalized: Bool)
  }

  private let parts: [Part]

  /// Reads a text; braces that do not close are text.
  init(_ source: Substring) {
    var parts: [Part] = []
    var rest = source
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let name = rest[rest.index(after: open)..<close]
      let isCapitalized = name.first?.isUppercase == true
      // A String, since the other kinds of text are joined by a generic function that has to be found.
      let key = (name.first?.lowercased() ?? "") + String(name.dropFirst())
      parts.append(.placeholder(key, capitalized: isCapitalized))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// The names of its places.
  var placeholders: [String] {
    parts.compactMap { if case .placeholder(let name, _) = $0 { name } else { nil } }
  }

  /// Returns the text with its places filled; one that has no value stays visible.
  func filled(by value: (String) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .placeholder(let name, let capitalized):
        let value = value(name) ?? "{\(name)}"
        return capitalized ? value.prefix(1).uppercased() + String(value.dropFirst()) : value
      }
    }.joined()
  }
}
