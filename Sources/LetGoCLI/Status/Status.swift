import LetGoCore
import LetGoPrompts
import LetGoStore

/// What a bar or a prompt shows: what is to do and what is due on one of the person's days.
struct Status: Equatable {
  /// What is to do and what is due.
  let overview: Overview
  /// The person's day that it was read on.
  let date: Day
  /// The instant at which that day ends, and what was read may be so no longer.
  let expires: UTCTime
  /// Whether titles are left out, for a screen that others see.
  let hidesTitles: Bool

  /// How long a reader waits for another process, in milliseconds: a prompt waits for the reader.
  private static let patience: Int64 = 150

  init(overview: Overview, date: Day, expires: UTCTime, hidesTitles: Bool) {
    self.overview = overview
    self.date = date
    self.expires = expires
    self.hidesTitles = hidesTitles
  }

  /// Reads it without ever writing; nil where there is no store that can be read at a glance.
  init?(in context: Context, hidingTitles: Bool) throws {
    // What a shell keeps apart while the store can't be written is what its screens show.
    let store =
      try context.refuge?.store
      ?? context.location.flatMap {
        try Store(glancingAt: $0, waitingAtMost: Status.patience)
      }
    guard let store else { return nil }
    overview = try store.reading {
      try context.learnSettings(from: store)
      return try Overview(of: store, under: context.limits, at: context.clock.moment)
    }
    date = context.clock.today
    expires = UTCTime(seconds: context.clock.endOfDay)
    hidesTitles = hidingTitles
  }

  /// How many pauses and boxes are due.
  var due: Int { overview.duePauses.count + overview.dueBoxes }

  /// The one line that all bars show; empty when nothing is to do and nothing is due.
  func line(in wording: Wording) -> String {
    (things(in: wording) + overview.games.map { wording.text($0.short) }
      + (due > 0 ? [wording.text(.statusDue(count: String(due)))] : []))
      .joined(separator: "  ")
  }

  /// The things with their places, or how many there are.
  func things(in wording: Wording) -> [String] {
    guard hidesTitles else {
      return overview.things.map {
        wording.text(.statusThing(place: String($0.slot ?? 0), title: $0.title.text))
      }
    }
    let count = overview.things.count
    return count > 0 ? [wording.text(.statusOpen(count: String(count)))] : []
  }

  /// The title in a place; empty when it is free, an ellipsis when titles are left out.
  func title(in place: Int) -> String {
    guard let thing = overview.things.first(where: { $0.slot == place }) else { return "" }
    return hidesTitles ? "…" : thing.title.text
  }
}

/// Why a store that is there can't be shown now.
enum StatusProblem: String {
  /// Another process is writing.
  case busy
  /// It is damaged, was left in the middle of a write, or is not letgo's.
  case unreadable

  init(_ error: any Error) {
    self = (error as? SQLiteError)?.isBusy == true ? .busy : .unreadable
  }
}
