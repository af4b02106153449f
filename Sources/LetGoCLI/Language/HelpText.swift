import LetGoPrompts
import LetGoTerminal

extension Prompts {
  /// Returns the line that the help has for an option: one for its verb alone where it means something of
  /// its own there.
  func help(for option: Option, of verb: String) -> String {
    let own = help(for: "\(verb) \(option.name)")
    return own.isEmpty ? help(for: option.name) : own
  }
}

/// Help, made from the same table that dispatches; a summary that has no room beside its label goes on
/// below its own beginning.
struct HelpText {
  /// What the help says.
  let prompts: Prompts
  /// How many cells a row has.
  var room = Int.max

  /// Returns how one verb is written, what it does, and its options.
  func about(_ form: Form) -> [StyledText] {
    let usage =
      StyledText(prompts.help(for: "usage") + " ", .faint) + StyledText("letgo " + form.usage)
    let summary = StyledText("  " + prompts.help(for: form.verb))
    let options = form.options + [Form.help]
    let width = options.map { Self.label($0).count }.max() ?? 0
    return [usage, summary, StyledText(prompts.help(for: "options"), .faint)]
      + options.flatMap { rows(Self.label($0), prompts.help(for: $0, of: form.verb), width) }
  }

  /// Returns a line for each verb, and the lines that the help has for what more there is.
  func overview(of forms: [Form], ending: String) -> [StyledText] {
    let width = forms.map(\.verb.count).max() ?? 0
    return [
      StyledText(prompts.help(for: "intro")), StyledText(prompts.help(for: "verbs"), .faint),
    ] + forms.flatMap { rows($0.verb, prompts.help(for: $0.verb), width) }
      + prompts.helpLines(for: ending).map { StyledText($0, .faint) }
  }

  /// Returns what the keys do at the prompt.
  func keys() -> [StyledText] {
    let keys = prompts.lines(.helpKeysList).map(Self.halves)
    let width = keys.map(\.label.displayWidth).max() ?? 0
    return keys.flatMap { rows($0.label, $0.summary, width) }
      + prompts.lines(.helpKeysMore).map { StyledText($0, .faint) }
  }

  /// Returns what stands before the first two blanks of a line, and what stands after them.
  private static func halves(_ line: String) -> (label: String, summary: String) {
    let gap = zip(line.indices, line.indices.dropFirst()).first {
      line[$0] == " " && line[$1] == " "
    }
    guard let gap else { return (line, "") }
    return (String(line[..<gap.0]), String(line[gap.0...].drop { $0 == " " }))
  }

  private static func label(_ option: Option) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private func rows(_ label: String, _ summary: String, _ width: Int) -> [StyledText] {
    (StyledText("  ") + StyledText(label, .strong))
      .rows(saying: summary, from: width + 4, within: room)
  }
}
