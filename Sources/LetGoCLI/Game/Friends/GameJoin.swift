import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// A game of friends that a person may take part in, told of before they are asked.
struct GameJoin {
  private let start: RoundStart
  private let segments: [RoundSegment]
  private let place: GamePlace?
  private let isJoined: Bool
  private let input: Input
  private let sharesTitles: Bool
  private let isAgreed: Bool
  private let day: Int

  init(by way: GameWay, _ input: Input, in context: Context) throws {
    let found = try GameFinding(by: way, in: context)
    let start = found.start
    self.start = start
    segments = found.segments
    place = found.place
    try place?.checkUnused(beside: start)
    let rounds = try context.readStore().rounds()
    isJoined = rounds.contains { $0.friends?.start == start }
    let today = start.round.day(at: context.clock.moment.milliseconds / 1_000)
    day = max(1, min(today, start.round.days.count))
    // Where it is exchanged may be said for a game that came from another device, or was joined by a file.
    guard !isJoined || place != nil else {
      throw Complaint(
        .joinedAlready(name: start.name.text),
        hint: .gameWithFriends(name: start.name.text),
        code: .refused
      )
    }
    guard isJoined || today <= start.round.days.count else {
      throw Complaint(
        .joinOver(name: start.name.text, date: context.wording.day(start.round.last)),
        code: .refused
      )
    }
    sharesTitles = input.has(.shareTitles)
    isAgreed = input.has(.yes)
    // What is no name is said before anything else is.
    if input.has(.shown) { _ = try context.shownName(input) }
    self.input = input
  }

  func run(in context: Context) throws -> ExitCode {
    if !isJoined, try !record(in: context) { return .done }
    guard let place else { return .done }
    try place.meet(of: start)
    try context.answer(
      .placeMet(name: start.name.text, place: place.place.words(in: context))
    )
    return try context.exchange(start)
  }

  /// Records that the person takes part, and returns whether they do.
  private func record(in context: Context) throws -> Bool {
    for phrase in words(in: context.wording) { try context.note(phrase) }
    let shown = try context.shownName(input)
    try context.note(
      sharesTitles ? .joinSharesTitles(shown: shown.text) : .joinShares(shown: shown.text)
    )
    if !isAgreed {
      guard let console = context.someoneToAsk() else {
        throw Complaint(.joinUnasked, hint: .hintJoin, code: .usage)
      }
      guard try Asking(in: context, on: console).confirm(.askJoin) else {
        try context.note(.notNow)
        return false
      }
    }
    // Before anything is recorded: who may not write there takes part in nothing.
    try place?.proveWritable()
    let friends = Friendship(
      start: start,
      shown: shown,
      secret: Friendship.newSecret(),
      sharesTitles: sharesTitles
    )
    try context.record("game join") { act in
      guard try !act.rounds().contains(where: { $0.friends?.start == start }) else {
        throw Complaint(.joinedAlready(name: start.name.text), code: .refused)
      }
      try act.take(partIn: start.round, from: day, with: friends)
    }
    _ = try context.keep(segments.map(\.kept))
    let date = context.wording.day(start.round.days[day - 1].day)
    try context.answer(
      place == nil
        ? .joinedFriends(day: String(day), date: date)
        : .joinedPlace(day: String(day), date: date)
    )
    return true
  }

  /// All that there is to know before it is asked.
  private func words(in wording: Wording) -> [Phrase] {
    let round = start.round
    var log = RoundLog()
    for segment in segments { log.add(segment) }
    let board = RoundBoard(of: round, log.players, at: round.start)
    let host = board.rows.first { $0.player.id == start.host }?.label ?? "?"
    let civil = CivilTime(date: round.first, hour: 0, minute: 0)
    var phrases: [Phrase] = [
      .joinGame(
        name: start.name.text,
        host: host,
        count: String(round.days.count),
        first: wording.day(round.first),
        last: wording.day(round.last),
        total: String(round.total)
      ),
      wording.rules(of: round),
      .joinClock(zone: round.zone, start: wording.bothClocks(civil, at: round.start)),
    ]
    if day > 1 {
      phrases.append(.joinToday(day: String(day), date: wording.day(round.days[day - 1].day)))
      phrases.append(
        .joinBacklog(count: String(Round.total(throughDay: day - 1)), day: String(day))
      )
    }
    let names = board.rows.map(\.label)
    phrases.append(names.isEmpty ? .joinAlone : .joinMembers(names: wording.few(names)))
    return phrases
  }
}
