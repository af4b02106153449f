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
          costLimit: number(limits.cost),
          minutesLimit: number(limits.minutes)
        )
      )
    case .useUnknown(.unsure): return text(.reasonUseUnsure(window: window))
    case .useUnknown: return text(.reasonUseUnknown(window: window))
    case .notCheap(let price, let next): return notUsed(next, but: obstacle(price))
    case .notQuick(let price, let minutes, let next):
      return notUsed(next, but: obstacle(minutes, at: price))
    }
  }

  private func notUsed(_ next: Answer?, but obstacle: Phrase) -> String {
    let obstacle = text(obstacle)
    let cost = number(limits.cost)
    let minutes = number(limits.minutes)
    switch next {
    case .no:
      return text(
        .reasonNotExpected(obstacle: obstacle, costLimit: cost, minutesLimit: minutes)
      )
    case .unsure:
      return text(
        .reasonNotSure(obstacle: obstacle, costLimit: cost, minutesLimit: minutes)
      )
    case .yes, nil:
      return text(.reasonNotUsed(obstacle: obstacle, costLimit: cost, minutesLimit: minutes))
    }
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

  private func obstacle(_ minutes: Estimate?, at price: Price) -> Phrase {
    let cost = self.price(price)
    guard let minutes, minutes != .unknown else { return .obstacleTimeUnknown(cost: cost) }
    return minutes == .unavailable
      ? .obstacleUnavailable : .obstacleTime(cost: cost, time: time(minutes))
  }
}
