/// What a person said about one item; what was not asked or not answered is nil.
package struct Answers: Equatable, Sendable {
  /// When it was last used.
  package var used: Use?
  /// Whether it will be used soon; asked after anything but a yes to the first.
  package var next: Forecast?
  /// What another one would cost.
  package var cost: Price?
  /// How many minutes getting another one would take.
  package var minutes: Estimate?
  /// What puts it outside the arithmetic.
  package var exemption: Exemption?

  @inlinable package init(
    used: Use? = nil,
    next: Forecast? = nil,
    cost: Price? = nil,
    minutes: Estimate? = nil,
    exemption: Exemption? = nil
  ) {
    self.used = used
    self.next = next
    self.cost = cost
    self.minutes = minutes
    self.exemption = exemption
  }
}

/// An answer to the first question, kept so that it can be weighed on a later day.
package enum Use: Equatable, Sendable {
  /// The person answered on that day, about the window that ends with it.
  case said(Answer, on: Day)
  /// It was last used on a known day.
  case last(Day)

  /// Returns what it says about use within the window before a day; nil when it has expired.
  package func weighed(on day: Day, window: Int) -> Answer? {
    switch self {
    case .said(let answer, on: let asked): day - asked <= window ? answer : nil
    case .last(let used): day - used <= window ? .yes : .no
    }
  }
}

/// An answer to the second question, which counts for one window from the day it was given.
package struct Forecast: Equatable, Sendable {
  /// Whether it will be used within the next window.
  package var answer: Answer
  /// The day it was asked.
  package var asked: Day

  package init(_ answer: Answer, asked: Day) {
    self.answer = answer
    self.asked = asked
  }

  /// Returns the answer as long as it counts, else nil.
  package func weighed(on day: Day, window: Int) -> Answer? {
    day - asked <= window ? answer : nil
  }
}
