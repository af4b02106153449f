/// Text as roff takes it: each character stands for itself.
enum Roff {
  /// Returns a line of text.
  static func text(_ text: String) -> String {
    let escaped = text.map { character -> String in
      // Typesetters make other signs of these, which can't be typed again.
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }.joined()
    // A line that begins so would be a command.
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// Returns a text in lines of a length that mandoc does not complain of.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if Roff.text(longer).utf8.count > 78, !line.isEmpty {
        lines.append(Roff.text(line))
        line = String(word)
      } else {
        line = longer
      }
    }
    return lines + [Roff.text(line)]
  }

  /// Returns a text in bold.
  static func strong(_ text: String) -> String { "\\fB" + Roff.text(text) + "\\fR" }

  /// Returns an argument of a macro.
  static func quoted(_ text: String) -> String { "\"" + Roff.text(text) + "\"" }

  /// Returns how a verb is written, broken only between its parts.
  static func usage(_ form: Form) -> String {
    strong(form.verb) + text(String(form.usage.dropFirst(form.verb.count)))
  }
}
