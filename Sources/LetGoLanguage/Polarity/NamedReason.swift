import LetGoCore

/// Finds what a person names instead of an answer: a loss, or what puts a thing outside the rules.
struct NamedReason {
  let lexicon: Lexicon

  /// Returns the reason named in an answer that settles nothing else, or nil.
  func reading(_ tokens: [Token], about topic: Topic) -> Reading? {
    guard topic != .count, topic != .price else { return nil }
    for index in tokens.indices where lexicon.losses.match(tokens, at: index) != nil {
      return .loss
    }
    guard topic != .confirm else { return nil }
    for index in tokens.indices {
      if let (exemption, _) = lexicon.exemptions.match(tokens, at: index) {
        return .exemption(exemption)
      }
    }
    return nil
  }
}
