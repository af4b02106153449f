import LetGoCore
import LetGoPrompts
import LetGoStore

/// `game`: the 30-Day Game: where it stands, and with another word how it begins, goes on and ends.
struct GameCommand: Command {
  static let verb = "game"
  static let form = Form(
    verb: verb,
    operand: .optional("start|log N [NAME]|end|history"),
    options: [.days, .from, .grace, .relaxed, .yesterday, .day]
  )

  private let task: Task
  private let input: Input

  /// What is asked of the game.
  private enum Task {
    case show
    case start
    case log(count: Int, name: String)
    case end
    case history
  }

  init(_ input: Input, in context: Context) throws {
    guard let task = Self.task(input.words) else { throw input.unexpectedWords() }
    self.task = task
    self.input = input
    try input.check(only: Self.options(of: task))
  }

  func run(in context: Context) throws -> ExitCode {
    switch task {
    case .show: try GameScreen(in: context).show()
    case .start: try GameStart(input, in: context).record(in: context)
    case .log(let count, let name): try GameLog(count, name, input, in: context).record(in: context)
    case .end: try end(in: context)
    case .history: try GameScreen(in: context).showHistory()
    }
    return .done
  }

  private func end(in context: Context) throws {
    let moment = context.clock.moment
    let (round, day) = try context.record("game end", changing: true) { act in
      guard let joined = try act.playedRounds().first else { throw Refusal.noRound }
      let day = min(
        max(1, joined.round.day(at: moment.milliseconds / 1_000)),
        joined.round.days.count
      )
      try act.leave(joined, on: day)
      return (joined.round, day)
    }
    let date = context.wording.day(round.days[day - 1].day)
    try context.answer(.gameEnded(day: String(day), date: date))
  }

  /// "game boy" is something owned, and so is "game log".
  static func fits(_ words: [String]) -> Bool {
    task(words) != nil
  }

  private static func task(_ words: [String]) -> Task? {
    guard let first = words.first?.lowercased() else { return .show }
    switch (first, words.count) {
    case ("start", 1): return .start
    case ("end", 1): return .end
    case ("history", 1): return .history
    case ("log", 2...):
      guard let count = Int(words[1]), (1...Item.most).contains(count) else { return nil }
      return .log(count: count, name: words.dropFirst(2).joined(separator: " "))
    default: return nil
    }
  }

  private static func options(of task: Task) -> [Option] {
    switch task {
    case .start: [.days, .from, .grace, .relaxed]
    case .log: [.yesterday, .day]
    case .show, .end, .history: []
    }
  }
}

extension Input {
  /// Complains about an option of the verb that goes with other words than these.
  fileprivate func check(only options: [Option]) throws(Complaint) {
    for option in form.options where has(option) && !options.contains(option) {
      throw Complaint(
        .optionElsewhere(
          option: option.name,
          words: ([form.verb] + words).joined(separator: " ").excerpt
        ),
        hint: .hintVerbHelp(verb: form.verb),
        code: .usage
      )
    }
  }
}
