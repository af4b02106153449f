/// A piece of markup that is well-formed as XML and as HTML; all text in it is escaped.
struct Markup {
  /// How it is written.
  let source: String

  /// Makes text.
  static func text(_ text: String) -> Markup { Markup(source: escaped(text)) }

  /// Makes an element; one without content has an end tag too, which HTML asks for.
  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ content: [Markup] = []
  ) -> Markup {
    let written = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    // What stands on lines of its own is easier to read for whoever looks at the file.
    let isBlock = content.contains { $0.source.hasPrefix("<") }
    let inside = content.map(\.source).joined(separator: isBlock ? "\n" : "")
    return Markup(
      source: isBlock
        ? "<\(name)\(written)>\n\(inside)\n</\(name)>" : "<\(name)\(written)>\(inside)</\(name)>"
    )
  }

  /// Makes an element with a text alone.
  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ content: String
  ) -> Markup {
    element(name, attributes, [text(content)])
  }

  private static func escaped(_ text: String) -> String {
    // XML 1.0 has no place for controls, escaped or not.
    String(
      String.UnicodeScalarView(
        text.withoutControls().unicodeScalars.flatMap { scalar -> String.UnicodeScalarView in
          switch scalar {
          case "&": "&amp;".unicodeScalars
          case "<": "&lt;".unicodeScalars
          case ">": "&gt;".unicodeScalars
          case "\"": "&quot;".unicodeScalars
          default: String.UnicodeScalarView([scalar])
          }
        }
      )
    )
  }
}
