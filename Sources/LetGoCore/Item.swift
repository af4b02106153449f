/// Something owned, weighed for keeping.
package struct Item: Equatable, Sendable {
  /// Names the item for good.
  package let id: ID
  /// What the person calls it.
  package var name: Name
  /// What was said about it.
  package var answers: Answers
  /// What the person did with it; nil while it is open.
  package var outcome: Outcome?

  package init(id: ID, name: Name, answers: Answers, outcome: Outcome?) {
    self.id = id
    self.name = name
    self.answers = answers
    self.outcome = outcome
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
