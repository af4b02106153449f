import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// How the members of a game stand, the same for all who know the same, whatever their clocks show.
struct Standings {
  private let start: RoundStart
  private let board: RoundBoard
  private let now: Int64
  private let wording: Wording

  init(of name: String, in context: Context) throws {
    let joined = try context.friendsRound(name)
    guard let friends = joined.friends else { throw Refusal.noFriends }
    start = friends.start
    let moment = context.clock.moment
    now = moment.milliseconds / 1_000
    var log = RoundLog()
    let store = try context.readStore()
    try log.add(allOf: start, in: store)
    // What was not sent yet is known here all the same.
    // Nothing is sent here, so that a key which can't be read or kept is no reason to show nothing.
    if let key = (try? context.deviceKey()) ?? DeviceKey(),
      let voice = RoundVoice(of: friends, signing: key, at: moment)
    {
      let titles = friends.sharesTitles ? try store.titles(of: joined) : []
      let device = RoundSegment.device(of: key.publicKey)
      log.add(voice.records(of: joined, titles: titles), of: device, at: moment.milliseconds)
    }
    board = RoundBoard(of: start.round, log.players, at: now)
    // The year of a date is shown where it is not the round's, and not where it is not the reader's.
    wording = Wording(prompts: context.prompts, limits: context.limits, today: start.round.first)
  }

  func show(withTitles: Bool, in context: Context) throws {
    let round = start.round
    try context.answer(
      .standingsGame(
        name: start.name.text,
        count: String(round.days.count),
        first: wording.day(round.first),
        last: wording.day(round.last),
        zone: round.zone
      )
    )
    try context.answer(today, .faint)
    try context.list(board.rows.map(row), orWhenEmpty: .joinAlone)
    if withTitles { try showTitles(in: context) }
  }

  private func showTitles(in context: Context) throws {
    for row in board.rows {
      let days = Dictionary(grouping: row.player.titles, by: \.day).sorted { $0.key < $1.key }
      try context.list(
        days.filter { $0.key <= start.round.days.count }.map { day, titles in
          ListRow(
            row.label,
            wording.text(.standingTitle(day: String(day), date: date(day))),
            titles.map(\.name.text).sorted().joined(separator: ", ")
          )
        },
        orWhenEmpty: .noTitles(name: row.label)
      )
    }
  }

  private var today: Phrase {
    let day = start.round.day(at: now)
    return switch day {
    case ..<1: .standingsBefore
    case 1...start.round.days.count:
      .standingsToday(day: String(day), days: String(start.round.days.count), date: date(day))
    default: .standingsAfter
    }
  }

  private func row(_ row: RoundBoard.Row) -> ListRow {
    let columns = [
      row.label, wording.text(words(row)),
      wording.text(.standingPieces(count: String(row.pieces))),
    ]
    let late = wording.text(.standingLate(count: String(row.late)))
    return ListRow(row.late > 0 ? columns + [late] : columns)
  }

  private func words(_ row: RoundBoard.Row) -> Phrase {
    let joined = row.player.member.joined
    return switch row.standing {
    case .playing:
      joined == 1 ? .standingIn : .standingInFrom(day: String(joined), date: date(joined))
    case .won: .standingWon
    case .cameThrough(let day): .standingThrough(day: String(day), date: date(day))
    case .out(let day): .standingOut(day: String(day), date: date(day))
    case .left(let day): .standingLeft(day: String(day), date: date(day))
    case .waiting(let day): .standingWaiting(day: String(day), date: date(day))
    }
  }

  private func date(_ day: Int) -> String {
    start.round.days.indices.contains(day - 1) ? wording.day(start.round.days[day - 1].day) : ""
  }
}
