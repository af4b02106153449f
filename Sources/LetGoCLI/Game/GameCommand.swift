import LetGoCore
import LetGoPrompts
import LetGoStore

/// `game`: the 30-Day Game: where it stands, and with another word how it begins, goes on and ends.
struct GameCommand: Command {
  static let verb = "game"
  static let form = Form(
    verb: verb,
    operand: .optional(
      "start|log N [NAME]|end|history|invite FILE|invite git URL|invite folder PATH|join FILE|join git URL|"
        + "join folder PATH|send FILE [GAME]|receive FILE|standings [GAME]|leave [GAME]"
    ),
    options: [
      .days, .from, .grace, .relaxed, .yesterday, .day, .shown, .roundName, .shareTitles, .titles,
      .yes,
    ],
    known: ["GAME": .rounds],
    numbers: ["N": 1...Item.most]
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
    case invite(GameWay)
    case join(GameWay)
    case send(path: String, round: String)
    case receive(path: String)
    case standings(round: String)
    case leave(round: String)
  }

  init(_ input: Input, in context: Context) throws {
    guard let task = Self.task(input.words) else {
      throw Self.misfit(input.words, in: context.prompts)
    }
    self.task = task
    self.input = input
    try input.check(only: Self.options(of: task))
  }

  func run(in context: Context) throws -> ExitCode {
    switch task {
    case .show: try GameScreen(in: context).show()
    case .start: try GameStart(input, in: context).record(in: context)
    case .log(let count, let name): try GameLog(count, name, input, in: context).record(in: context)
    case .end: try GameLeave(in: context).end()
    case .history: try GameScreen(in: context).showHistory()
    case .invite(let way): return try GameInvite(by: way, input, in: context).run(in: context)
    case .join(let way): return try GameJoin(by: way, input, in: context).run(in: context)
    case .send(let path, let round): try send(round, to: path, in: context)
    case .receive(let path):
      let file = GameFile(path, in: context)
      return try GameExchange(with: file, in: context).receive(from: path)
    case .standings(let round):
      try Standings(of: round, in: context).show(withTitles: input.has(.titles), in: context)
      // What friends told since then is there when they are looked at again.
      context.backgroundSync?.noteWrite()
    case .leave(let round): try GameLeave(in: context).leave(context.friendsRound(round))
    }
    return .done
  }

  private func send(_ name: String, to path: String, in context: Context) throws {
    let joined = try context.friendsRound(name)
    guard let friends = joined.friends else { throw Refusal.noFriends }
    let (count, file) = try GameExchange(with: GameFile(path, in: context), in: context)
      .send(joined, friends)
    let (shown, name) = (path.withoutControls(), friends.start.name.text)
    try context.answer(
      .fileSent(path: shown, count: String(count), name: name),
      of: file
    )
  }

  /// "game boy" is something owned, and so is "game log".
  static func fits(_ words: [String]) -> Bool {
    task(words) != nil || isHalfAWay(words)
  }

  /// Whether a place is begun and not named, which is no thing: "game invite git".
  private static func isHalfAWay(_ words: [String]) -> Bool {
    words.count == 2 && ["invite", "join"].contains(words[0].lowercased())
      && RemoteRecord.Kind(rawValue: words[1].lowercased()) != nil
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
    case ("invite", 2...): return GameWay(words[1...]).map { .invite($0) }
    case ("join", 2...): return GameWay(words[1...]).map { .join($0) }
    case ("send", 2...):
      return .send(path: words[1], round: words.dropFirst(2).joined(separator: " "))
    case ("receive", 2): return .receive(path: words[1])
    case ("standings", _):
      return .standings(round: words.dropFirst().joined(separator: " "))
    case ("leave", _): return .leave(round: words.dropFirst().joined(separator: " "))
    default: return nil
    }
  }

  static func options(after words: [String]) -> [Option] {
    task(words).map { options(of: $0) } ?? form.options
  }

  static func meanings(after words: [String]) -> Phrase? { .choicesGame }

  private static func options(of task: Task) -> [Option] {
    switch task {
    case .start: [.days, .from, .grace, .relaxed]
    case .log: [.yesterday, .day]
    case .invite: [.shown, .roundName, .shareTitles]
    case .join: [.shown, .shareTitles, .yes]
    case .standings: [.titles]
    case .show, .end, .history, .send, .receive, .leave: []
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
