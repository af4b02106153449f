import LetGoCore
import LetGoLanguage

/// What a line typed at the prompt is.
enum Line {
  /// Nothing was typed.
  case empty
  /// It begins with a verb and fits the verb's form.
  case command(any Command.Type, [Token])
  /// It names something owned; in quotes, all of it is the name.
  case item(String, isQuoted: Bool)
  /// A lone word, one slip from a verb.
  case nearVerb(any Command.Type, typed: String)
  /// A bare yes, no, number or the like, which is no name.
  case noItem

  /// Reads a line; whatever does not fit a verb, or names nothing that the verb `finds`, names an item.
  init(
    _ text: String,
    reader: Reader,
    today: Day,
    finds: (any Command.Type, [String]) -> Bool = { _, _ in true }
  ) {
    var tokens = Tokens.split(text)
    // A line that a friend sent, or the manual shows, begins with the program's name.
    if tokens.count > 1, tokens[0].text == "letgo", !tokens[0].isQuoted,
      let command = CommandTable.command(for: tokens[1].text),
      Line.fits(Array(tokens.dropFirst(2)), command, finds)
    {
      tokens.removeFirst()
    }
    guard let first = tokens.first else {
      self = .empty
      return
    }
    let rest = Array(tokens.dropFirst())
    if !first.isQuoted, let command = CommandTable.command(for: first.text),
      Line.fits(rest, command, finds)
    {
      self = .command(command, rest)
    } else if tokens.count == 1, first.isQuoted {
      self = .item(first.text, isQuoted: true)
    } else if tokens.count == 1, let verb = Line.verb(near: first.text) {
      self = .nearVerb(verb, typed: first.text)
    } else {
      self =
        Line.isBareAnswer(text, reader, today)
        ? .noItem : .item(text.trimmingBlanks(), isQuoted: false)
    }
  }

  /// The words decide; options that can't be read are the verb's complaint to make, not a name.
  private static func fits(
    _ tokens: [Token],
    _ command: any Command.Type,
    _ finds: (any Command.Type, [String]) -> Bool
  ) -> Bool {
    guard let input = try? Input(tokens, for: command.form) else { return true }
    return command.fits(input.words) && finds(command, input.words)
  }

  private static func verb(near word: String) -> (any Command.Type)? {
    guard word.count > 2 else { return nil }
    return Spelling.nearest(to: word.lowercased(), among: CommandTable.verbs, within: 1)
      .flatMap { CommandTable.command(for: $0) }
  }

  /// A lone yes, no, number or word for the shell answers a question that was not asked.
  private static func isBareAnswer(_ text: String, _ reader: Reader, _ today: Day) -> Bool {
    let word = text.trimmingBlanks()
    let isNumber = word.allSatisfy { character in
      character.isNumber || character.isPunctuation || character.isCurrencySymbol
        || character.isWhitespace
    }
    if isNumber { return true }
    guard !word.contains(where: \.isWhitespace) else { return false }
    switch reader.read(word, about: .used, on: today) {
    case .answer, .command: return true
    case .lastUse, .yearly, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
      return false
    }
  }
}
