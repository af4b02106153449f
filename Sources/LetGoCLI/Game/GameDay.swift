import LetGoCore
import LetGoPrompts
import LetGoStore

extension Input {
  /// Returns the day that the person names for what left: `--yesterday`, or `--day` of the round that is
  /// on; nil for today.
  func day(in context: Context) throws -> Day? {
    if has(.yesterday) {
      guard !has(.day) else {
        throw Complaint(
          .optionsTogether(first: Option.yesterday.name, second: Option.day.name),
          code: .usage
        )
      }
      return context.clock.yesterday
    }
    guard let value = self[.day] else { return nil }
    let moment = context.clock.moment
    guard let round = try context.readStore().playedRounds(at: moment).first?.round else {
      throw Refusal.noRound
    }
    let today = min(round.day(at: moment.milliseconds / 1_000), round.days.count)
    guard let number = Int(value), (1...max(1, today)).contains(number), today > 0 else {
      throw Complaint(
        .gameNoDay(value: value.excerpt, day: String(today)),
        hint: .hintGameDay,
        code: .usage
      )
    }
    return round.days[number - 1].day
  }

  /// Returns the date that an option gives; nil when it was not given.
  func date(_ option: Option, in context: Context) throws(Complaint) -> Day? {
    guard let value = self[option] else { return nil }
    switch value.lowercased() {
    case "today": return context.clock.civil.date
    case "tomorrow": return context.clock.civil.date + 1
    default: break
    }
    guard let day = Day(value) else {
      throw Complaint(
        .notDay(value: value.excerpt, option: option.name),
        code: .usage
      )
    }
    return day
  }
}
