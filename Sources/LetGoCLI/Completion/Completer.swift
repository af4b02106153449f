import LetGoCore
import LetGoPrompts

extension Prompts {
  /// Returns what a word does by the one of a phrase's lines that begins with it and a colon; empty where none
  /// does.
  func meaning(of word: String, in phrase: Phrase) -> String {
    let line = lines(phrase).first { $0.hasPrefix(word + ":") }
    return line.map { $0.dropFirst(word.count + 1).trimmingBlanks() } ?? ""
  }
}

/// Tells what a line can go on with, by the table of verbs; the same at the prompt and in other shells.
struct Completer {
  /// Where the one-line descriptions are.
  let prompts: Prompts
  /// Whether both places are taken, so that `add` is not offered; asked only when it would be.
  let isFull: () -> Bool
  /// What is known by a name that begins with a text; the name is the candidate.
  let known: (Form.Known, _ beginning: String) -> [Completion.Candidate]

  /// Returns what can stand in the place of the word at the cursor, after the words before it; in quotes
  /// that is no verb and no option.
  func completion(
    after tokens: [Token],
    at cursor: String,
    isQuoted: Bool = false
  ) -> Completion {
    guard let first = tokens.first else {
      var completion = Completion()
      if isQuoted { return completion }
      completion.add(offered(cursor), beginningWith: cursor) { prompts.help(for: $0) }
      return completion
    }
    // What begins with no verb names an item.
    guard !first.isQuoted, let command = CommandTable.command(for: first.text) else {
      return Completion()
    }
    return completion(of: command, after: tokens.dropFirst(), at: cursor, isQuoted: isQuoted)
  }

  /// Returns what can stand at the cursor after a verb and what follows it.
  func completion(
    of command: any Command.Type,
    after tokens: some Sequence<Token>,
    at cursor: String,
    isQuoted: Bool = false
  ) -> Completion {
    let line = BegunLine(tokens, for: command.form)
    if let option = line.openOption { return values(of: option, at: cursor) }
    if cursor.hasPrefix("-"), !line.onlyWords, !isQuoted {
      return options(of: command, line, at: cursor)
    }
    guard !line.isInText else { return Completion() }
    let parts = Pattern(command.form.operand.text).parts(after: line.words)
    // Where no word follows, an empty one shows which options there are.
    if parts.isEmpty, cursor.isEmpty, !line.onlyWords, !isQuoted {
      return rows(for: command.options(after: line.words), of: command, line, at: cursor)
    }
    return operand(parts, of: command, line, at: cursor)
  }

  private func offered(_ cursor: String) -> [String] {
    let isFull = AddCommand.verb.hasPrefix(cursor.lowercased()) && isFull()
    return CommandTable.verbs.filter { !isFull || $0 != AddCommand.verb }
  }

  /// Returns the values that an option can have.
  func values(of option: Option, at cursor: String) -> Completion {
    var completion = Completion()
    completion.add(option.choices, beginningWith: cursor) { _ in "" }
    for part in Pattern(option.value ?? "").parts(after: []) {
      switch part {
      case .word(let word): completion.add([word], beginningWith: cursor) { _ in "" }
      case .blank("FILE", _): completion.path = .file
      case .blank: break
      }
    }
    return completion
  }

  private func options(
    of command: any Command.Type,
    _ line: BegunLine,
    at cursor: String
  ) -> Completion {
    let options = command.options(after: line.words) + [Form.help]
    guard let equals = cursor.firstIndex(of: "=") else {
      return rows(for: options, of: command, line, at: cursor)
    }
    let name = cursor[..<equals]
    guard let option = options.first(where: { $0.name == name }), option.value != nil else {
      return Completion()
    }
    let values = values(of: option, at: String(cursor[equals...].dropFirst()))
    var completion = Completion()
    completion.path = values.path
    for value in values.candidates {
      completion.add(Completion.Candidate(text: "\(name)=\(value.text)", summary: value.summary))
    }
    return completion
  }

  private func rows(
    for options: [Option],
    of command: any Command.Type,
    _ line: BegunLine,
    at cursor: String
  ) -> Completion {
    var completion = Completion()
    for option in options where !line.given.contains(option.name) {
      completion.add([option.name], beginningWith: cursor) { _ in
        prompts.help(for: option, of: command.verb)
      }
    }
    return completion
  }

  private func operand(
    _ parts: [Pattern.Part],
    of command: any Command.Type,
    _ line: BegunLine,
    at cursor: String
  ) -> Completion {
    var completion = Completion()
    for part in parts {
      switch part {
      case .word(let word):
        completion.add([word], beginningWith: cursor) {
          command.summary(of: $0, after: line.words, in: prompts)
        }
      case .blank("FILE", let typed):
        if typed.isEmpty || command.form.operand == .several("FILE") { completion.path = .file }
      case .blank("PATH", let typed):
        if typed.isEmpty { completion.path = .folder }
      case .blank("VERB", typed: []):
        completion.add(CommandTable.verbs, beginningWith: cursor) { prompts.help(for: $0) }
      case .blank(let blank, let typed):
        if typed.isEmpty {
          let choices = command.choices(for: blank, after: line.words)
          completion.add(choices, beginningWith: cursor) {
            command.summary(of: $0, after: line.words, in: prompts)
          }
        }
        if let known = command.form.known[blank] {
          for name in names(known, after: typed, at: cursor) { completion.add(name) }
        }
      }
    }
    return completion
  }

  /// What is known by a name, less the words of it that stand before the cursor.
  private func names(
    _ known: Form.Known,
    after typed: [String],
    at cursor: String
  ) -> [Completion.Candidate] {
    self.known(known, (typed + [cursor]).joined(separator: " ")).compactMap { candidate in
      let text = candidate.text.split(whereSeparator: \.isWhitespace).dropFirst(typed.count)
        .joined(separator: " ")
      // A dash would begin an option.
      guard !text.isEmpty, !text.hasPrefix("-") else { return nil }
      return Completion.Candidate(text: text, summary: candidate.summary)
    }
  }
}
