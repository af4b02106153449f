import LetGoCore
import LetGoPrompts
import LetGoStore

/// A round that is about to begin, by what the person says and by the zone's calendar.
struct GameStart {
  private let round: Round

  /// How many hours there are to enter what left, where nothing else is said.
  private static let grace = 12

  init(_ input: Input, in context: Context) throws {
    let today = context.clock.civil.date
    let count = try input.number(.days, within: Round.lengths) ?? 30
    let first = try input.date(.from, in: context) ?? today
    guard first >= today else {
      throw Complaint(
        .gameInPast(date: context.wording.day(first)),
        hint: .hintGameFrom,
        code: .usage
      )
    }
    guard first - today <= 366 else {
      throw Complaint(
        .gameTooFar(date: context.wording.day(first)),
        hint: .hintGameFrom,
        code: .usage
      )
    }
    let grace = try input.hours(.grace, atMost: Round.mostGrace) ?? Self.grace
    let days = (0..<count).map { index in
      let day = first + index
      let end = Zone.firstInstant(of: day + 1)
      let deadline = Zone.civilTime(at: end + Int64(grace) * 3_600)
      return Round.Date(day: day, end: end, deadline: deadline)
    }
    let made = Round(
      zone: Zone.name(in: context.environment),
      grace: grace,
      isRelaxed: input.has(.relaxed),
      start: Zone.firstInstant(of: first),
      days: days
    )
    guard let made else {
      throw Complaint(.gameZone, hint: .hintGameZone, code: .usage)
    }
    round = made
  }

  /// Begins the round; refused while another one is on.
  func record(in context: Context) throws {
    try context.record("game start") { act in
      if let other = try act.playedRounds().first { throw Refusal.roundIsOn(other.round) }
      try act.take(partIn: round, from: 1)
    }
    let wording = context.wording
    try context.answer(
      .gameStarted(
        count: String(round.days.count),
        first: wording.day(round.first),
        last: wording.day(round.last),
        total: String(round.total)
      )
    )
    try context.answer(wording.rules(of: round), .faint)
  }
}

extension Input {
  /// Returns a whole number that an option gives; nil when it was not given.
  fileprivate func number(
    _ option: Option,
    within range: ClosedRange<Int>
  ) throws(Complaint) -> Int? {
    guard let value = self[option] else { return nil }
    guard let number = Int(value), range.contains(number) else {
      throw Complaint(
        .notWithin(
          value: value.excerpt,
          option: option.name,
          least: String(range.lowerBound),
          most: String(range.upperBound)
        ),
        code: .usage
      )
    }
    return number
  }

  /// Returns a number of hours like `12h` or `12`; nil when it was not given.
  fileprivate func hours(_ option: Option, atMost most: Int) throws(Complaint) -> Int? {
    guard let value = self[option] else { return nil }
    let digits = value.lowercased().hasSuffix("h") ? String(value.dropLast()) : value
    guard let number = Int(digits), (0...most).contains(number) else {
      throw Complaint(
        .notHours(value: value.excerpt, option: option.name, most: String(most)),
        code: .usage
      )
    }
    return number
  }
}
