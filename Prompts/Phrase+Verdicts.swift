// The verdict first, then one reason that names its rule and the answers it used.

extension Phrase {
  package static func verdictKeep(reason: String) -> Phrase { phrase(reason) }
  package static func verdictLetGo(reason: String) -> Phrase { phrase(reason) }
  package static func verdictUndecided(reason: String) -> Phrase { phrase(reason) }
  package static func reasonUsed(window: String) -> Phrase { phrase(window) }
  package static func reasonUsedOn(day: String, window: String) -> Phrase { phrase(day, window) }
  package static func reasonNeeded(window: String) -> Phrase { phrase(window) }
  package static var reasonEmergency: Phrase { phrase() }
  package static var reasonConsumable: Phrase { phrase() }
  package static var reasonSeasonal: Phrase { phrase() }
  package static var reasonNotMine: Phrase { phrase() }
  package static func reasonCheapAndQuick(
    cost: String,
    time: String,
    costLimit: String,
    minutesLimit: String
  ) -> Phrase {
    phrase(cost, time, costLimit, minutesLimit)
  }
  package static func reasonUseUnknown(window: String) -> Phrase { phrase(window) }
  package static func reasonUseUnsure(window: String) -> Phrase { phrase(window) }
  package static func reasonNotUsed(
    obstacle: String,
    costLimit: String,
    minutesLimit: String
  ) -> Phrase {
    phrase(obstacle, costLimit, minutesLimit)
  }
  package static func reasonNotExpected(
    obstacle: String,
    costLimit: String,
    minutesLimit: String
  ) -> Phrase {
    phrase(obstacle, costLimit, minutesLimit)
  }
  package static func reasonNotSure(
    obstacle: String,
    costLimit: String,
    minutesLimit: String
  ) -> Phrase {
    phrase(obstacle, costLimit, minutesLimit)
  }
  package static func obstacleCost(cost: String) -> Phrase { phrase(cost) }
  package static var obstacleCostUnknown: Phrase { phrase() }
  package static func obstacleOtherCurrency(cost: String, currency: String) -> Phrase {
    phrase(cost, currency)
  }
  package static func obstacleTime(cost: String, time: String) -> Phrase { phrase(cost, time) }
  package static func obstacleTimeUnknown(cost: String) -> Phrase { phrase(cost) }
  package static var obstacleUnavailable: Phrase { phrase() }
  package static func rules(
    window: String,
    cost: String,
    minutes: String,
    price: String,
    wait: String
  ) -> Phrase {
    phrase(window, cost, minutes, price, wait)
  }
  package static var rulesPreset: Phrase { phrase() }
  package static func reasonOf(name: String, sentence: String) -> Phrase { phrase(name, sentence) }
  package static func rangeText(low: String, high: String) -> Phrase { phrase(low, high) }
  package static func belowText(amount: String) -> Phrase { phrase(amount) }
  package static func aboveText(amount: String) -> Phrase { phrase(amount) }
  package static var amountUnknown: Phrase { phrase() }
  package static var amountUnavailable: Phrase { phrase() }
  package static var oneMinute: Phrase { phrase() }
  package static func minutesText(count: String) -> Phrase { phrase(count) }
  package static var oneHour: Phrase { phrase() }
  package static func hoursText(count: String) -> Phrase { phrase(count) }
  package static var oneDay: Phrase { phrase() }
  package static func daysText(count: String) -> Phrase { phrase(count) }
  package static var noTime: Phrase { phrase() }
}
