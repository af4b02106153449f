/// Something owned, weighed for keeping.
package struct Item: Equatable, Sendable {
  /// Names the item for good.
  package let id: ID
  /// What the person calls it.
  package var name: Name
  /// What was said about it.
  package var answers: Answers
  /// How many pieces it is.
  package var count = 1
  /// What the person did with it; nil while it is open.
  package var outcome: Outcome?
  /// How and where it left, as far as the person said.
  package var leaving = Leaving()
  /// The label of the box that it is in; nil for a box of its own.
  package var label: Name?
  /// The day on which another one was got; nil while none was.
  package var again: Day?
  /// The price of that other one; nil where the person did not say.
  package var paid: Price?

  /// The most pieces that one item can be.
  package static let most = 1_000_000

  package init(id: ID, name: Name, answers: Answers, outcome: Outcome?) {
    self.id = id
    self.name = name
    self.answers = answers
    self.outcome = outcome
  }
}

/// How something left the house, as far as the person said.
package struct Leaving: Equatable, Sendable {
  /// How it left.
  package var way: Way?
  /// Where it went, in the person's words.
  package var place: String?
  /// Why, in the person's words.
  package var reason: String?
  /// The price that it brought.
  package var got: Price?
  /// The day of the person's on which it left, where they named it; nil for the day of the record.
  package var day: Day?

  /// The ways in which things leave a house.
  package enum Way: String, CaseIterable, Sendable {
    case sold
    case given
    case recycled
    case thrown
  }

  package init(
    way: Way? = nil,
    place: String? = nil,
    reason: String? = nil,
    got: Price? = nil,
    day: Day? = nil
  ) {
    self.way = way
    self.place = place
    self.reason = reason
    self.got = got
    self.day = day
  }
}

/// What a person did with an item, and on which of their days.
package struct Outcome: Equatable, Sendable {
  /// What was done.
  package var kind: Kind
  /// The person's day.
  package var day: Day

  /// What can be done with an item.
  package enum Kind: String, CaseIterable, Sendable {
    case kept
    /// Put away for 30 days; what is not opened by then goes.
    case boxed
    /// Let go, but still in the house.
    case decided
    /// Out of the house.
    case out
  }

  package init(_ kind: Kind, on day: Day) {
    self.kind = kind
    self.day = day
  }
}
