extension Answers {
  /// Returns the verdict that these answers lead to, under the limits and as of a day.
  ///
  /// Use decides first (90/90); only what is not in use is weighed by what it takes to get it back
  /// (20/20). Both rules are The Minimalists'. What is unknown is never taken for a no.
  package func judged(under limits: Limits, on day: Day) -> Judgement {
    Judgement(reason: reason(under: limits, on: day))
  }

  private func reason(under limits: Limits, on day: Day) -> Reason {
    if let exemption { return .exempt(exemption) }
    let used = used?.weighed(on: day, window: limits.window)
    if used == .yes { return .usedLately(on: lastUse) }
    let next = next?.weighed(on: day, window: limits.window)
    if next == .yes { return .neededSoon }
    guard used == .no else { return .useUnknown(used) }
    guard let cost, cost.isBelow(limits.cost, in: limits.currency) == .yes else {
      return .notCheap(cost, next: next)
    }
    guard let minutes, minutes.isBelow(limits.minutes) == .yes else {
      return .notQuick(cost, minutes: minutes, next: next)
    }
    return .cheapAndQuick(cost, minutes: minutes)
  }

  private var lastUse: Day? {
    if case .last(let day) = used { day } else { nil }
  }

  /// Returns the question that the verdict still needs, or nil when it stands.
  ///
  /// What was skipped is not asked again, and a question that could no longer change the verdict is
  /// not asked at all.
  package func nextQuestion(
    under limits: Limits,
    on day: Day,
    skipping skipped: Set<Question> = []
  ) -> Question? {
    switch reason(under: limits, on: day) {
    case .exempt, .usedLately, .neededSoon, .cheapAndQuick:
      return nil
    case .useUnknown(nil) where !skipped.contains(.used):
      return .used
    case .useUnknown:
      return isForecastOpen(skipped) ? .next : nil
    case .notCheap(let cost, _):
      if isForecastOpen(skipped) { return .next }
      return cost == nil && !skipped.contains(.cost) ? .cost : nil
    case .notQuick(_, let minutes, _):
      if isForecastOpen(skipped) { return .next }
      return minutes == nil && !skipped.contains(.minutes) ? .minutes : nil
    }
  }

  private func isForecastOpen(_ skipped: Set<Question>) -> Bool {
    next == nil && !skipped.contains(.next)
  }
}
