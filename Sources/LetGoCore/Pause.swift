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
  /// Where it was seen, in the person's words; empty when they did not say.
  package var place: String
  /// The day the wait began.
  package var began: Day
  /// When the wait began, in milliseconds since 1970-01-01T00:00Z.
  package var start: Int64
  /// How it ended; nil while it waits.
  package var ending: PauseEnding?

  package init(
    id: ID,
    name: Name,
    price: Price,
    reason: String,
    place: String = "",
    began: Day,
    start: Int64,
    ending: PauseEnding?
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.reason = reason
    self.place = place
    self.began = began
    self.start = start
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

  /// Returns how long a wish at a price waits.
  ///
  /// Days, unless the person has the short wait of The Minimalists' newer rule, 30 hours, for what
  /// surely costs less than the long one asks for; where no price asks for the long one, for all.
  package func wait(for price: Price) -> Wait {
    guard let pauseHours else { return .days(pauseDays) }
    guard let longPausePrice else { return .hours(pauseHours) }
    return price.isBelow(longPausePrice, in: currency) == .yes
      ? .hours(pauseHours) : .days(pauseDays)
  }

  /// Returns when a wish at a price has waited long enough.
  package func end(ofWaitFor price: Price, from start: Moment) -> WaitEnd {
    switch wait(for: price) {
    case .days(let count): .day(start.day + count)
    case .hours(let count): .instant(start.milliseconds + Int64(count) * 3_600_000)
    }
  }

  /// Returns when a wish has waited long enough.
  package func end(of pause: Pause) -> WaitEnd {
    end(ofWaitFor: pause.price, from: Moment(milliseconds: pause.start, day: pause.began))
  }

  /// Returns the day on which a box that was closed on a day is due.
  package func end(ofBoxFrom day: Day) -> Day {
    day + pauseDays
  }
}

/// How long a wish waits.
package enum Wait: Equatable, Sendable {
  /// So many of the person's days.
  case days(Int)
  /// So many hours that pass, whatever the clocks do.
  case hours(Int)
}

/// When a wait is over.
package enum WaitEnd: Equatable, Sendable {
  /// With the beginning of one of the person's days.
  case day(Day)
  /// At an instant, in milliseconds since 1970-01-01T00:00Z.
  case instant(Int64)

  /// Whether the wait is over.
  package func isReached(at moment: Moment) -> Bool {
    switch self {
    case .day(let day): day <= moment.day
    case .instant(let instant): instant <= moment.milliseconds
    }
  }
}
