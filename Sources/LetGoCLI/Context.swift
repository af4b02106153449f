import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// What a command works with; all that is outside the program is handed in here.
final class Context {
  /// The environment variables.
  let environment: Environment
  private let systemClock: Clock
  /// Where the store lies; nil when the environment names no place.
  private(set) var location: StoreLocation?
  /// Where answers go.
  let output: Output
  /// Where status and questions go.
  let errors: Output
  /// Whether standard input was closed when the process began.
  let isInputClosed: Bool
  /// How many colours a stream is written with that is a terminal, or none.
  private let colors: (_ isTerminal: Bool) -> ColorDepth
  private lazy var outputColors = colors(output.isTerminal)
  private lazy var consoleColors = colors(true)
  /// Where a person is talked to; nil in a one-shot until it asks something.
  private(set) var console: (any Console)? {
    didSet { colorConsole() }
  }
  private let makeConsole: () -> (any Console)?
  private let makeTerminal: () -> (any Console)?
  /// The acts that this run recorded, in order.
  var recorded: [ID] = []
  /// Whether acts may be kept apart while the store can't be written: in a shell, where a person sees
  /// the warning; a script has to know.
  var allowsRefuge = false
  /// What holds the acts while the store can't be written.
  var refuge: Refuge?
  /// Whether the command at hand has said that its acts are kept apart; nil between commands.
  var hasSaidApart: Bool?
  /// Whether it was said that a newer letgo wrote the store.
  var hasSaidNewer = false
  /// What the person typed for the act at hand, in a form that can be typed again.
  lazy var typed = commandLine.map(\.quotedForShell).joined(separator: " ")
  private let commandLine: [String]
  /// Whether what was typed could not be saved, which is said with the complaint.
  var hasFailedToSave = false
  /// Whether something was written since the daily backup was last thought of.
  var hasWritten = false
  /// The syncs that a shell begins beside itself; nil where none are.
  var backgroundSync: BackgroundSync?
  /// Whether the store was opened for a write, before which some things are said once.
  var hasOpenedToWrite = false
  /// Whether a daily backup that failed was spoken of; once is enough.
  var hasSaidBackupFailure = false
  /// What the person set, as it was last read; nil when it has to be read again.
  var knownSettings: Settings? {
    didSet { if knownSettings?.theme != oldValue?.theme { colorConsole() } }
  }
  /// Why what the person set could not be read, so that what is published is used instead.
  var settingsFailure: (any Error)?
  /// The language that the person reads: what the environment asks for until what they set is known.
  lazy var language = languageOfEnvironment
  /// What text stands on, as the terminal answered.
  private var background: Palette.Background? {
    didSet { colorConsole() }
  }
  /// Whether it was asked, in this run, on which day something left.
  var hasAskedForDay = false
  /// What the last verdict was about; nil before the first.
  var lastJudgement: (name: Name, judgement: Judgement)?

  init(
    commandLine: [String] = [],
    environment: Environment,
    clock: Clock,
    location: StoreLocation?,
    output: Output,
    errors: Output,
    isInputClosed: Bool = false,
    colors: @escaping (_ isTerminal: Bool) -> ColorDepth = { _ in .none },
    console: @escaping () -> (any Console)? = { nil },
    terminal: @escaping () -> (any Console)? = { nil }
  ) {
    self.commandLine = commandLine
    self.environment = environment
    systemClock = clock
    self.location = location
    self.output = output
    self.errors = errors
    self.isInputClosed = isInputClosed
    self.colors = colors
    makeConsole = console
    makeTerminal = terminal
  }

  /// The time and the person's days.
  var clock: Clock {
    var clock = systemClock
    clock.dayStart = settings.dayStart
    return clock
  }

  /// The numbers that the rules compare with.
  var limits: Limits { settings.limits }

  /// Takes over what the person set.
  func adopt(_ settings: Settings) {
    knownSettings = settings
    language = settings.language ?? languageOfEnvironment
  }

  private var languageOfEnvironment: Language { Language { environment[$0] } }

  /// Turns to a store in memory that nothing is kept of, for a look around.
  func beginTrial() throws {
    location = nil
    backgroundSync = nil
    refuge = try .trial()
    knownSettings = nil
    language = languageOfEnvironment
  }

  /// The path of the store, for messages.
  var storePath: String { location?.path ?? "" }
}

extension Context {
  /// What the roles of text look like on standard output.
  var palette: Palette { palette(outputColors) }

  /// Asks the terminal what text stands on, where nobody has said in which colours to write.
  ///
  /// For a shell alone: a one-shot is over before some terminals have answered.
  func learnBackground() {
    guard let console, [.indexed, .direct].contains(consoleColors), settings.theme == .auto else {
      return
    }
    background = console.background()
  }

  private func colorConsole() { console?.palette = palette(consoleColors) }

  private func palette(_ depth: ColorDepth) -> Palette {
    // What is set is read where it makes a difference alone.
    let theme = [.indexed, .direct].contains(depth) ? settings.theme : .auto
    return Palette(depth, theme, told: background) { environment[$0] }
  }
}

extension Context {
  /// Returns where a person can be asked; nil when nobody can be.
  ///
  /// The terminal is taken at the first question, since most one-shots ask none.
  func someoneToAsk() -> (any Console)? {
    if console == nil { console = makeConsole() }
    return console
  }

  /// Returns where a person can be asked while a list comes in by standard input: the terminal that
  /// the process belongs to, whatever its streams are.
  func someoneToAskAboutList() -> (any Console)? {
    if console == nil { console = makeConsole() ?? makeTerminal() }
    return console
  }

  /// Writes a line to standard output, folded at words in a terminal.
  func answer(_ line: StyledText) throws {
    for part in output.isTerminal ? line.folded(to: output.columns) : [line] {
      try output.write(part.rendered(in: palette) + "\n")
    }
  }

  /// Writes a line to standard output that is to be copied, or read by a program.
  func answer(inOnePiece line: String) throws {
    try output.write(StyledText(line).rendered(in: palette) + "\n")
  }

  /// Writes a phrase to standard output.
  func answer(_ phrase: Phrase, _ style: Style = .body) throws {
    try answer(StyledText(prompts.text(phrase), style))
  }

  /// Writes a line of status, folded at words in a terminal: to the person when there is one, else to
  /// standard error.
  func note(_ line: StyledText) throws {
    if let console {
      for part in line.folded(to: console.columns) { try console.say(part) }
    } else {
      let parts = errors.isTerminal ? line.folded(to: errors.columns) : [line]
      for part in parts { try errors.write(part.plain + "\n") }
    }
  }

  /// Writes a line of status that is to be copied.
  private func note(inOnePiece line: String) throws {
    if let console {
      try console.say(StyledText(line))
    } else {
      try errors.write(line + "\n")
    }
  }

  /// Writes a phrase of status.
  func note(_ phrase: Phrase, _ style: Style = .body) throws {
    try note(StyledText(prompts.text(phrase), style))
  }

  /// Writes a complaint and its hint.
  func complain(_ complaint: Complaint) throws {
    try note(complaint.message)
    if let hint = complaint.hint {
      try note(.hint(hint: prompts.text(hint)), .faint)
    }
    if hasFailedToSave {
      hasFailedToSave = false
      // So that it can be copied, and nothing has to be thought out twice.
      try note(inOnePiece: prompts.text(.notSaved(line: typed.withoutControls())))
    }
  }
}
