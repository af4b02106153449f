import LetGoCore
import LetGoPrompts
import LetGoTerminal

extension Wording {
  /// Returns the verdict first, then its reason: what a person reads.
  func sentence(_ judgement: Judgement) -> StyledText {
    let reason = reason(judgement.reason)
    switch judgement.verdict {
    case .keep: return StyledText(text(.verdictKeep(reason: reason)), .keep)
    case .letGo: return StyledText(text(.verdictLetGo(reason: reason)), .letGo)
    case .undecided: return StyledText(text(.verdictUndecided(reason: reason)), .undecided)
    }
  }

  /// Returns the reason alone, which names its rule and the answers that it used.
  func reason(_ reason: Reason) -> String {
    let window = String(limits.window)
    switch reason {
    case .exempt(.emergency): return text(.reasonEmergency)
    case .exempt(.consumable): return text(.reasonConsumable)
    case .exempt(.seasonal): return text(.reasonSeasonal)
    case .exempt(.notMine): return text(.reasonNotMine)
    case .usedLately(on: nil): return text(.reasonUsed(window: window))
    case .usedLately(on: let used?): return text(.reasonUsedOn(day: day(used), window: window))
    case .neededSoon: return text(.reasonNeeded(window: window))
    case .cheapAndQuick(let price, let minutes):
      return text(
        .reasonCheapAndQuick(
          cost: self.price(price),
          time: time(minutes),
          costLimit: limits.cost.description,
          minutesLimit: limits.minutes.description
        )
      )
    case .useUnknown(.unsure): return text(.reasonUseUnsure)
    case .useUnknown: return text(.reasonUseUnknown)
    case .notCheap(let price, let next): return notUsed(next, but: obstacle(price))
    case .notQuick(let minutes, let next): return notUsed(next, but: obstacle(minutes))
    }
  }

  private func notUsed(_ next: Answer?, but obstacle: Phrase) -> String {
    next == .no
      ? text(.reasonNotUsedNotExpected(obstacle: text(obstacle)))
      : text(.reasonNotUsed(obstacle: text(obstacle)))
  }

  private func obstacle(_ price: Price?) -> Phrase {
    guard let price, price.estimate != .unknown else { return .obstacleCostUnknown }
    if price.estimate == .unavailable { return .obstacleUnavailable }
    guard price.isComparable(with: limits.currency) else {
      return .obstacleOtherCurrency(
        cost: self.price(price),
        currency: limits.currency?.code ?? ""
      )
    }
    return .obstacleCost(cost: self.price(price))
  }

  private func obstacle(_ minutes: Estimate?) -> Phrase {
    guard let minutes, minutes != .unknown else { return .obstacleTimeUnknown }
    return minutes == .unavailable ? .obstacleUnavailable : .obstacleTime(time: time(minutes))
  }
}
