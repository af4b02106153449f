import LetGoCore
import LetGoPrompts
import LetGoStore

/// What the shell opens with, by the hour, the day of the week and what happened since the last time.
struct Greeting: Equatable {
  /// What is said.
  let phrase: Phrase

  /// The days without a record after which a person is told that all is as it was.
  private static let longAbsence = 21

  /// What a greeting knows of the store.
  struct Past: Equatable {
    /// The last of the person's days with a record; nil where there is none.
    var lastDay: Day?
    /// The person's day on which the last game ended that they were in until then.
    var roundEnded: Day?
  }

  /// Chooses by the time, the most telling first: how late it is, a game that ended since the last
  /// record, a long absence, the days at both ends of a week.
  init(_ part: PartOfDay, on today: Day, after past: Past = Past(), to name: Name? = nil) {
    switch part {
    case .night: phrase = .greetingNight
    case .smallHours: phrase = .greetingSmallHours
    case .morning, .afternoon, .evening:
      if let ended = past.roundEnded, past.lastDay.map({ $0 <= ended }) ?? true {
        phrase = .greetingRoundOver
      } else if let last = past.lastDay, today - last >= Self.longAbsence {
        phrase = .greetingReturn
      } else {
        phrase = Self.ofWeek(part, today.weekday, name?.text) ?? Self.plain(part, name?.text)
      }
    }
  }

  /// The greeting of a day that is not like others; weekdays count from Monday, 0.
  private static func ofWeek(_ part: PartOfDay, _ weekday: Int, _ name: String?) -> Phrase? {
    switch (weekday, part) {
    case (0, .morning): name.map { .greetingMondayTo(name: $0) } ?? .greetingMonday
    case (4, .evening): name.map { .greetingFridayTo(name: $0) } ?? .greetingFriday
    case (5, _): name.map { .greetingSaturdayTo(name: $0) } ?? .greetingSaturday
    case (6, _): name.map { .greetingSundayTo(name: $0) } ?? .greetingSunday
    default: nil
    }
  }

  private static func plain(_ part: PartOfDay, _ name: String?) -> Phrase {
    switch part {
    case .morning: name.map { .greetingMorningTo(name: $0) } ?? .greetingMorning
    case .afternoon: name.map { .greetingAfternoonTo(name: $0) } ?? .greetingAfternoon
    case .evening, .night, .smallHours:
      name.map { .greetingEveningTo(name: $0) } ?? .greetingEvening
    }
  }
}

extension Greeting.Past {
  /// Reads it; nothing where the store can't be read, which is said by what comes next.
  init(in context: Context) {
    guard let store = try? context.readStore() else { return }
    lastDay = try? store.lastDay()
    let ended = try? store.roundEnded(before: context.clock.moment)
    roundEnded = ended.flatMap { $0 }.map { Zone.civilTime(at: $0).date }
  }
}
