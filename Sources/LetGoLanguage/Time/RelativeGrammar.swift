import LetGoCore

/// Reads times counted from today: last week, three months ago, in a fortnight.
struct RelativeGrammar {
  let tokens: [Token]
  let lexicon: Lexicon
  let today: Day
  let isPast: Bool
  private let quantities: QuantityGrammar
  private let calendar: CalendarGrammar

  init(_ tokens: [Token], _ lexicon: Lexicon, _ today: Day, isPast: Bool) {
    self.tokens = tokens
    self.lexicon = lexicon
    self.today = today
    self.isPast = isPast
    quantities = QuantityGrammar(tokens, lexicon, .minutes)
    calendar = CalendarGrammar(
      tokens: tokens,
      words: lexicon.times,
      durations: lexicon.durations,
      marks: lexicon.dates,
      today: today,
      isPast: isPast
    )
  }

  /// Returns the length of time at a position, or what it becomes by `ago` or `from now`.
  ///
  /// Some languages have their word for `ago` in front (`vor drei Wochen`).
  func length(
    at start: Int,
    _ relation: TimePhrase.Relation,
    isBackward: Bool = false
  ) -> TimePhrase? {
    guard let quantity = quantities.quantity(at: start), quantity.unit?.dimension == .time else {
      return nil
    }
    var phrase = TimePhrase(relation: .length, end: quantity.end)
    phrase.unit = quantity.grain
    if isBackward {
      phrase.side = .past
      return at(DayCount(quantity).back(from: today.number), phrase)
    }
    let word = lexicon.times.match(tokens, at: quantity.end)
    if let word, word.value == .ago {
      phrase.end += word.length
      phrase.side = .past
      return at(DayCount(quantity).back(from: today.number), phrase)
    }
    if let word, word.value == .hence {
      phrase.end += word.length
      phrase.side = .future
      return at(DayCount(quantity).ahead(from: today.number), phrase)
    }
    if let word, word.value == .since, relation == .at {
      phrase.end += word.length
      phrase.relation = .elapsed
      phrase.readings = [DayCount(quantity).back(from: today.number)]
      return phrase
    }
    return led(by: relation, DayCount(quantity), phrase)
  }

  private func at(_ span: Span, _ phrase: TimePhrase) -> TimePhrase {
    var phrase = phrase
    phrase.relation = .at
    phrase.readings = [span]
    return phrase
  }

  /// Returns what a length of time means after the word that leads it.
  private func led(
    by relation: TimePhrase.Relation,
    _ count: DayCount,
    _ phrase: TimePhrase
  ) -> TimePhrase {
    var phrase = phrase
    phrase.relation = relation == .at ? .length : relation
    switch relation {
    case .within: phrase.readings = [count.whole(around: today.number, isPast: isPast)]
    case .over, .lasting, .elapsed, .since, .everSince:
      phrase.readings = [isPast ? count.back(from: today.number) : count.ahead(from: today.number)]
    case .another, .until, .after: phrase.readings = [count.ahead(from: today.number)]
    case .at, .before, .length, .habit: break
    }
    return phrase
  }

  /// Returns what `last`, `this` or `next` means with the word after it.
  func neighbour(at start: Int, after unit: Int64?) -> TimePhrase? {
    guard let (word, length) = lexicon.times.match(tokens, at: start),
      word == .last || word == .this || word == .next
    else { return nil }
    let step = word == .last ? -1 : word == .next ? 1 : 0
    let index = start + length
    if let phrase = self.length(at: index, .within), phrase.relation == .within, step != 0 {
      return (step > 0) != isPast
        ? phrase : TimePhrase(side: step > 0 ? .future : .past, end: phrase.end)
    }
    var phrase = named(at: index, step) ?? self.unit(at: index, step)
    if phrase == nil, step > 0, let unit, index >= tokens.count || tokens[index].kind == .mark {
      phrase = around(unit, step).map { TimePhrase(readings: [$0], end: index) }
    }
    if step != 0 { phrase?.side = step > 0 ? .future : .past }
    return phrase
  }

  private func unit(at index: Int, _ step: Int) -> TimePhrase? {
    guard let (seconds, length) = lexicon.durations.match(tokens, at: index),
      let span = around(seconds, step)
    else { return nil }
    return TimePhrase(readings: [span], end: index + length, unit: seconds)
  }

  private func named(at index: Int, _ step: Int) -> TimePhrase? {
    guard let (word, length) = lexicon.times.match(tokens, at: index) else { return nil }
    let end = index + length
    if case .weekday(let weekday) = word {
      let day = calendar.day(of: weekday)
      guard step != 0, let first = day.first else { return TimePhrase(readings: [day], end: end) }
      // "Last Tuesday" and "next Tuesday" may be the one before or after the nearest.
      return TimePhrase(readings: [day, Span(first + 7 * step, first + 7 * step)], end: end)
    }
    if word == .weekend { return TimePhrase(readings: [calendar.weekend(0)], end: end) }
    guard let rule = calendar.recurring(word) else { return nil }
    // The one that today lies in is neither the last nor the next.
    let today = Span(self.today.number, self.today.number)
    let isInIt = calendar.nearest(rule, further: 0)?.overlaps(today) ?? false
    let isLone = step == 0 || (isPast ? step > 0 : step < 0)
    let readings = (isLone ? [0] : isInIt ? [1] : [0, 1])
      .compactMap { calendar.nearest(rule, further: $0) }
    if case .holiday = word { return TimePhrase(readings: Array(readings.prefix(1)), end: end) }
    return TimePhrase(readings: readings, end: end)
  }

  /// Returns the calendar week, month or year a step from this one.
  func around(_ seconds: Int64, _ step: Int) -> Span? {
    let (year, month, _) = today.parts
    let now = today.number
    switch seconds {
    case 604_800, 1_209_600:
      let monday = now - today.weekday + 7 * step
      return clipped(
        step == 0
          ? Span(monday, monday + 6)
          : Span(min(monday, now + 7 * step), max(monday + 6, now + 7 * step)),
        step
      )
    case 2_592_000:
      let index = year * 12 + month - 1 + step
      return calendar.monthSpan(index / 12, index % 12 + 1).map { clipped($0, step) }
    case 31_536_000: return clipped(calendar.years(year + step, year + step), step)
    case 315_360_000:
      let decade = (year / 10 + step) * 10
      return clipped(calendar.years(decade, decade + 9), step)
    default: return nil
    }
  }

  private func clipped(_ span: Span, _ step: Int) -> Span {
    guard step == 0 else { return span }
    return isPast ? span.until(today.number) : span.from(today.number)
  }
}
