import LetGoCore
import LetGoLanguage

/// What a line typed at the prompt is.
enum Line {
  /// Nothing was typed.
  case empty
  /// It begins with a verb and fits the verb's form, or would but for a slip, which the verb tells of.
  case command(any Command.Type, [Token])
  /// It names something owned; in quotes, all of it is the name.
  case item(String, isQuoted: Bool)
  /// Its first word is one slip from a verb that the rest would fit.
  case nearVerb(any Command.Type, [Token], typed: String)
  /// It asks the shell for something in a person's own words.
  case request(ShellRequest)
  /// A bare yes, no, number or the like, which is no name.
  case noItem

  /// Reads a line; whatever does not fit a verb, or names nothing that the verb `finds`, names an item.
  ///
  /// Of `things` each is known to be one, however near it is to a verb.
  init(
    _ text: String,
    reader: Reader,
    today: Day,
    things: Set<String> = [],
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
    if first.isQuoted {
      self = .item(
        tokens.count == 1 ? first.text : text.trimmingBlanks(),
        isQuoted: tokens.count == 1
      )
    } else if let command = CommandTable.command(for: first.text),
      Line.fits(rest, command, finds) || Line.nearlyFits(rest, command)
    {
      self =
        Line.namesNothing(rest, for: command, reader) ? .noItem : .command(command, rest)
    } else if reader.namesThing(text) {
      self = .item(text.trimmingBlanks(), isQuoted: false)
    } else if let request = Line.request(in: text, reader, today) {
      self = .request(request)
    } else if !things.contains(first.text.lowercased()), let verb = Line.verb(near: first.text),
      Line.fits(rest, verb, finds)
    {
      self = .nearVerb(verb, rest, typed: text.trimmingBlanks())
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

  /// Whether a verb that takes a name is given none but `it`.
  private static func namesNothing(
    _ tokens: [Token],
    for command: any Command.Type,
    _ reader: Reader
  ) -> Bool {
    let words = tokens.filter { !Input.isOption($0) }
    guard !words.isEmpty, !words.contains(where: \.isQuoted),
      command.form.operand.text.contains("NAME")
    else { return false }
    return reader.isPronoun(words.map(\.text).joined(separator: " "))
  }

  /// Whether the word after a verb is a slip of one that can stand there (`settings langauge de`), the
  /// beginning of one (`settings lang`), or a number, which is no name of its own: `undo 2`.
  private static func nearlyFits(_ tokens: [Token], _ command: any Command.Type) -> Bool {
    guard let word = tokens.first, !word.isQuoted else { return false }
    if tokens.count == 1, Int(word.text) != nil { return true }
    let known = Pattern(command.form.operand.text).parts(after: []).flatMap { part in
      switch part {
      case .word(let word): [word]
      case .blank("VERB", _): CommandTable.verbs
      case .blank(let blank, _): command.choices(for: blank, after: [])
      }
    }
    // Three letters are near too many other words.
    return known.contains { known in
      known.count > 3
        && (Typing.isSlip(word.text, of: known)
          || tokens.count == 1 && word.text.count > 3 && known.hasPrefix(word.text.lowercased())
            && known.count > word.text.count)
    }
  }

  private static func verb(near word: String) -> (any Command.Type)? {
    guard word.count > 2 else { return nil }
    return CommandTable.commands.first { Typing.isSlip(word, of: $0.verb) }
  }

  private static func request(in text: String, _ reader: Reader, _ today: Day) -> ShellRequest? {
    // Alone it is an answer that can't be read; at the prompt it is what other shells have for help.
    if text.trimmingBlanks() == "?" { return .help }
    guard case .command(let request) = reader.read(text, about: .confirm, on: today) else {
      return nil
    }
    return request
  }

  /// A lone yes, no or number answers a question that was not asked: what is a yes to one question only
  /// (`watch`, which says that it was used) is a thing all the same.
  private static func isBareAnswer(_ text: String, _ reader: Reader, _ today: Day) -> Bool {
    let word = text.trimmingBlanks()
    let isNumber = word.allSatisfy { character in
      character.isNumber || character.isPunctuation || character.isCurrencySymbol
        || character.isWhitespace
    }
    if isNumber || reader.namesNothing(word, on: today) { return true }
    guard !word.contains(where: \.isWhitespace),
      case .answer(let answer) = reader.read(word, about: .used, on: today)
    else { return false }
    return reader.read(word, about: .confirm, on: today) == .answer(answer)
  }
}
