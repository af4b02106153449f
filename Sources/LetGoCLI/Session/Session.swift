import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// The shell: it greets, takes a line at a time, and says on leaving what was recorded.
struct Session {
  private let context: Context
  private let console: any Console
  private let typedLines: TypedLines
  private var screens = Screens()

  init(in context: Context, on console: any Console) {
    self.context = context
    self.console = console
    context.allowsRefuge = true
    context.learnBackground()
    typedLines = TypedLines(in: context, on: console)
  }

  /// Runs until the person leaves or the terminal is gone.
  mutating func run() throws -> ExitCode {
    defer { typedLines.keep() }
    console.completer = { [context] in LineCompletion(of: $0, in: context) }
    try greet()
    // What others did meanwhile, and what one-shots left.
    context.backgroundSync?.noteWrite()
    context.syncBeside()
    do {
      while true {
        try takeLine()
        context.backUpDaily()
        context.syncBeside()
      }
    } catch Interruption.leave {
      try? context.offerFile(on: Asking(in: context, on: console))
      context.syncBeside(isLeaving: true)
      try sayFarewell()
      return .done
    }
  }

  private func greet() throws {
    let greeting = Greeting(
      PartOfDay(hour: context.clock.civil.hour),
      on: context.clock.today,
      after: Greeting.Past(in: context),
      to: context.settings.person
    ).phrase
    // Another one each day, and the same all day long.
    try context.note(
      StyledText(context.prompts.text(greeting, variant: context.clock.today.number), .strong)
    )
    do {
      try context.rejoinEarlier()
      let (home, isEmpty) = try context.mending {
        (try Home(in: context).lines, try context.readStore().isEmpty)
      }
      if isEmpty {
        let texts: Phrase = context.isTrial ? .tryFirst : .firstRun
        for line in context.prompts.lines(texts) { try context.note(StyledText(line, .faint)) }
      }
      for line in home { try context.note(line) }
    } catch let failure as Output.Failure {
      throw failure
    } catch {
      // The shell opens all the same: verdicts need no store.
      try context.complain(Complaint(error, in: context))
    }
  }

  /// Takes one line to its end; a complaint about it is said, and the session goes on.
  private mutating func takeLine() throws {
    // Another window may have changed them in the meantime.
    context.knownSettings = nil
    var prompt = Prompt(context.isTrial ? "letgo try> " : "letgo> ", isCommand: true)
    prompt.right = dayState
    let input = try console.readLine(prompt)
    context.knownSettings = nil
    switch input {
    case .line(let text):
      typedLines.add(text)
      try take(text)
    case .list(let list): try triage(list)
    case .swiped(let count):
      let command = screens.move(by: count)
      try complaining {
        try context.note(screens.row(in: context))
        _ = try command.perform([], in: context)
      }
    case .composing(let begun): try compose(begun)
    case .interrupted: return
    case .end: throw Interruption.leave
    }
  }

  private func take(_ text: String) throws {
    context.typed = text
    try complaining {
      let things = context.prompts.lines(.thingsNearVerbs).flatMap { $0.split(separator: " ") }
      let line = Line(
        text,
        reader: context.reader,
        today: context.clock.today,
        things: Set(things.map(String.init))
      ) {
        $0.finds($1, in: context)
      }
      try perform(line)
    }
  }

  /// What is to do and due, without titles, for the right end of the row; empty where nothing is, or it
  /// can't be read at a glance.
  private var dayState: String {
    guard let status = try? Status(in: context, hidingTitles: true) else { return "" }
    return status.line(in: context.wording).withoutControls()
  }

  /// Takes what a person writes in an editor of their own: one line as if it was typed, several as a
  /// list.
  private func compose(_ begun: String) throws {
    try complaining {
      guard let text = try context.compose(begun), !text.isEmpty else { return }
      if text.contains(where: \.isNewline) { return try triage(text) }
      try context.note(StyledText(text.withoutControls(), .faint))
      typedLines.add(text)
      try take(text)
    }
  }

  /// Several lines that were pasted are a list: none of them answers a question or names one item.
  private func triage(_ list: String) throws {
    try complaining {
      _ = try context.mending { try TriageCommand(pasted: list).run(in: context) }
    }
  }

  /// Says what goes wrong, and goes on.
  private func complaining(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch Interruption.dropItem {
      return
    } catch let interruption as Interruption {
      throw interruption
    } catch let failure as Output.Failure {
      throw failure
    } catch {
      try context.complain(Complaint(error, in: context))
    }
  }

  private func perform(_ line: Line) throws {
    switch line {
    case .empty: return
    case .command(let command, let tokens):
      _ = try command.perform(tokens, in: context)
    case .item(let text, isQuoted: true): try talk(about: Name.checked(text))
    case .item(let text, isQuoted: false):
      let line = ItemLine(text, by: context.reader, on: context.clock.today)
      try talk(about: Name.checked(line.name), knowing: line.answers)
    case .nearVerb(let command, let tokens, let typed):
      try offer(command, tokens, insteadOf: typed)
    case .request(.quit): throw Interruption.leave
    case .request(.help): _ = try HelpCommand.perform([], in: context)
    case .request(.why): _ = try WhyCommand.perform([], in: context)
    case .request(.undo): _ = try UndoCommand.perform([], in: context)
    case .request(.back), .request(.skip), .noItem:
      throw Complaint(.notAnItem, hint: .hintQuotedName, code: .refused)
    }
  }

  private func talk(about name: Name, knowing answers: Answers = Answers()) throws {
    var talk = ItemTalk(about: name, knowing: answers, in: context, on: console)
    do {
      try talk.run()
    } catch Interruption.dropItem {
      try context.note(.droppedItem(name: name.text), .faint)
    }
  }

  /// A word one slip from a verb is first taken for the verb; a no makes the line an item.
  private func offer(
    _ command: any Command.Type,
    _ tokens: [Token],
    insteadOf typed: String
  ) throws {
    let answer: Answer = try Asking(in: context, on: console).ask(
      .askNearVerb(verb: command.verb, name: typed.excerpt),
      why: .whyNearVerb,
      help: .helpConfirm,
      unclear: .unclearYesNo,
      whenPassed: .unsure
    ) { line in
      switch context.reader.read(line, about: .confirm, on: context.clock.today) {
      case .answer(let answer): .answer(answer)
      case .command(let request): .request(request, back: .unsure, goesBack: .unsure)
      case .lastUse, .yearly, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        .unclear
      }
    }
    switch answer {
    case .yes: _ = try command.perform(tokens, in: context)
    case .no: try perform(.item(typed, isQuoted: false))
    case .unsure: try context.note(.notNow)
    }
  }

  private func sayFarewell() throws {
    let isLate = [.evening, .night, .smallHours].contains(PartOfDay(hour: context.clock.civil.hour))
    let farewell = context.prompts.text(isLate ? .farewellNight : .farewellDay)
    do {
      let summary = try Summary(of: context.recorded, in: context)
      try context.note(
        StyledText([summary.text, farewell].compactMap(\.self).joined(separator: " "))
      )
    } catch let failure as Output.Failure {
      throw failure
    } catch {
      try context.complain(Complaint(error, in: context))
      try context.note(StyledText(farewell))
    }
    if context.isTrial { try context.note(.tryEnded) }
  }
}
