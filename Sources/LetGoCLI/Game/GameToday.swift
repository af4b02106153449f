import LetGoCore
import LetGoPrompts
import LetGoStore

/// The day of a game that is on.
struct GameToday: Equatable {
  /// The day as it stands for the person.
  let day: RoundDay
  /// Its date.
  let date: Day
  /// How many days the game has.
  let count: Int
  /// How many pieces are out beyond what has been asked for so far.
  let ahead: Int

  /// Takes the day that a moment lies in; nil before the first and after the last.
  init?(_ joined: JoinedRound, at moment: Moment) {
    let (round, member) = (joined.round, joined.member)
    let number = round.day(at: moment.milliseconds / 1_000)
    guard (1...round.days.count).contains(number), number >= member.joined else { return nil }
    day = RoundDay(number, of: member, in: round)
    date = round.days[number - 1].day
    count = round.days.count
    ahead = day.pieces - round.asked(throughDay: number, from: member.joined)
  }

  /// What the day asks for and what is out, on one line.
  func phrase(in wording: Wording) -> Phrase {
    let (number, days, date) = (String(day.number), String(count), wording.day(date))
    let done = String(day.done)
    return switch (day.missing, ahead) {
    case (1, _): .gameTodayOne(day: number, days: days, date: date, asked: number, done: done)
    case (2..., _):
      .gameToday(
        day: number,
        days: days,
        date: date,
        asked: number,
        done: done,
        missing: String(day.missing)
      )
    case (_, 1...):
      .gameTodayAhead(
        day: number,
        days: days,
        date: date,
        asked: number,
        done: done,
        ahead: String(ahead)
      )
    default: .gameTodayDone(day: number, days: days, date: date, asked: number, done: done)
    }
  }

  /// The same for a bar.
  var short: Phrase {
    day.missing > 0
      ? .statusGame(day: String(day.number), missing: String(day.missing))
      : .statusGameDone(day: String(day.number))
  }
}
