import LetGoCore

/// A line of a calendar (RFC 5545).
enum ContentLine {
  /// The most bytes of a line before its end.
  private static let longest = 75

  /// Returns a property with a value that stands as it is, folded and with its line end.
  static func property(_ name: String, _ value: String) -> String {
    var lines = ""
    var count = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let length = UTF8.width(scalar)
      // Before a character and never within one; the blank that goes on counts too.
      if count + length > longest {
        lines += "\r\n "
        count = 1
      }
      lines.unicodeScalars.append(scalar)
      count += length
    }
    return lines + "\r\n"
  }

  /// Returns a property with a text as its value.
  static func text(_ name: String, _ text: String) -> String {
    property(name, text.split(separator: "\n").map(escaped).joined(separator: "\\n"))
  }

  private static func escaped(_ line: Substring) -> String {
    var escaped = ""
    for scalar in line.withoutControls().unicodeScalars {
      if "\\;,".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
