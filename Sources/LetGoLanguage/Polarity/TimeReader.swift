import LetGoCore

/// Weighs the times of a clause against the window of the question.
struct TimeReader {
  let topic: Topic
  let today: Day
  let window: ClosedRange<Int>

  init(_ topic: Topic, _ today: Day) {
    self.topic = topic
    self.today = today
    let number = today.number
    window = topic == .used ? number - TimeReader.days...number : number...number + TimeReader.days
  }

  /// The length of the window on either side, which includes both ends.
  static let days = 90

  /// Returns what the times of a clause say about use.
  func read(_ clause: Clause) -> ClauseReading {
    let habits = clause.times.filter { $0.relation == .habit }
    let times = clause.times.filter { $0.relation != .habit }
    guard !times.isEmpty else { return habit(habits, clause) }
    // "Not since we moved": the move dates the last use, whenever it was.
    let isSinceEvent = times.contains { $0.relation == .since && $0.readings.isEmpty }
    if isSinceEvent, clause.isNegated, topic == .used { return .answer(.no, day: nil) }
    if clause.has(.other), !clause.has(.use) { return .nothing }
    if times.contains(where: isMismatched) { return .open }
    if areContrary(times) { return .open }
    let isDenied = clause.isNegated || clause.has(.stop)
    guard let time = narrowest(times) else { return .open }
    if topic == .used { return isDenied ? denied(time, clause) : affirmed(time, clause) }
    return isDenied ? deniedAhead(time) : affirmedAhead(time)
  }

  /// Returns whether the times of a clause are said of a use: they stand alone, or with a verb of use.
  ///
  /// "I'm sad today" and "keep it for now" tell when of something else. What is to come is known by
  /// its occasion too ("my course starts on Monday"), but not by one of today or of every day.
  func isOfUse(_ clause: Clause) -> Bool {
    guard clause.loose > 0, !clause.has(.use), clause.negations == 0 else { return true }
    // "Baked a cake with it", "when we had guests": a deed by means of it, or the time of an event.
    if clause.has(.instrument), !clause.has(.copula) { return true }
    if topic == .next { return !clause.times.allSatisfy(isEveryday) || clause.has(.assent) }
    return clause.link == .when || clause.has(.occasion) || clause.has(.frequent)
      || clause.has(.disuse)
      || clause.has(.stop)
  }

  /// Returns whether a time is today or a habit of most days, which more is said of than use.
  private func isEveryday(_ time: TimePhrase) -> Bool {
    if time.relation == .habit { return !time.isYearly }
    return time.span?.first == today.number && time.span?.last == today.number
  }

  /// Returns whether a time puts a deed off.
  func isLater(_ time: TimePhrase) -> Bool {
    guard time.relation != .habit, !time.isNear else { return false }
    return time.side == .future
      || !time.readings.isEmpty && time.readings.allSatisfy { ($0.first ?? 0) > today.number }
  }

  private func isMismatched(_ time: TimePhrase) -> Bool {
    topic == .used ? time.side == .future : time.side == .past
  }

  private func habit(_ habits: [TimePhrase], _ clause: Clause) -> ClauseReading {
    guard let habit = habits.first(where: { $0.period != nil }) ?? habits.first else {
      return .nothing
    }
    if clause.has(.stop), !clause.isNegated { return .answer(.no, day: nil) }
    if habit.isYearly && !habit.readings.isEmpty { return weighed(habit.readings) }
    guard !clause.isNegated, let period = habit.period, period <= TimeReader.days else {
      return .open
    }
    return .answer(.yes, day: nil)
  }

  /// Returns the time that decides: one that leads an undated event takes the date from the next.
  private func narrowest(_ times: [TimePhrase]) -> TimePhrase? {
    guard var first = times.first else { return nil }
    for time in times.dropFirst() {
      if first.readings.isEmpty {
        let relation = first.relation
        first = time
        if relation != .at && time.relation == .at { first.relation = relation }
      } else if let outer = first.span, let inner = time.span, length(inner) < length(outer) {
        let relation = first.relation
        first = time
        if first.relation == .at { first.relation = relation }
      }
    }
    return first
  }

  private func length(_ span: Span) -> Int {
    guard let first = span.first, let last = span.last else { return .max }
    return last - first
  }

  /// Returns whether nothing is left of the window when a time is denied.
  private func isWhole(_ time: TimePhrase) -> Bool {
    time.isNear || (!time.readings.isEmpty && time.readings.allSatisfy { $0.covers(window) })
  }

  /// Returns whether two times of a clause are apart and lead to different answers.
  private func areContrary(_ times: [TimePhrase]) -> Bool {
    let spans = times.filter { $0.relation == .at }.compactMap(\.span)
    guard let first = spans.first else { return false }
    return spans.dropFirst().contains {
      !$0.overlaps(first) && $0.isInside(window) != first.isInside(window)
    }
  }

  /// The last use was then; nothing after it.
  private func denied(_ time: TimePhrase, _ clause: Clause) -> ClauseReading {
    switch time.relation {
    case .over, .lasting:
      // "Not for 90 days" leaves nothing of a window of 90 days.
      if time.span?.first == window.lowerBound { return .answer(.no, day: nil) }
      return time.readings.isEmpty ? .answer(.no, day: nil) : weighed(time.readings)
    case .since, .everSince, .elapsed, .until:
      return time.readings.isEmpty ? .answer(.no, day: nil) : weighed(time.readings)
    case .within:
      guard let span = time.span else { return .open }
      return span.covers(window)
        ? .answer(.no, day: nil) : weighed([Span(span.first, span.first)], exact: false)
    case .at:
      if clause.has(.stop), !clause.isNegated {
        return time.readings.isEmpty ? .answer(.no, day: nil) : weighed(time.readings)
      }
      return isWhole(time) ? .answer(.no, day: nil) : .limited
    case .before, .after, .another, .length, .habit: return .open
    }
  }

  private func affirmed(_ time: TimePhrase, _ clause: Clause) -> ClauseReading {
    guard !time.readings.isEmpty else {
      return time.relation == .everSince ? .answer(.yes, day: nil) : .open
    }
    switch time.relation {
    case .at, .within, .elapsed, .until: return weighed(time.readings)
    case .everSince: return .answer(.yes, day: nil)
    case .since:
      // "Since March, regularly": what is often done goes on from then.
      if clause.has(.frequent) { return .answer(.yes, day: nil) }
      guard clause.has(.use) else { return weighed(time.readings) }
      if clause.has(.copula) { return .answer(.yes, day: nil) }
      return weighed(time.readings.map { Span($0.first, today.number) }, exact: false)
    case .before: return weighed(time.readings.map { Span(nil, $0.first) })
    case .after: return weighed(time.readings.map { Span($0.last, today.number) })
    case .over, .lasting, .another, .length, .habit: return .open
    }
  }

  private func deniedAhead(_ time: TimePhrase) -> ClauseReading {
    switch time.relation {
    case .until, .before, .another, .over, .lasting, .after: return weighed(time.readings)
    case .at, .within:
      return isWhole(time) ? .answer(.no, day: nil) : .limited
    case .since, .everSince, .elapsed, .length, .habit: return .open
    }
  }

  private func affirmedAhead(_ time: TimePhrase) -> ClauseReading {
    switch time.relation {
    case .at, .over, .within, .another: return weighed(time.readings)
    case .before, .until: return weighed(time.readings.map { Span(today.number, $0.first) })
    case .after: return weighed(time.readings.map { Span($0.last, nil) })
    case .since, .everSince, .elapsed, .length, .habit, .lasting: return .open
    }
  }

  /// Returns the answer that all readings of a time agree on, with the day if it is exact.
  private func weighed(_ readings: [Span], exact: Bool = true) -> ClauseReading {
    guard let first = readings.first, let answer = first.isInside(window),
      readings.allSatisfy({ $0.isInside(window) == answer })
    else { return .open }
    let isDay = exact && readings.count == 1 && first.isDay && topic == .used
    return .answer(answer, day: isDay ? first.first : nil)
  }
}
