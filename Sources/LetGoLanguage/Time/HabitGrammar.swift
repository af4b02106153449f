/// Reads how often something happens: every other week, five times a month, at Christmas every year.
struct HabitGrammar {
  let tokens: [Token]
  let lexicon: Lexicon
  let calendar: CalendarGrammar
  private let numbers: NumberGrammar

  init(_ tokens: [Token], _ lexicon: Lexicon, _ calendar: CalendarGrammar) {
    self.tokens = tokens
    self.lexicon = lexicon
    self.calendar = calendar
    numbers = NumberGrammar(tokens, lexicon)
  }

  /// Returns the habit that begins at a position, or nil.
  func phrase(at start: Int) -> TimePhrase? {
    if let (word, length) = lexicon.times.match(tokens, at: start) {
      let end = start + length
      if case .habit(let days) = word { return habit(days, end) }
      if case .count(let count) = word { return times(count, after: end) }
      if word == .yearly { return TimePhrase(relation: .habit, end: end, isYearly: true) }
      if word == .sometimes { return habit(nil, end) }
      if word == .always {
        return TimePhrase(relation: .habit, end: end, isAlways: true, period: 1)
      }
      if word == .every { return every(after: end) }
      if word == .only { return seasonal(after: end) }
    }
    if let only = onlySeason(at: start) { return only }
    guard let number = numbers.number(at: start), number.form != .article, number.low >= 1_000,
      let (word, length) = lexicon.times.match(tokens, at: number.end), word == .times
    else { return nil }
    return times(Int(min(number.low / 1_000, 1_000)), after: number.end + length)
  }

  /// Returns the position after a number and `times`.
  func occasion(at start: Int) -> Int? {
    guard let number = numbers.number(at: start), number.form != .article, number.low >= 1_000
    else {
      return nil
    }
    let of = lexicon.of.match(tokens, at: number.end)?.length ?? 0
    guard let (word, length) = lexicon.times.match(tokens, at: number.end + of), word == .times
    else {
      return nil
    }
    return number.end + of + length
  }

  private func habit(_ days: Int?, _ end: Int) -> TimePhrase {
    TimePhrase(relation: .habit, end: end, period: days)
  }

  private func every(after start: Int) -> TimePhrase? {
    var index = start
    var factor = 1
    if let (word, length) = lexicon.times.match(tokens, at: index) {
      if word == .other {
        factor = 2
        index += length
      } else if case .ordinal(let ordinal) = word {
        factor = ordinal
        index += length
      } else if let phrase = named(word, end: index + length) {
        return phrase
      }
    }
    if let number = numbers.number(at: index), let high = number.high {
      factor = Int(min(high / 1_000, 10_000))
      index = number.end
      if let of = lexicon.of.match(tokens, at: index) { index += of.length }
    }
    if let (word, length) = lexicon.times.match(tokens, at: index), case .weekday = word {
      return habit(7 * factor, index + length)
    }
    guard let (seconds, length) = lexicon.durations.match(tokens, at: index) else { return nil }
    let days = Int(seconds / 86_400) * factor
    if days >= 365, factor == 1 {
      return TimePhrase(relation: .habit, end: index + length, isYearly: true)
    }
    return habit(days, index + length)
  }

  /// Returns the habit of something at a weekday, or at a time that comes round once a year.
  private func named(_ word: TimeWord, end: Int) -> TimePhrase? {
    if case .weekday = word { return habit(7, end) }
    if case .relative = word { return habit(1, end) }
    if word == .weekend { return habit(7, end) }
    guard let rule = calendar.recurring(word) else { return nil }
    var phrase = calendar.yearly(after: end, rule)
    phrase.isYearly = true
    return phrase
  }

  /// Reads `in winter only`.
  private func onlySeason(at start: Int) -> TimePhrase? {
    guard var phrase = seasonal(after: start),
      let (word, length) = lexicon.times.match(tokens, at: phrase.end), word == .only
    else { return nil }
    phrase.end += length
    // "In winter, only once": what follows is what there was only one of.
    guard phrase.end == tokens.count || tokens[phrase.end].kind == .mark else { return nil }
    return phrase
  }

  /// Reads a season or feast of no year with what leads it: `in winter`, `at Christmas`.
  ///
  /// Months are left out: "only in October" is more likely the last one.
  private func seasonal(after start: Int) -> TimePhrase? {
    var index = start
    while let (word, length) = lexicon.times.match(tokens, at: index),
      word == .plain || word == .over || word == .lasting
    {
      index += length
    }
    guard let (word, length) = lexicon.times.match(tokens, at: index) else { return nil }
    switch word {
    case .season, .holiday: break
    default: return nil
    }
    guard calendar.yearNumber(at: index + length, needsFour: false) == nil else { return nil }
    return named(word, end: index + length)
  }

  /// Returns the habit of so many times in the unit that follows, or nil without a unit.
  private func times(_ count: Int, after start: Int) -> TimePhrase? {
    var index = start
    var count = count
    if let (word, length) = lexicon.times.match(tokens, at: index + 1),
      case .count(let more) = word,
      lexicon.amounts[.minutes]?.match(tokens, at: index)?.value == .or
    {
      count = max(1, min(count, more))
      index += 1 + length
    }
    if let (word, length) = lexicon.times.match(tokens, at: index), word == .every {
      guard var phrase = every(after: index + length), let days = phrase.period else {
        return every(after: index + length)
      }
      phrase.period = days / max(1, count)
      return phrase
    }
    if let (word, length) = lexicon.numbers.match(tokens, at: index), word == .article {
      index += length
    } else if let per = lexicon.per.match(tokens, at: index) {
      index += per.length
    } else {
      return nil
    }
    guard let (seconds, length) = lexicon.durations.match(tokens, at: index) else { return nil }
    return habit(Int(seconds / 86_400) / max(1, count), index + length)
  }
}
