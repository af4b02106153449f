import LetGoCore
import LetGoPrompts
import LetGoStore

/// Leaving a game before its last day, which is no loss.
struct GameLeave {
  private let context: Context

  init(in context: Context) {
    self.context = context
  }

  /// Leaves a game with friends, on the day that it is by its clock.
  func leave(_ joined: JoinedRound) throws {
    let moment = context.clock.moment
    let second = moment.milliseconds / 1_000
    let day = try context.record("game leave", changing: true) { act in
      guard let joined = try act.playedRounds().first(where: { $0.id == joined.id }) else {
        throw Refusal.noFriends
      }
      let round = joined.round
      let day = min(max(joined.member.joined, round.day(at: second)), round.days.count)
      try act.leave(joined, on: day)
      return day
    }
    let name = joined.friends?.start.name.text ?? ""
    let date = context.wording.day(joined.round.days[day - 1].day)
    let hasPlace = try context.exchangedRounds().contains { $0.round.id == joined.id }
    try context.answer(
      hasPlace
        ? .friendsLeftPlace(name: name, day: String(day), date: date)
        : .friendsLeft(name: name, day: String(day), date: date)
    )
  }

  /// Ends the game that the person plays alone, or leaves the one with friends when there is no other.
  func end() throws {
    let moment = context.clock.moment
    let played = try context.readStore().playedRounds(at: moment)
    // One's own comes first; where there is none, it is the one with friends that ends.
    if let friends = played.first, played.allSatisfy({ $0.friends != nil }) {
      return try leave(played.count == 1 ? friends : context.friendsRound(""))
    }
    let (round, day) = try context.record("game end", changing: true) { act in
      guard let joined = try act.playedRounds().first(where: { $0.friends == nil }) else {
        throw Refusal.noRound
      }
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
}
