/// A wish to buy something, waited on.
package struct Pause: Equatable, Sendable {
  /// Names the wish for good.
  package let id: ID
  /// What is wished for.
  package var name: Name
  /// What it costs.
  package var price: Price
  /// Why, in the person's words; empty when they gave no reason.
  package var reason: String
  /// The day the wait began.
  package var began: Day
  /// How it ended; nil while it waits.
  package var ending: PauseEnding?

  package init(
    id: ID,
    name: Name,
    price: Price,
    reason: String,
    began: Day,
    ending: PauseEnding?
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.reason = reason
    self.began = began
    self.ending = ending
  }
}

/// How a wish ended, and on which of the person's days.
package struct PauseEnding: Equatable, Sendable {
  /// How it ended.
  package var kind: Kind
  /// The person's day.
  package var day: Day

  /// The two ways in which a wish can end.
  package enum Kind: String, CaseIterable, Sendable {
    case bought
    case passed
  }

  package init(_ kind: Kind, on day: Day) {
    self.kind = kind
    self.day = day
  }
}

extension Limits {
  /// Returns whether a wish at a price waits: over the limit it does, at it or under it does not.
  ///
  /// The Minimalists' 30/30 rule. Unsure when the price could be on either side.
  package func pauses(_ price: Price) -> Answer {
    guard price.isComparable(with: currency) else { return .unsure }
    switch price.estimate {
    case .exactly(let amount): return amount > pausePrice ? .yes : .no
    case .between(let low, let high):
      return low > pausePrice ? .yes : high <= pausePrice ? .no : .unsure
    case .below(let bound): return bound <= pausePrice ? .no : .unsure
    case .above(let bound): return bound >= pausePrice ? .yes : .unsure
    case .unavailable: return .yes
    case .unknown: return .unsure
    }
  }

  /// Returns the day on which a wish or a box that began on a day has waited long enough.
  package func end(ofWaitFrom day: Day) -> Day {
    day + pauseDays
  }
}
