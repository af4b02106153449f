import LetGoCore

/// Verbs of the prompt that are typed at a question.
extension Asking {
  /// Those that are no word of an answer, whatever is asked: "trash it" and "a backup" are answers.
  private static let wordsOfNoAnswer: Set<String> = [
    VerdictCommand.verb, TriageCommand.verb, BoxesCommand.verb, PausesCommand.verb,
    HistoryCommand.verb, StatsCommand.verb, SettingsCommand.verb,
    ExportCommand.verb, ImportCommand.verb, SyncCommand.verb,
    DoctorCommand.verb, UnderstandCommand.verb, CompletionsCommand.verb, StatusCommand.verb,
    RedoCommand.verb,
  ]

  /// Returns the verb that a line begins with and fits, where it can be no answer; `help` alone is about the
  /// question.
  func verb(in line: String) -> String? {
    let tokens = Tokens.split(line)
    guard let first = tokens.first, !first.isQuoted,
      let command = CommandTable.command(for: first.text),
      Self.wordsOfNoAnswer.contains(command.verb)
        || command.verb == HelpCommand.verb && tokens.count > 1,
      let input = try? Input(tokens.dropFirst(), for: command.form), command.fits(input.words)
    else { return nil }
    return command.verb
  }
}
