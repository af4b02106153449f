import LetGoPrompts
import LetGoTerminal

/// Help, made from the same table that dispatches.
enum HelpText {
  /// Returns how one verb is written, what it does, and its options.
  static func about(_ form: Form, in prompts: Prompts) -> [StyledText] {
    let usage =
      StyledText(prompts.help(for: "usage") + " ", .faint) + StyledText("letgo " + form.usage)
    let summary = StyledText("  " + prompts.help(for: form.verb))
    let options = form.options + [Form.help]
    let width = options.map { label($0).count }.max() ?? 0
    return [usage, summary, StyledText(prompts.help(for: "options"), .faint)]
      + options.map { row(label($0), prompts.help(for: $0.name), width) }
  }

  /// Returns a line for each verb, and the lines that the help has for what more there is.
  static func overview(
    of forms: [Form],
    ending: String,
    in prompts: Prompts
  ) -> [StyledText] {
    let width = forms.map(\.verb.count).max() ?? 0
    return [
      StyledText(prompts.help(for: "intro")), StyledText(prompts.help(for: "verbs"), .faint),
    ] + forms.map { row($0.verb, prompts.help(for: $0.verb), width) }
      + prompts.helpLines(for: ending).map { StyledText($0, .faint) }
  }

  /// Returns what the keys do at the prompt.
  static func keys(in prompts: Prompts) -> [StyledText] {
    prompts.lines(.helpKeysList).map { StyledText("  " + $0) }
      + prompts.lines(.helpKeysMore).map { StyledText($0, .faint) }
  }

  private static func label(_ option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func row(_ label: String, _ summary: String, _ width: Int) -> StyledText {
    let padding = String(repeating: " ", count: width - label.count + 2)
    return StyledText("  ") + StyledText(label, .strong) + StyledText(padding + summary)
  }
}
