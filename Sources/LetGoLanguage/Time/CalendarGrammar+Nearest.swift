import LetGoCore

extension CalendarGrammar {
  /// Returns the nearest one of something that comes round every year.
  func yearly(after end: Int, _ rule: (Int) -> Span?) -> TimePhrase {
    TimePhrase(readings: [nearest(rule, further: 0)].compactMap(\.self), end: end)
  }

  /// Returns the nearest one of something yearly on the side asked about, or one further away.
  func nearest(_ rule: (Int) -> Span?, further: Int) -> Span? {
    let year = today.parts.year
    if isPast {
      let spans = (year - 3...year).compactMap(rule).filter { ($0.first ?? .max) <= today.number }
      guard spans.count > further else { return nil }
      return spans[spans.count - 1 - further].until(today.number)
    }
    let spans = (year - 1...year + 3).compactMap(rule).filter { ($0.last ?? .min) >= today.number }
    guard spans.count > further else { return nil }
    return spans[further].from(today.number)
  }

  /// Returns the nearest one of something that comes round every month.
  func nearest(after end: Int, _ rule: (Int, Int) -> Span?) -> TimePhrase {
    let (year, month, _) = today.parts
    let months = (-2...2).map { year * 12 + month - 1 + $0 }
    let spans = months.compactMap { rule($0 / 12, $0 % 12 + 1) }
    let span =
      isPast
      ? spans.last { ($0.first ?? .max) <= today.number }
      : spans.first { ($0.last ?? .min) >= today.number }
    return TimePhrase(readings: [span].compactMap(\.self), end: end)
  }

  /// Returns the days of a month.
  func monthSpan(_ year: Int, _ month: Int) -> Span? {
    Day(year: year, month: month, day: 1).map {
      Span($0.number, $0.number + Day.length(ofMonth: month, year: year) - 1)
    }
  }

  /// Returns the days of some years, up to today when the past is asked about.
  func years(_ first: Int, _ last: Int) -> Span {
    let start = Day(year: first, month: 1, day: 1)?.number
    let end = Day(year: last, month: 12, day: 31)?.number
    let span = Span(start, end)
    guard first == today.parts.year else { return span }
    return isPast ? span.until(today.number) : span.from(today.number)
  }

  /// Returns the nearest day of the week: today counts for what is to come only.
  func day(of weekday: Int) -> Span {
    let back = (today.weekday - weekday + 7) % 7
    let number = isPast ? today.number - (back == 0 ? 7 : back) : today.number + (7 - back) % 7
    return Span(number, number)
  }

  /// Returns the nearest weekend, or one some weeks further away.
  func weekend(_ further: Int) -> Span {
    let sinceSaturday = (today.weekday - 5 + 7) % 7
    let saturday = today.number - sinceSaturday
    if isPast {
      let first = saturday - 7 * further
      return Span(first, min(first + 1, today.number))
    }
    let first = (sinceSaturday <= 1 ? saturday : saturday + 7) + 7 * further
    return Span(max(first, today.number), first + 1)
  }
}
