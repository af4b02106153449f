import LetGoCore

/// Reads dates in digits: ISO 8601, and days and months in either order.
struct NumericDate {
  let tokens: [Token]
  let today: Day
  let isPast: Bool

  /// Returns the date that begins at a position, or nil when the digits are no date.
  func phrase(at start: Int) -> TimePhrase? {
    guard start < tokens.count else { return nil }
    if tokens[start].kind == .broken { return dotted(tokens[start], end: start + 1) }
    guard let first = tokens[start].whole, let mark = separator(at: start + 1),
      start + 2 < tokens.count, let second = tokens[start + 2].whole
    else { return nil }
    guard separator(at: start + 3) == mark, start + 4 < tokens.count,
      let third = tokens[start + 4].whole
    else {
      return mark == "/" ? made(short(first, second), start + 3) : nil
    }
    if tokens[start].text.utf8.count == 4 {
      return made([Day(year: first, month: second, day: third)], start + 5)
    }
    return made(long(first, second, third), start + 5)
  }

  /// Returns the nearest day of a day and a month with a point behind each, as in `3.5.`.
  func dayAndMonth(at start: Int, isLed: Bool) -> TimePhrase? {
    guard start < tokens.count, tokens[start].kind == .number, !tokens[start].isPlain else {
      return nil
    }
    let hasPoint = tokens.isMark(".", at: start + 1) && tokens[start + 1].isGlued
    let parts = tokens[start].text.split(separator: ".", omittingEmptySubsequences: false)
    guard hasPoint || isLed, parts.count == 2, parts.allSatisfy({ $0.utf8.count <= 2 }),
      let day = Int(parts[0]), let month = Int(parts[1])
    else { return nil }
    let end = start + (hasPoint ? 2 : 1)
    return nearest(month: month, day: day).map { made([$0], end) }
  }

  private func separator(at index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .mark, tokens[index].isGlued,
      tokens[index].text == "/" || tokens[index].text == "-"
    else { return nil }
    return tokens[index].text
  }

  private func dotted(_ token: Token, end: Int) -> TimePhrase? {
    let parts = token.text.split(separator: ".").map { Int($0) }
    guard parts.count == 3, let day = parts[0], let month = parts[1], let year = parts[2] else {
      return nil
    }
    return made([Day(year: full(year), month: month, day: day)], end)
  }

  private func long(_ first: Int, _ second: Int, _ year: Int) -> [Day?] {
    let year = full(year)
    return [
      Day(year: year, month: second, day: first), Day(year: year, month: first, day: second),
    ]
  }

  /// Returns the nearest day for either order of a day and a month.
  private func short(_ first: Int, _ second: Int) -> [Day?] {
    [nearest(month: second, day: first), nearest(month: first, day: second)]
  }

  private func nearest(month: Int, day: Int) -> Day? {
    let year = today.parts.year
    let days = (year - 1...year + 1).compactMap { Day(year: $0, month: month, day: day) }
    return isPast ? days.last { $0 <= today } : days.first { $0 >= today }
  }

  private func full(_ year: Int) -> Int {
    year < 100 ? today.parts.year / 100 * 100 + year : year
  }

  private func made(_ days: [Day?], _ end: Int) -> TimePhrase {
    let spans = days.compactMap(\.self).map { Span($0.number, $0.number) }
    return TimePhrase(
      readings: spans.count == 2 && spans[0] == spans[1] ? [spans[0]] : spans,
      end: end
    )
  }
}
