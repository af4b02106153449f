import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// An invitation: the game that is on, opened to friends, in a file that they join with.
struct GameInvite {
  private let path: String
  private let round: JoinedRound
  private let input: Input

  init(to path: String, _ input: Input, in context: Context) throws {
    self.path = path
    self.input = input
    let played = try context.readStore().playedRounds(at: context.clock.moment)
    guard let round = played.first(where: { $0.friends == nil }) ?? played.first else {
      throw Refusal.noRound
    }
    self.round = round
  }

  func write(in context: Context) throws {
    let friends = try round.friends ?? open(in: context)
    _ = try GameExchange(with: GameFile(path, in: context), in: context).send(round, friends)
    try context.answer(
      .friendsInvited(path: path.withoutControls(), name: friends.start.name.text)
    )
    let day = String(round.member.joined)
    try context.answer(
      friends.sharesTitles
        ? .friendsSeeTitles(shown: friends.shown.text, day: day)
        : .friendsSee(shown: friends.shown.text, day: day),
      .faint
    )
  }

  private func open(in context: Context) throws -> Friendship {
    let shown = try context.shownName(input)
    let secret = Friendship.newSecret()
    let first = round.round.first.parts
    let month = context.prompts.lines(.months)[first.month - 1]
    let friends = Friendship(
      start: RoundStart(
        name: try Context.shown(input[.roundName] ?? "\(month) \(first.year)"),
        round: round.round,
        host: MemberKey(seed: secret)?.member ?? ""
      ),
      shown: shown,
      secret: secret,
      sharesTitles: input.has(.shareTitles)
    )
    try context.record("game invite", changing: true) { act in
      guard let round = try act.playedRounds().first(where: { $0.id == round.id }) else {
        throw Refusal.noRound
      }
      try act.open(round, to: friends)
    }
    return friends
  }
}
