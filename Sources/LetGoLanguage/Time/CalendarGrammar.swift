import LetGoCore

/// Reads dates, months, years, weekdays, seasons and feasts.
struct CalendarGrammar {
  let tokens: [Token]
  let words: Phrases<TimeWord>
  let durations: Phrases<Int64>
  let marks: DateMarks
  let today: Day
  /// Whether the nearest one before today is meant, or the nearest after it.
  let isPast: Bool

  /// Returns the calendar time that begins at a position, or nil.
  func phrase(at start: Int) -> TimePhrase? {
    numeric(at: start) ?? dayAndMonth(at: start) ?? named(at: start) ?? year(at: start)
  }

  /// Reads `last year in summer`: a month, season or feast of a year that is told by its distance.
  ///
  /// A winter begins in one year and ends in the next, so that it is left open which is meant.
  func ofYear(at start: Int) -> TimePhrase? {
    guard let (step, end) = yearStep(at: start) else { return nil }
    var index = end
    while let (word, length) = words.match(tokens, at: index), word == .plain || word == .over {
      index += length
    }
    guard let (word, length) = words.match(tokens, at: index), word != .season(12),
      let span = recurring(word)?(today.parts.year + step)
    else { return nil }
    return TimePhrase(readings: [span], end: index + length)
  }

  private func numeric(at start: Int) -> TimePhrase? {
    let date = NumericDate(tokens: tokens, today: today, isPast: isPast)
    if let phrase = date.phrase(at: start) { return phrase }
    guard marks.hasPoint else { return nil }
    // "Am 24.12": a word that leads a time makes a date of what could be a price.
    let isLed = start > 0 && words.match(tokens, at: start - 1) != nil
    return date.dayAndMonth(at: start, isLed: isLed)
  }

  /// Reads `12 November`, `the 5th`, `20th of September 2026`, `November 12th`.
  private func dayAndMonth(at start: Int) -> TimePhrase? {
    var index = start
    while case .plain? = words.match(tokens, at: index)?.value { index += 1 }
    guard let (day, isOrdinal, next) = dayNumber(at: index) else { return nil }
    var end = next
    while end < tokens.count, case .plain? = words.match(tokens, at: end)?.value { end += 1 }
    if let (word, length) = words.match(tokens, at: end), case .month(let month) = word {
      return date(day, month, after: end + length)
    }
    // "The first time" and "the second one" count something else.
    guard isOrdinal,
      tokens[index].kind == .number || next == tokens.count || tokens[next].kind == .mark
    else { return nil }
    return nearest(after: next) { year, month in
      Day(year: year, month: month, day: day).map { Span($0.number, $0.number) }
    }
  }

  /// Returns a day of a month with the year after it, or a phrase without reading if there is none.
  private func date(_ day: Int, _ month: Int, after end: Int) -> TimePhrase {
    if let (year, next) = yearNumber(at: end, needsFour: false) {
      let span = Day(year: year, month: month, day: day).map { Span($0.number, $0.number) }
      return TimePhrase(readings: span.map { [$0] } ?? [], end: next)
    }
    guard day <= 29 || day <= Day.length(ofMonth: month, year: 2_000) else {
      return TimePhrase(end: end)
    }
    return yearly(after: end) { year in
      Day(year: year, month: month, day: day).map { Span($0.number, $0.number) }
    }
  }

  private func dayNumber(at index: Int) -> (day: Int, isOrdinal: Bool, end: Int)? {
    guard index < tokens.count else { return nil }
    if let whole = tokens[index].whole, (1...31).contains(whole), tokens[index].text.utf8.count <= 2
    {
      let hasSuffix =
        index + 1 < tokens.count && tokens[index + 1].isGlued
        && marks.ordinals.contains(tokens[index + 1].text)
      return (whole, hasSuffix, index + (hasSuffix ? 2 : 1))
    }
    guard let (word, length) = words.match(tokens, at: index), case .ordinal(let day) = word else {
      return nil
    }
    return (day, true, index + length)
  }

  /// Reads months, weekdays, seasons, feasts and decades, with a day or year after them.
  private func named(at start: Int) -> TimePhrase? {
    guard let (word, length) = words.match(tokens, at: start) else { return nil }
    let end = start + length
    if case .month(let month) = word, let (day, isOrdinal, next) = dayNumber(at: end),
      isOrdinal || !tokens.isMark(":", at: next)
    {
      return date(day, month, after: next)
    }
    if case .month(let month) = word {
      if let (year, next) = yearNumber(at: end, needsFour: false) {
        return TimePhrase(readings: [monthSpan(year, month)].compactMap(\.self), end: next)
      }
      return yearly(after: end) { monthSpan($0, month) }
    }
    if let recurring = recurring(word) {
      if let (year, next) = yearNumber(at: end, needsFour: false) {
        return TimePhrase(readings: [recurring(year)].compactMap(\.self), end: next)
      }
      var phrase = yearly(after: end, recurring)
      phrase.isSeasonal = true
      return phrase
    }
    // "The first Sunday of Advent" is none that is known here.
    if start > 0, case .ordinal? = words.match(tokens, at: start - 1)?.value { return nil }
    if case .weekday(let weekday) = word {
      return TimePhrase(readings: [day(of: weekday)], end: end)
    }
    if case .decade(let first) = word {
      return TimePhrase(readings: [years(first, first + 9)], end: end)
    }
    if case .holiday = word { return TimePhrase(end: end) }
    return word == .weekend ? TimePhrase(readings: [weekend(0)], end: end) : nil
  }

  /// Returns the rule for a season or feast of a year, if the word names one that is known.
  func recurring(_ word: TimeWord) -> ((Int) -> Span?)? {
    if case .month(let month) = word { return { monthSpan($0, month) } }
    if case .season(let month) = word { return { season($0, month) } }
    guard case .holiday(let holiday) = word, holiday != .movable else { return nil }
    return { holiday.span(in: $0) }
  }

  /// Returns a season, with the edge towards today fuzzy by three weeks.
  private func season(_ year: Int, _ month: Int) -> Span? {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    let last = first.number + 91
    return isPast ? Span(first.number, last + 21) : Span(first.number - 21, last)
  }

  private func year(at start: Int) -> TimePhrase? {
    guard let (year, end) = yearNumber(at: start, needsFour: true),
      !tokens.isMoneySign(at: start - 1)
    else { return nil }
    // A number that is the whole answer is a year only where people would mean one: 1200 is more
    // likely a price.
    let isAlone = start == 0 && end == tokens.count
    guard !isAlone || (1_900...2_100).contains(year) else { return nil }
    if end < tokens.count, tokens[end].isGlued, marks.decades.contains(tokens[end].text) {
      return TimePhrase(readings: [years(year, year + 9)], end: end + 1)
    }
    return TimePhrase(readings: [years(year, year)], end: end)
  }

  /// Returns how many years away `last year`, `this year` or `next year` is.
  private func yearStep(at start: Int) -> (step: Int, end: Int)? {
    guard let (word, length) = words.match(tokens, at: start),
      word == .last || word == .this || word == .next,
      let (seconds, more) = durations.match(tokens, at: start + length), seconds == 31_536_000
    else { return nil }
    return (word == .last ? -1 : word == .next ? 1 : 0, start + length + more)
  }

  /// Returns the year at a position: four digits, '98, or in words such as `twenty nineteen`.
  func yearNumber(at start: Int, needsFour: Bool) -> (year: Int, end: Int)? {
    var index = start
    if !needsFour {
      while index < tokens.count, case .plain? = words.match(tokens, at: index)?.value {
        index += 1
      }
      if tokens.isMark(",", at: index) { index += 1 }
    }
    if let (step, next) = yearStep(at: index) { return (today.parts.year + step, next) }
    guard index < tokens.count, tokens[index].kind == .number else { return nil }
    let text = tokens[index].text
    if text.utf8.first == 0x27, let short = Int(text.dropFirst()) {
      let century = today.parts.year / 100 * 100
      return (short + (short > today.parts.year % 100 + 10 ? century - 100 : century), index + 1)
    }
    guard let whole = tokens[index].whole, text.utf8.count == 4, (1_000...9_999).contains(whole)
    else {
      return nil
    }
    return (whole, index + 1)
  }
}
