/// A command line of another shell as far as it is typed, its quotes read as bash, zsh and fish do.
///
/// It runs nothing and looks nothing up: what a shell would put in place of `$HOME` stays as it is.
struct ShellLine {
  /// The words that are complete, without their quotes.
  private(set) var words: [String] = []
  /// What is typed of the word at the cursor, without its quotes.
  private(set) var cursor = ""
  /// The quote that is open at the cursor.
  private(set) var quote: Character?
  /// How many characters of `cursor` stay, since the shell puts what was chosen behind them.
  private(set) var kept = 0

  /// Reads a line; of a word, what stands up to one of `breaks` stays where it is.
  init(_ line: String, breaks: String = "") {
    var isEscaped = false
    var isStarted = false
    for character in line {
      if isEscaped {
        // In double quotes a backslash stands for itself before most characters.
        if quote == "\"", !"\"\\$`".contains(character) { cursor.append("\\") }
        cursor.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
        isStarted = true
      } else if character == quote {
        quote = nil
        if breaks.contains(character) { kept = cursor.count }
      } else if quote != nil {
        cursor.append(character)
      } else if character == "'" || character == "\"" {
        quote = character
        isStarted = true
        if breaks.contains(character) { kept = cursor.count }
      } else if character.isWhitespace {
        if isStarted { words.append(cursor) }
        cursor = ""
        kept = 0
        isStarted = false
      } else {
        cursor.append(character)
        isStarted = true
        if breaks.contains(character) { kept = cursor.count }
      }
    }
  }

  /// Returns a candidate as it is put behind what stays, quoted as the line is at the cursor.
  func replacement(for text: String) -> String {
    let rest = text.dropFirst(kept)
    switch quote {
    case "'":
      return rest.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    case "\"": return String(rest.flatMap { "\"\\$`".contains($0) ? ["\\", $0] : [$0] })
    default:
      let plain = "-_./,+%=@"
      return String(
        rest.flatMap { character in
          character.isLetter || character.isNumber || plain.contains(character)
            || !character.isASCII
            ? [character] : ["\\", character]
        }
      )
    }
  }
}
