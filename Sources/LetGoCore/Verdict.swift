/// What follows from the answers about an item.
package enum Verdict: String, CaseIterable, Sendable {
  case keep
  case letGo = "let go"
  case undecided
}

/// A verdict with the one reason for it.
///
/// Computed at every reading and never stored, so that it cannot drift from the answers.
package struct Judgement: Equatable, Sendable {
  /// What led to the verdict.
  package let reason: Reason

  /// The verdict, which the reason implies.
  @inlinable package var verdict: Verdict {
    switch reason {
    case .exempt, .usedLately, .neededSoon: .keep
    case .cheapAndQuick: .letGo
    case .useUnknown, .notCheap, .notQuick: .undecided
    }
  }
}

/// Why a verdict came out as it did: the rule, and the answers that it used.
package enum Reason: Hashable, Sendable {
  /// Outside the arithmetic.
  case exempt(Exemption)
  /// 90/90: used within the window; the last use where its day is known.
  case usedLately(on: Day?)
  /// 90/90: it will be used within the window.
  case neededSoon
  /// 20/20: not in use, and another one is cheap and quick to get.
  case cheapAndQuick(Price, minutes: Estimate)
  /// It is not known whether it is in use, so 20/20 is not weighed; the answer was unsure or none.
  case useUnknown(Answer?)
  /// Not in use, but another one is not surely cheap; the answer to the second question goes along.
  case notCheap(Price?, next: Answer?)
  /// Not in use, and cheap at that price, but another one is not surely quick to get.
  case notQuick(Price, minutes: Estimate?, next: Answer?)
}
