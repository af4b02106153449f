import LetGoPrompts

/// One verb of the language, the same at the prompt and on the command line.
protocol Command: SendableMetatype {
  /// The verb, in lower case; apart from the form, so that finding one makes no other's.
  static var verb: String { get }

  /// How it is written.
  static var form: Form { get }

  /// Takes what was given to it, or complains.
  init(_ input: Input, in context: Context) throws

  /// Does it, and returns how a one-shot ends.
  func run(in context: Context) throws -> ExitCode

  /// Returns whether words typed after the verb at the prompt are meant for it; when they are not,
  /// the line names an item.
  static func fits(_ words: [String]) -> Bool

  /// Returns whether what the words name is there, for a verb whose words could name an item as well;
  /// asked at the prompt once the words fit.
  static func finds(_ words: [String], in context: Context) -> Bool

  /// Returns the words that can stand, after others, where help writes one word for them all.
  static func choices(for blank: String, after words: [String]) -> [String]

  /// Returns what tells, in lines that begin with a word and a colon, what those do that can stand after
  /// others; nil where they say that themselves.
  static func meanings(after words: [String]) -> Phrase?

  /// Returns what one of those words does, in one line; empty where it says that itself.
  static func summary(of choice: String, after words: [String], in prompts: Prompts) -> String

  /// Returns the options that go with words after the verb.
  static func options(after words: [String]) -> [Option]
}

extension Command {
  /// A verb that takes no name fits only when none follows it, or a file, for which it has an option.
  static func fits(_ words: [String]) -> Bool {
    form.operand != .none || words.isEmpty
      || words.count == 1 && form.fileOption(for: words[0]) != nil
  }

  /// Most verbs say themselves that there is no such name.
  static func finds(_ words: [String], in context: Context) -> Bool { true }

  /// Most verbs take names, which no table has.
  static func choices(for blank: String, after words: [String]) -> [String] { [] }

  /// Most choices say what they are.
  static func meanings(after words: [String]) -> Phrase? { nil }

  static func summary(of choice: String, after words: [String], in prompts: Prompts) -> String {
    meanings(after: words).map { prompts.meaning(of: choice, in: $0) } ?? ""
  }

  /// Most options go with any words.
  static func options(after words: [String]) -> [Option] { form.options }
}

extension Command {
  /// Reads what was given to the verb and does it; `--help` shows how it is written instead.
  static func perform(_ tokens: some Sequence<Token>, in context: Context) throws -> ExitCode {
    let input = try Input(tokens, for: form).dated(by: context.prompts)
    if input.has(Form.help) {
      for line in context.helpText.about(form) { try context.answer(line) }
      return .done
    }
    try checkOperand(of: input, in: context.prompts)
    let outer = context.hasSaidApart
    context.hasSaidApart = false
    defer { context.hasSaidApart = outer }
    let code = try context.mending { try Self(input, in: context).run(in: context) }
    try context.noteApart()
    return code
  }
}

/// All verbs, in the order in which help shows them.
enum CommandTable {
  static let commands: [any Command.Type] = [
    VerdictCommand.self, TriageCommand.self, GoneCommand.self, OutCommand.self, KeepCommand.self,
    BoxCommand.self, BoxesCommand.self, AgainCommand.self, PauseCommand.self, PausesCommand.self,
    BoughtCommand.self, PassedCommand.self, TwoCommand.self, AddCommand.self, DoneCommand.self,
    DropCommand.self, UndoCommand.self, RedoCommand.self, RestoreCommand.self, TrashCommand.self,
    GameCommand.self,
    HistoryCommand.self, SearchCommand.self, StatsCommand.self, SettingsCommand.self,
    ExportCommand.self,
    ImportCommand.self, SyncCommand.self, BackupCommand.self, DoctorCommand.self,
    UnderstandCommand.self, CompletionsCommand.self,
    HomeCommand.self, DueCommand.self, StatusCommand.self, WhyCommand.self,
    HelpCommand.self, TryCommand.self, QuitCommand.self,
  ]

  /// The ten verbs that `help` shows first.
  static let everyday: Set<String> = [
    "verdict", "gone", "keep", "box", "pause", "two", "add", "done", "undo", "help",
  ]

  /// What other shells have taught people to type.
  private static func alias(_ verb: String) -> String { verb == "exit" ? QuitCommand.verb : verb }

  /// All verbs.
  static var verbs: [String] { commands.map { $0.verb } }

  /// Returns the command of a verb in any case, or nil when there is none.
  static func command(for verb: String) -> (any Command.Type)? {
    let verb = alias(verb.lowercased())
    return commands.first { $0.verb == verb }
  }

  /// Returns the command of a verb, or complains and names the nearest one.
  static func required(_ verb: String) throws(Complaint) -> any Command.Type {
    if let command = command(for: verb) { return command }
    throw unknown(verb)
  }

  /// Complains about a word that is no verb, and names the nearest one.
  static func unknown(_ verb: String) -> Complaint {
    Complaint(
      .unknownVerb(verb: verb.excerpt),
      hint: Spelling.suggestion(for: verb, among: verbs).map { .hintVerb(verb: $0) } ?? .hintHelp,
      code: .usage
    )
  }
}
