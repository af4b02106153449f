import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// An invitation: the game that is on, opened to friends, in a file that they join with or in a place that
/// they share.
struct GameInvite {
  private let way: GameWay
  private let round: JoinedRound
  private let input: Input

  init(by way: GameWay, _ input: Input, in context: Context) throws {
    self.way = way
    self.input = input
    let played = try context.readStore().playedRounds(at: context.clock.moment)
    guard let round = played.first(where: { $0.friends == nil }) ?? played.first else {
      throw Refusal.noRound
    }
    self.round = round
  }

  func run(in context: Context) throws -> ExitCode {
    switch way {
    case .file(let path): try write(to: path, in: context)
    case .place(let kind, let typed, _):
      let place = try GamePlace(kind, typed, in: context)
      return try open(to: place, in: context)
    }
    return .done
  }

  private func write(to path: String, in context: Context) throws {
    let friends = try round.friends ?? friendship(in: context)
    try open(to: friends, in: context)
    let file = try GameExchange(with: GameFile(path, in: context), in: context)
      .send(round, friends).file
    try context.answer(
      .friendsInvited(path: path.withoutControls(), name: friends.start.name.text),
      of: file
    )
    let shared = shared(of: friends)
    // Standard output has the invitation itself where there is no file.
    try file == nil ? context.note(shared, .faint) : context.answer(shared, .faint)
  }

  /// Opens the game through a place, once that is known to be free and to take what is written to it.
  private func open(to place: GamePlace, in context: Context) throws -> ExitCode {
    try place.checkUnused(beside: round.friends?.start)
    let words = place.place.words(in: context)
    if let intake = try place.look() {
      guard let start = round.friends?.start, intake.starts == [start] else {
        throw Complaint(.placeTaken(place: words), hint: .hintOwnPlace, code: .refused)
      }
    }
    let friends = try round.friends ?? friendship(in: context)
    try place.proveWritable()
    try open(to: friends, in: context)
    try place.meet(of: friends.start)
    let code = try context.exchange(friends.start)
    try context.note(place.place.kind == .git ? .placeAccessGit : .placeAccessFolder)
    try context.note(.placeInvited(name: friends.start.name.text, place: words))
    try context.answer(inOnePiece: place.line(for: friends.start))
    try context.note(shared(of: friends), .faint)
    return code
  }

  private func shared(of friends: Friendship) -> Phrase {
    let (shown, day) = (friends.shown.text, String(round.member.joined))
    return friends.sharesTitles
      ? .friendsSeeTitles(shown: shown, day: day) : .friendsSee(shown: shown, day: day)
  }

  /// Returns what the person shares with friends from now on, whose name for them may be asked for.
  private func friendship(in context: Context) throws -> Friendship {
    let shown = try context.shownName(input)
    let secret = Friendship.newSecret()
    let first = round.round.first.parts
    let month = context.prompts.lines(.months)[first.month - 1]
    return Friendship(
      start: RoundStart(
        name: try Context.shown(input[.roundName] ?? "\(month) \(first.year)"),
        round: round.round,
        host: MemberKey(seed: secret)?.member ?? ""
      ),
      shown: shown,
      secret: secret,
      sharesTitles: input.has(.shareTitles)
    )
  }

  /// Records that the game is open to friends, unless it is.
  private func open(to friends: Friendship, in context: Context) throws {
    if round.friends != nil { return }
    try context.record("game invite", changing: true) { act in
      guard let round = try act.playedRounds().first(where: { $0.id == round.id }) else {
        throw Refusal.noRound
      }
      try act.open(round, to: friends)
    }
  }
}
