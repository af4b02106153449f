import LetGoCore

/// Finds what a person names instead of an answer: a loss, or what puts a thing outside the rules.
struct NamedReason {
  let lexicon: Lexicon

  /// Returns the reason named in an answer that settles nothing else, or nil.
  func reading(_ tokens: [Token], about topic: Topic) -> Reading? {
    guard topic != .count, topic != .price else { return nil }
    var named: Exemption?
    var index = 0
    while index < tokens.count {
      if let (_, length) = lexicon.exceptions.match(tokens, at: index) {
        index += length
        continue
      }
      let loss = lexicon.losses.match(tokens, at: index)
      let exemption = lexicon.exemptions.match(tokens, at: index)
      // "From my sister, borrowed" is longer than "from my sister", which alone tells of her.
      if let exemption, exemption.length > loss?.length ?? 0 {
        named = named ?? exemption.value
        index += exemption.length
      } else if loss != nil {
        return .loss
      } else {
        index += 1
      }
    }
    guard topic != .confirm else { return nil }
    if named == nil, isPossession(tokens) { named = .notMine }
    return named.map(Reading.exemption)
  }

  /// Returns whether a clause says whose the thing is and no more: "my brother's" is an answer,
  /// while "my brother's wedding" is a time.
  private func isPossession(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard let (_, length) = lexicon.possessions.match(tokens, at: index) else { return false }
      return isBoundary(tokens, at: index - 1) && !isContrast(tokens, at: index - 1)
        && isBoundary(tokens, at: index + length)
    }
  }

  /// Whether a person speaks of another one from here on: "no, but my son is".
  private func isContrast(_ tokens: [Token], at index: Int) -> Bool {
    tokens.indices.contains(index)
      && lexicon.polar[.used]?.match(tokens, at: index)?.value == .contrast
  }

  /// Returns whether a clause ends or begins at a place outside it.
  private func isBoundary(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind != .mark else { return true }
    switch lexicon.polar[.used]?.match(tokens, at: index)?.value {
    case .yes, .no, .correction, .turn, .contrast, .conclusion, .joint: return true
    default: return false
    }
  }
}
