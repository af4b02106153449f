import LetGoCore
import LetGoStore

/// What is to do and what is due, read once; every screen that shows some of it shows this, so that no
/// two can disagree.
struct Overview: Equatable {
  /// The things that have a place, at most two.
  let things: [Thing]
  /// How many open things wait for a place; only a merge or an import makes some.
  let waiting: Int
  /// The wishes whose wait is over, the longest first.
  let duePauses: [Pause]
  /// How many boxes have something in them that was closed in long enough.
  let dueBoxes: Int
  /// The days of the games that are on.
  let games: [GameToday]

  /// Whether nothing is due.
  var isNothingDue: Bool { duePauses.isEmpty && dueBoxes == 0 }

  init(
    things: [Thing],
    waiting: Int = 0,
    duePauses: [Pause],
    dueBoxes: Int,
    games: [GameToday] = []
  ) {
    self.things = things
    self.waiting = waiting
    self.duePauses = duePauses
    self.dueBoxes = dueBoxes
    self.games = games
  }

  init(of store: Store, under limits: Limits, at moment: Moment) throws {
    let open: [Thing]
    let lastClosed = moment.day + -limits.pauseDays
    (open, duePauses, dueBoxes, games) = try store.reading {
      let open = try store.openThings()
      let worth = try store.prospects(under: limits, at: moment, boxesClosedBy: lastClosed)
      return (
        open, worth.pauses ? try store.duePauses(under: limits, at: moment) : [],
        worth.boxes ? try store.countBoxes(closedBy: lastClosed) : 0,
        worth.rounds
          ? try store.playedRounds(at: moment).compactMap { GameToday($0, at: moment) } : []
      )
    }
    things = open.filter { $0.slot != nil }
    waiting = open.count - things.count
  }
}
