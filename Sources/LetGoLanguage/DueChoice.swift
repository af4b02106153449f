/// What becomes of a wish that has waited long enough.
package enum WishChoice: Sendable {
  /// It is still wanted, which is no purchase yet.
  case wanted
  case bought
  case passed
  case again
  case later

  /// Reads a choice in words; nil for none, for several, and for a deed in a text that says more.
  package init?(reading text: String, in words: WordTables = .english) {
    let choices = words.choices()
    let choice = choices.one(of: choices.wishes, in: text) { $0 == .bought || $0 == .passed }
    guard let choice else { return nil }
    self = choice
  }
}

/// What becomes of a box that was not opened for long enough.
package enum BoxChoice: Sendable {
  case keep
  /// Let go, and still in the house.
  case letGo
  case out
  case again
  case later

  /// Reads a choice in words; nil for none, for several, and for a deed in a text that says more and
  /// was not read as a yes to letting go.
  package init?(reading text: String, isYes: Bool, in words: WordTables = .english) {
    let choices = words.choices()
    let choice = choices.one(of: choices.boxes, in: text, isAgreed: isYes) {
      $0 == .letGo || $0 == .out
    }
    guard let choice else { return nil }
    self = choice
  }
}
