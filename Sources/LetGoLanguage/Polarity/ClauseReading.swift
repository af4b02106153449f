import LetGoCore

/// What one clause says about the question.
enum ClauseReading: Equatable {
  /// Yes, no or unsure, with the day of the last use when it was said.
  case answer(Answer, day: Int?)
  /// Denied for a limited time only, which leaves the rest open.
  case limited
  /// An answer that does not settle the question.
  case open
  /// Nothing about the question.
  case nothing
}

/// Reads a clause of an answer about use or about a deed.
struct ClauseReader {
  let topic: Topic
  let times: TimeReader

  /// Returns what the interjections of a clause say, or nil when they contradict each other.
  func interjection(_ clause: Clause) -> ClauseReading? {
    guard let first = clause.interjections.first else { return .nothing }
    guard clause.interjections.allSatisfy({ $0 == first }) else { return nil }
    return .answer(first == .yes ? .yes : .no, day: nil)
  }

  /// Returns what the rest of a clause says.
  func read(_ clause: Clause) -> ClauseReading {
    if clause.has(.partial) { return .open }
    if topic == .confirm { return readDeed(clause) ?? readLean(clause) }
    if clause.has(.aside), !clause.has(.disuse), !clause.has(.spent), !clause.has(.stop) {
      return .nothing
    }
    let time = times.isOfUse(clause) ? times.read(clause) : .nothing
    // Somebody else's use says nothing; a name of theirs beside a time may be an occasion.
    let isDeed = clause.has(.use) || clause.has(.predicate) || clause.has(.other)
    if clause.has(.others), isDeed || time == .nothing { return .open }
    if clause.has(.unsure) {
      // "I might sell it" is about another deed.
      if clause.has(.other), !clause.has(.use) { return .nothing }
      return time == .answer(.no, day: nil) && topic == .next ? time : .answer(.unsure, day: nil)
    }
    // "It has stood there for years": that it is unused says more than a time that is open.
    let isIdle = topic == .used && clause.has(.disuse) && !clause.isNegated
    if time != .nothing, time != .open || !isIdle { return time }
    // "Who would use that": a question about use is no answer.
    if clause.has(.vague), clause.has(.use) { return .open }
    if let use = readUse(clause) { return use }
    return clause.has(.vague) ? .open : readLean(clause)
  }

  private func readUse(_ clause: Clause) -> ClauseReading? {
    if clause.has(.stop) || clause.has(.disuse) { return lean(!clause.isNegated ? .no : .yes) }
    if clause.has(.frequent), !clause.has(.dissent) { return clause.isNegated ? .open : lean(.yes) }
    if clause.has(.spent) { return clause.isNegated ? .open : lean(.no) }
    if clause.has(.use) || clause.has(.occasion) { return lean(clause.isNegated ? .no : .yes) }
    return nil
  }

  /// Reads words for letting go and keeping; a plan that is not led by the person is no consent.
  private func readDeed(_ clause: Clause) -> ClauseReading? {
    if clause.has(.unsure) { return lean(.unsure) }
    if clause.has(.vague) { return .open }
    guard clause.has(.act) || clause.has(.keep) else {
      // A time to come puts the deed off, whatever words lead it.
      return clause.has(.delay) || clause.times.contains(where: times.isLater) ? lean(.no) : nil
    }
    guard clause.has(.act) != clause.has(.keep), !clause.isLedByUnknown else { return .open }
    return lean(clause.has(.act) != clause.isNegated ? .yes : .no)
  }

  private func readLean(_ clause: Clause) -> ClauseReading {
    guard clause.unknown == 0, !clause.has(.other), !clause.has(.others) else { return .nothing }
    if clause.has(.dissent), !clause.has(.assent) {
      // The doubt itself was counted as a negation.
      return lean(clause.isNegated ? .no : .yes)
    }
    let isEcho = clause.has(.assent) || clause.has(.predicate) || clause.has(.carrier)
    // "I'd say no": what leads a yes or no says nothing by itself.
    if !clause.interjections.isEmpty, clause.negations == 0, !clause.has(.assent) {
      return .nothing
    }
    guard isEcho || (clause.negations > 0 && !clause.has(.copula)) else { return .nothing }
    return lean(clause.isNegated ? .no : .yes)
  }

  private func lean(_ answer: Answer) -> ClauseReading {
    .answer(answer, day: nil)
  }
}
