import LetGoCore
import LetGoPrompts

/// The words and options that follow a verb, sorted by its form.
struct Input {
  /// The words that are no options, in order.
  var words: [String] { tokens.map(\.text) }
  /// The same, with what stood in quotes.
  private(set) var tokens: [Token]
  /// The values of the options given; empty for one that takes none.
  private var values: [String: String]
  let form: Form

  /// Sorts tokens into words and options; `--` ends the options.
  init(_ tokens: some Sequence<Token>, for form: Form) throws(Complaint) {
    var words: [Token] = []
    var values: [String: String] = [:]
    var rest = Array(tokens)[...]
    var onlyWords = false
    while let token = rest.popFirst() {
      guard !onlyWords, Input.isOption(token) else {
        words.append(token)
        continue
      }
      if token.text == "--" {
        onlyWords = true
        continue
      }
      let parts = token.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? Form.help.name : String(parts[0])
      guard let option = (form.options + [Form.help]).first(where: { $0.name == name }) else {
        throw Input.unknown(name, for: form)
      }
      guard values[name] == nil else {
        throw Complaint(
          .repeatedOption(option: name),
          hint: .hintVerbHelp(verb: form.verb),
          code: .usage
        )
      }
      if let placeholder = option.value {
        let inline = parts.count == 2 ? String(parts[1]) : nil
        guard let value = inline ?? rest.popFirst()?.text else {
          throw Complaint(
            .missingValue(option: name, value: placeholder),
            hint: .hintVerbHelp(verb: form.verb),
            code: .usage
          )
        }
        // What follows the name and a free text belongs to the text: `done 1 --add learn Italian`.
        var all = [value]
        if option.takesRest, inline == nil, !words.isEmpty {
          while let next = rest.first, !Input.isOption(next) {
            all.append(next.text)
            rest.removeFirst()
          }
        }
        values[name] = all.joined(separator: " ")
      } else {
        guard parts.count == 1 else {
          throw Complaint(
            .unexpectedValue(option: name),
            hint: .hintVerbHelp(verb: form.verb),
            code: .usage
          )
        }
        values[name] = ""
      }
    }
    self.tokens = words
    self.values = values
    self.form = form
  }

  /// Returns the same with `--yesterday` in place of a last word that says it: `gone lamp yesterday`.
  ///
  /// In quotes, and alone, the word is a name.
  func dated(by prompts: Prompts) -> Input {
    guard form.options.contains(where: { $0.name == Option.yesterday.name }), tokens.count > 1,
      !has(.yesterday), !has(.day), let last = tokens.last, !last.isQuoted,
      ["yesterday", prompts.text(.wordForYesterday)].contains(last.text.lowercased())
    else { return self }
    var dated = self
    dated.tokens.removeLast()
    dated.values[Option.yesterday.name] = ""
    return dated
  }

  /// Returns whether an option was given.
  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  /// Returns the value of an option, or nil when it was not given.
  subscript(option: Option) -> String? {
    values[option.name]
  }

  /// All words as one name; nil when there are none.
  func name() throws(Complaint) -> Name? {
    words.isEmpty ? nil : try Name.checked(words.joined(separator: " "))
  }

  /// All words as one name, which the verb cannot do without.
  func requiredName() throws(Complaint) -> Name {
    guard let name = try name() else {
      throw Complaint(
        .missingName(verb: form.verb),
        hint: .hintVerbHelp(verb: form.verb),
        code: .usage
      )
    }
    return name
  }

  /// Returns how many lines a list has at the most.
  func limit() throws(Complaint) -> Int {
    guard let value = self[.limit] else { return 20 }
    guard let number = Int(value), number > 0 else {
      throw Complaint(.notCount(value: value.excerpt, option: Option.limit.name), code: .usage)
    }
    return number
  }

  /// A dash and a letter begin an option, also an unknown one; a name has to be quoted for that.
  static func isOption(_ token: Token) -> Bool {
    guard !token.isQuoted, token.text.hasPrefix("-") else { return false }
    return token.text.hasPrefix("--") || token.text.dropFirst().first?.isLetter == true
  }

  private static func unknown(_ name: String, for form: Form) -> Complaint {
    let known = form.options.map(\.name) + [Form.help.name]
    let hint: Phrase =
      Spelling.suggestion(for: name, among: known).map { .hintOption(option: $0) }
      ?? .hintVerbHelp(verb: form.verb)
    return Complaint(
      .unknownOption(verb: form.verb, option: name.excerpt),
      hint: hint,
      code: .usage
    )
  }
}

extension Name {
  /// Makes a name, or complains about what keeps the text from being one.
  static func checked(_ text: String) throws(Complaint) -> Name {
    do {
      return try Name(text)
    } catch {
      let message: Phrase =
        switch error {
        case .empty: .emptyName
        case .control: .controlInName
        case .unreadable: .unreadableName
        case .tooLong(let count):
          .longName(longest: String(Name.longest), count: String(count))
        }
      throw Complaint(message, hint: .hintName, code: .usage)
    }
  }
}
