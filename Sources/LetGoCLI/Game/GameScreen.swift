import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// What there is to see of the game: today, the days so far and to come, and the games before.
struct GameScreen {
  private let context: Context
  private let moment: Moment
  private let rounds: [JoinedRound]

  init(in context: Context) throws {
    self.context = context
    moment = context.clock.moment
    rounds = try context.readStore().rounds()
  }

  private var second: Int64 { moment.milliseconds / 1_000 }

  /// Shows the games that are on, or the one that ended last.
  func show() throws {
    let open = rounds.filter { $0.isPlayed(at: moment) }
    for joined in open {
      if let name = joined.friends?.start.name.text {
        try context.answer(.gameWithFriends(name: name), .faint)
      }
      for line in Self.lines(joined, at: moment, context.wording) { try context.answer("\(line)") }
      for line in GameGrid(joined, at: second).lines(
        in: context.wording,
        width: context.output.columns
      ) {
        try context.answer(StyledText(line, .faint))
      }
    }
    guard open.isEmpty else { return }
    guard let last = rounds.last else {
      try context.answer(.noGame)
      return try context.note(.hint(hint: context.prompts.text(.hintGameStart)), .faint)
    }
    try context.answer("\(outcome(of: last, in: context.wording))")
    for line in GameGrid(last, at: second).lines(in: context.wording, width: context.output.columns)
    {
      try context.answer(StyledText(line, .faint))
    }
  }

  /// Lists all games, the latest first.
  func showHistory() throws {
    let rows = rounds.reversed().map { joined in
      let name = joined.friends?.start.name.text
      let outcome = outcome(of: joined, in: context.wordingForRows)
      return name.map { ListRow(outcome, $0) } ?? ListRow(outcome)
    }
    try context.list(rows, orWhenEmpty: .emptyGames)
  }

  /// The day before, while what left on it can still be entered and is asked for; nil when it can't or
  /// is not.
  static func behind(_ joined: JoinedRound, at moment: Moment) -> RoundDay? {
    let (round, second) = (joined.round, moment.milliseconds / 1_000)
    let number = round.day(at: second) - 1
    guard number >= joined.member.joined, second < round.deadline(ofDay: number) else { return nil }
    let day = RoundDay(number, of: joined.member, in: round)
    return day.missing > 0 ? day : nil
  }

  private static func lines(
    _ joined: JoinedRound,
    at moment: Moment,
    _ wording: Wording
  ) -> [String] {
    let round = joined.round
    guard round.day(at: moment.milliseconds / 1_000) > 0 else {
      return [
        wording.text(
          .gameBefore(
            date: wording.day(round.first),
            count: String(round.days.count),
            total: String(round.total)
          )
        )
      ]
    }
    let behind = behind(joined, at: moment).map { day in
      let deadline = round.days[day.number - 1].deadline
      let instant = round.deadline(ofDay: day.number)
      return Phrase.gameBehind(
        day: String(day.number),
        date: wording.day(round.days[day.number - 1].day),
        missing: String(day.missing),
        until: wording.bothClocks(deadline, at: instant)
      )
    }
    let today = GameToday(joined, at: moment)
    let backlog = today.flatMap { today in
      today.day.backlog > 0 ? Phrase.gameBacklog(count: String(today.day.backlog)) : nil
    }
    let end = today.flatMap { today in
      Self.elsewhere(round, today.day.number).map { time in
        Phrase.gameDayEnds(zone: round.zone, time: wording.dayAndTime(time))
      }
    }
    return [behind, today?.phrase(in: wording), end, backlog].compactMap {
      $0.map { wording.text($0) }
    }
  }

  /// When a day of the round ends by the clock here, where that is not at the end of the same date.
  private static func elsewhere(_ round: Round, _ day: Int) -> CivilTime? {
    let date = round.days[day - 1]
    // What is asked for by midnight is that of the round.
    return Zone.firstInstant(of: date.day + 1) == date.end ? nil : Zone.civilTime(at: date.end)
  }

  /// How a game ended, or that it is on.
  private func outcome(of joined: JoinedRound, in wording: Wording) -> String {
    let round = joined.round
    let (first, last) = (wording.day(round.first), wording.day(round.last))
    let pieces = String((1...round.days.count).reduce(0) { $0 + joined.member.count(onDay: $1) })
    func date(_ day: Int) -> String { wording.day(round.days[day - 1].day) }
    let phrase: Phrase =
      switch round.standing(of: joined.member, at: second) {
      case .playing: .gamePlaying(first: first, last: last, pieces: pieces)
      case .won: .gameWon(first: first, last: last, pieces: pieces)
      case .cameThrough(let day):
        .gameThrough(first: first, last: last, day: String(day), pieces: pieces)
      case .out(let day), .waiting(let day):
        .gameOut(first: first, last: last, day: String(day), date: date(day), pieces: pieces)
      case .left(let day):
        .gameLeft(first: first, last: last, day: String(day), date: date(day), pieces: pieces)
      }
    return wording.text(phrase)
  }
}
