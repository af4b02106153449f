import LetGoCore

/// Reads a time with the words that lead it: since, until, in the last, for another.
struct TimeGrammar {
  let tokens: [Token]
  let lexicon: Lexicon
  let today: Day
  private let isPast: Bool
  private let calendar: CalendarGrammar
  private let relative: RelativeGrammar
  private let habits: HabitGrammar

  init(_ tokens: [Token], _ lexicon: Lexicon, _ today: Day, isPast: Bool) {
    self.tokens = tokens
    self.lexicon = lexicon
    self.today = today
    self.isPast = isPast
    calendar = CalendarGrammar(
      tokens: tokens,
      words: lexicon.times,
      durations: lexicon.durations,
      marks: lexicon.dates,
      today: today,
      isPast: isPast
    )
    relative = RelativeGrammar(tokens, lexicon, today, isPast: isPast)
    habits = HabitGrammar(tokens, lexicon, calendar)
  }

  /// Returns the time that begins at a position, or nil; a unit said before serves a lone `next`.
  func phrase(at start: Int, after unit: Int64? = nil) -> TimePhrase? {
    if let phrase = habits.phrase(at: start) { return phrase }
    var index = start
    var relation = TimePhrase.Relation.at
    var part: Int?
    var isBackward = false
    while let (word, length) = lexicon.times.match(tokens, at: index),
      lead(word, &relation, &part)
    {
      index += length
      isBackward = word == .beforeOrAgo || (isBackward && relation == .before)
      if part != nil, let of = lexicon.of.match(tokens, at: index) { index += of.length }
    }
    guard var phrase = core(at: index, relation, unit, isBackward) ?? named(part, at: index) else {
      let isOpen =
        [.since, .everSince, .until].contains(relation) && index < tokens.count
      return isOpen ? TimePhrase(relation: relation, end: index) : nil
    }
    if phrase.relation == .at, !(isBackward && phrase.side == .past) {
      phrase.relation =
        relation == .over || relation == .lasting || relation == .elapsed ? .at : relation
    }
    if let part { phrase.readings = phrase.readings.map { third(part, of: $0) } }
    if let (word, length) = lexicon.times.match(tokens, at: phrase.end), word == .trailing {
      phrase.end += length
    }
    return phrase
  }

  /// Returns the position after a number of times without a period, such as `three times`.
  func occasion(at start: Int) -> Int? {
    habits.occasion(at: start)
  }

  /// Returns whether a word of the calendar or a number stands at a position, read or not.
  func isCalendar(at index: Int) -> Bool {
    lexicon.times.match(tokens, at: index) != nil
      || lexicon.durations.match(tokens, at: index) != nil
      || lexicon.numbers.match(tokens, at: index) != nil
      || lexicon.amounts[.minutes]?.match(tokens, at: index)?.value == .approximate
  }

  /// Takes a leading word in, and returns whether it was one.
  private func lead(
    _ word: TimeWord,
    _ relation: inout TimePhrase.Relation,
    _ part: inout Int?
  ) -> Bool {
    if case .part(let third) = word {
      part = third
    } else if let led = TimePhrase.Relation(leadBy: word) {
      relation = led
    } else {
      return word == .plain || word == .trailing || word == .only
    }
    return true
  }

  private func core(
    at index: Int,
    _ relation: TimePhrase.Relation,
    _ unit: Int64?,
    _ isBackward: Bool
  ) -> TimePhrase? {
    guard index < tokens.count else { return nil }
    if let phrase = calendar.ofYear(at: index) { return phrase }
    if let phrase = relative.neighbour(at: index, after: unit) { return phrase }
    if let (word, length) = lexicon.times.match(tokens, at: index),
      let phrase = fixed(word, index + length)
    {
      return phrase
    }
    if let phrase = calendar.phrase(at: index) { return phrase }
    if let phrase = relative.length(at: index, relation, isBackward: isBackward) { return phrase }
    return bareUnit(at: index, relation)
  }

  private func fixed(_ word: TimeWord, _ end: Int) -> TimePhrase? {
    let now = today.number
    if case .relative(let first, let last) = word {
      let side: TimePhrase.Side = first > 0 ? .future : last < 0 ? .past : .either
      return TimePhrase(readings: [Span(now + first, now + last)], side: side, end: end)
    }
    if case .near(let first, let last) = word {
      return TimePhrase(
        readings: [Span(now + first, now + last)],
        side: first < 0 ? .past : .future,
        end: end,
        isNear: true
      )
    }
    if word == .someTime { return TimePhrase(end: end) }
    let outside = Span(now - 100_000, now - 1_000)
    if word == .longAgo { return TimePhrase(readings: [outside], side: .past, end: end) }
    guard word == .longSpan || word == .longSince else { return nil }
    return TimePhrase(
      relation: word == .longSpan ? .lasting : .since,
      readings: [outside],
      end: end
    )
  }

  /// Reads `the past month`, `the week before last`, `another year`.
  private func bareUnit(at index: Int, _ relation: TimePhrase.Relation) -> TimePhrase? {
    guard let (seconds, length) = lexicon.durations.match(tokens, at: index), seconds >= 86_400
    else {
      return nil
    }
    let end = index + length
    if let (word, more) = lexicon.times.match(tokens, at: end), word == .beyond {
      return relative.around(seconds, isPast ? -2 : 2).map {
        TimePhrase(readings: [$0], end: end + more)
      }
    }
    guard relation == .within || relation == .another else { return nil }
    let days = Int(seconds / 86_400)
    let span =
      relation == .another
      ? Span(today.number + days, today.number + days)
      : isPast ? Span(today.number - days, today.number) : Span(today.number, today.number + days)
    return TimePhrase(relation: relation, readings: [span], end: end, unit: seconds)
  }

  /// Reads `the end of the year`: a part of the week, month or year that today lies in.
  private func named(_ part: Int?, at start: Int) -> TimePhrase? {
    var index = start
    while index < tokens.count, lexicon.times.match(tokens, at: index)?.value == .plain {
      index += 1
    }
    guard part != nil, let (seconds, length) = lexicon.durations.match(tokens, at: index),
      let span = relative.around(seconds, 0)
    else { return nil }
    return TimePhrase(readings: [span], end: index + length)
  }

  private func third(_ part: Int, of span: Span) -> Span {
    guard let first = span.first, let last = span.last, last > first else { return span }
    let length = last - first + 1
    return Span(first + length * part / 3, part == 2 ? last : first + length * (part + 1) / 3)
  }
}
