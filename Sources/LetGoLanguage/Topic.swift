import LetGoCore

/// What an answer is about; it decides the unit of a bare number and what is no answer at all.
package enum Topic: String, CaseIterable, Sendable {
  /// Was it used within the last 90 days?
  case used
  /// Will it be used within the next 90 days?
  case next
  /// What would another one cost?
  case cost
  /// How many minutes would it take to get one?
  case minutes
  /// What does the wish cost?
  case price
  /// Shall it be done?
  case confirm
  /// How many were there?
  case count

  /// Makes the topic of a question about an item.
  package init(_ question: Question) {
    switch question {
    case .used: self = .used
    case .next: self = .next
    case .cost: self = .cost
    case .minutes: self = .minutes
    }
  }
}
