import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// letgo as a whole process: reads the command line, does what it says, and returns how it ended.
package struct Program {
  private let streams: StandardStreams
  private let context: Context
  private let arguments: [String]
  private let colorProblem: Complaint?

  /// Takes the arguments without the program's own name, and the environment.
  package init(arguments: [String], environment: Environment) {
    // Both would end the process in the middle of a write; as errors they can be told.
    Signals.ignoreFailedWrites()
    let streams = StandardStreams(isPlain: environment.asksForPlainLines)
    self.streams = streams
    let typed = arguments
    let (arguments, choice, problem) = ColorOption.taken(from: typed)
    self.arguments = arguments
    colorProblem = problem
    context = Context(
      commandLine: ["letgo"] + typed,
      environment: environment,
      clock: environment["LETGO_NOW"].flatMap { Clock(startingAt: $0) } ?? .system(),
      location: StoreLocation { environment[$0] },
      output: streams.output,
      errors: streams.errors,
      isInputClosed: streams.isInputClosed,
      colors: { isTerminal in
        ColorDepth(isTerminal: isTerminal, choice: choice) { environment[$0] }
      },
      console: {
        arguments.isEmpty || arguments[0] == TryCommand.verb
          ? streams.consoleForSession() : streams.consoleForQuestions()
      },
      terminal: { streams.consoleOfProcess() }
    )
    context.backgroundSync = BackgroundSync(starting: BackgroundSync.spawn)
  }

  /// Runs to the end.
  package func run() -> Int32 {
    let code: ExitCode
    do {
      // A warning that can't be given must not cost what was asked for.
      try? warn()
      code = try dispatch()
      try context.output.flush()
      context.backUpDaily()
    } catch {
      return end(with: error).rawValue
    }
    return code.rawValue
  }

  /// Says how it ended, as far as that can be said.
  private func end(with error: any Error) -> ExitCode {
    switch error {
    case Interruption.leave, Interruption.dropItem, Output.Failure.brokenPipe: return .done
    default:
      let complaint = Complaint(error, in: context)
      // Answers that came before belong before the complaint; both streams may be gone by now.
      try? context.output.flush()
      try? context.complain(complaint)
      return complaint.code
    }
  }

  /// Names what the environment asks for and cannot be had.
  private func warn() throws {
    if let zone = Zone.unknownName(in: context.environment) {
      try context.note(.badZone(zone: zone.withoutControls()))
    }
    if let now = context.environment["LETGO_NOW"], Clock(startingAt: now) == nil {
      try context.note(.badNow(value: now.withoutControls()))
    }
  }

  private func dispatch() throws -> ExitCode {
    if let colorProblem { throw colorProblem }
    guard let first = arguments.first else { return try open() }
    let rest = arguments.dropFirst()
    switch first {
    case "--version":
      try context.answer("letgo \(Version.number)")
      return .done
    case "--help", "-h":
      return try HelpCommand.showScreen(in: context)
    case CompletionRequest.flag:
      try CompletionRequest(rest)?.answer(in: context)
      return .done
    case _ where first.hasPrefix("-"):
      // `letgo --used no <list` gives its options to the triage that bare `letgo` would be.
      let name = first.prefix { $0 != "=" }
      guard TriageCommand.form.options.contains(where: { $0.name == name }) else {
        throw unknownOption(String(name))
      }
      return try TriageCommand.perform(arguments.map { Token(text: $0) }, in: context)
    default:
      guard let command = CommandTable.command(for: first) else { throw unknownVerb(first, rest) }
      return try command.perform(rest.map { Token(text: $0) }, in: context)
    }
  }

  /// Without a verb, what standard input is decides: a person gets the shell, a list its verdicts.
  private func open() throws -> ExitCode {
    if streams.isInputClosed {
      throw Complaint(.stdinClosed, hint: .hintStdin, code: .usage)
    }
    guard let console = context.someoneToAsk() else {
      return try TriageCommand.perform([], in: context)
    }
    var session = Session(in: context, on: console)
    return try session.run()
  }

  /// What begins with no verb names an item at the prompt, which here has to be said.
  private func unknownVerb(_ verb: String, _ rest: some Collection<String>) -> Complaint {
    let complaint = CommandTable.unknown(verb)
    let name = ([verb] + rest.prefix { !$0.hasPrefix("-") }).map(\.quotedForShell)
      .joined(separator: " ")
    guard complaint.hint == .hintHelp, name == name.excerpt else { return complaint }
    return Complaint(complaint.message, hint: .hintVerdict(name: name), code: .usage)
  }

  private func unknownOption(_ name: String) -> Complaint {
    let known = ["--help", "--version"] + TriageCommand.form.options.map(\.name)
    let hint: Phrase =
      Spelling.suggestion(for: name, among: known).map { .hintOption(option: $0) }
      ?? .hintHelp
    return Complaint(.unknownOption(verb: "letgo", option: name.excerpt), hint: hint, code: .usage)
  }
}
