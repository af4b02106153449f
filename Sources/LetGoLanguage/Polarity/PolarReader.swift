import LetGoCore

/// Brings the clauses of an answer together: the last value wins where an order is visible.
struct PolarReader {
  let topic: Topic
  private let clauses: ClauseReader

  init(_ topic: Topic, _ today: Day) {
    self.topic = topic
    clauses = ClauseReader(topic: topic, times: TimeReader(topic, today))
  }

  /// Returns what the clauses say together; unclear when they contradict or settle nothing.
  func read(_ all: [Clause]) -> Reading {
    var result: ClauseReading = .nothing
    var isContradicted = false
    var isIrrelevant = false
    var isConditional = false
    var hasOtherDeed = false
    var taken = ClauseReading.nothing
    // A lone "no" after a pause takes back what was said, so that the next may differ.
    var isTakenBack = false
    let hasTime = all.contains { $0.times.contains { $0.relation != .habit } }
    for clause in resolvingYearly(all) {
      // "Once, two years ago": the time says when, so that the number says nothing more.
      if hasTime, clause.isLoneOccasion { continue }
      // "Last year, I think": what was said before is what is thought.
      if clause.isLoneCarrier, clause.link == .none, result != .nothing { continue }
      guard let interjection = clauses.interjection(clause) else {
        isContradicted = true
        continue
      }
      if clause.isEmpty, !clause.isPlainCondition {
        if topic == .confirm { result = .answer(.no, day: nil) }
        continue
      }
      if clause.link == .correction {
        // Kept for a line that takes something back and then says nothing more.
        if result != .nothing { taken = result }
        (result, isContradicted, isConditional) = (.nothing, false, false)
        hasOtherDeed = false
      }
      if clause.link == .condition || (clause.link == .when && clause.times.isEmpty) {
        // What is said of a condition decides nothing, nor does one of something else.
        isConditional = isConditional || !isIrrelevant
        continue
      }
      let readings = [interjection, clauses.read(clause)]
      isIrrelevant =
        readings.last == .nothing && interjection == .nothing
        && (clause.unknown > 0 || clause.has(.other))
      if isPartial(clause, after: result, interjection) { isContradicted = true }
      hasOtherDeed = hasOtherDeed || (clause.has(.instead) && !clause.isNegated)
      for reading in readings {
        let link = isTakenBack ? Clause.Link.turn : clause.link
        isContradicted = !merge(reading, link, into: &result) || isContradicted
      }
      isTakenBack = clause.isLoneNo && clause.link == .turn
    }
    if result == .nothing || result == .open, taken != .nothing,
      topic != .confirm || taken == .answer(.no, day: nil)
    {
      result = taken
    }
    if isConditional { return .answer(.unsure) }
    // "Yes, box it": a yes to something else than was asked.
    if hasOtherDeed, result == .answer(.yes, day: nil) { return .unclear }
    // "No, but the kids do": whether a household needs it is not told by a no of one's own.
    if result == .answer(.no, day: nil), all.contains(where: isUseOfOthers) { return .unclear }
    return isContradicted ? .unclear : reading(result, all)
  }

  /// Returns whether a clause says that somebody else uses the thing, or will.
  private func isUseOfOthers(_ clause: Clause) -> Bool {
    topic != .confirm && clause.has(.others) && !clause.isNegated && clause.link != .condition
      && (clause.has(.use) || clause.has(.predicate) || clause.has(.frequent)
        || clause.isLoneOthers)
  }

  /// Returns whether a yes is followed by keeping something that has a name: a part of it.
  private func isPartial(
    _ clause: Clause,
    after result: ClauseReading,
    _ interjection: ClauseReading
  ) -> Bool {
    topic == .confirm && [result, interjection].contains(.answer(.yes, day: nil))
      && (clause.has(.partial) || clause.has(.keep) && (clause.unknown > 0 || clause.has(.instead)))
  }

  /// Takes a reading in, and returns false when it contradicts what was said without an order.
  private func merge(
    _ reading: ClauseReading,
    _ link: Clause.Link,
    into result: inout ClauseReading
  ) -> Bool {
    guard case .answer(let new, let newDay) = reading else {
      if result == .nothing { result = reading }
      return true
    }
    guard case .answer(let old, let oldDay) = result else {
      result = reading
      return true
    }
    let isOrdered = link == .turn || link == .conclusion
    let agrees = old == new || old == .unsure || new == .unsure || isOrdered
    result = .answer(new, day: old == new ? newDay ?? oldDay : newDay)
    return agrees
  }

  private func reading(_ result: ClauseReading, _ all: [Clause]) -> Reading {
    let isYearly = all.contains { $0.times.contains(where: \.isYearly) } || isYearlyFeast(all)
    switch result {
    case .answer(let answer, let day):
      if isYearly, topic != .confirm, answer != .unsure { return .yearly(answer) }
      return day.map { .lastUse(Day(number: $0)) } ?? .answer(answer)
    case .open, .nothing: return isYearly && topic != .confirm ? .yearly(nil) : .unclear
    case .limited: return .unclear
    }
  }

  /// Returns whether a time of the year is said to be so each time.
  private func isYearlyFeast(_ all: [Clause]) -> Bool {
    let times = all.flatMap(\.times)
    return times.contains(where: \.isAlways) && times.contains(where: \.isSeasonal)
  }

  /// Returns the clauses without `always` where it only says that a feast comes round.
  private func resolvingYearly(_ all: [Clause]) -> [Clause] {
    guard isYearlyFeast(all) else { return all }
    return all.map { clause in
      var clause = clause
      clause.times.removeAll(where: \.isAlways)
      return clause
    }
  }
}
