/// The words and options after a verb, as far as they are typed.
struct BegunLine {
  /// The words that are no options.
  private(set) var words: [String] = []
  /// The names of the options.
  private(set) var given: Set<String> = []
  /// The option whose value comes next.
  private(set) var openOption: Option?
  /// Whether what comes next goes on with the free text of an option.
  private(set) var isInText = false
  /// Whether `--` ended the options.
  private(set) var onlyWords = false

  /// Sorts tokens as `Input` does, and complains of nothing.
  init(_ tokens: some Sequence<Token>, for form: Form) {
    for token in tokens {
      if openOption != nil {
        isInText = openOption?.takesRest == true && !words.isEmpty
        openOption = nil
      } else if onlyWords || !Input.isOption(token) {
        if !isInText { words.append(token.text) }
      } else if token.text == "--" {
        onlyWords = true
        isInText = false
      } else {
        isInText = false
        let parts = token.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        given.insert(String(parts[0]))
        guard parts.count == 1 else { continue }
        openOption = form.options.first { $0.name == token.text && $0.value != nil }
      }
    }
  }
}
