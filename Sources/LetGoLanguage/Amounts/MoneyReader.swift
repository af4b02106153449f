import LetGoCore

/// Reads an answer about money.
struct MoneyReader {
  let topic: Topic

  /// Returns the price that is meant.
  func read(_ tokens: [Token], _ lexicon: Lexicon) -> Reading {
    switch AmountReader(topic: topic).read(AmountScan(tokens, lexicon, topic)) {
    case .quantity(let quantity):
      return quantity.estimate.map { .price(Price($0, quantity.unit?.currency)) } ?? .unclear
    case .word(let word): return estimate(word).map { .price(Price($0)) } ?? .unclear
    case .unclear: return .unclear
    }
  }

  private func estimate(_ word: AmountWord) -> Estimate? {
    switch word {
    case .zero: .exactly(.zero)
    case .tiny: .below(topic.extreme)
    case .enormous: .above(topic.extreme)
    case .unavailable: .unavailable
    case .unsure: .unknown
    case .approximate, .below, .above, .belowAfter, .aboveAfter, .to, .upTo, .or, .between, .plus,
      .and,
      .times, .each, .recurring, .bundle, .contrast, .leg, .including, .instead, .past, .now,
      .correction,
      .aside, .bothWays, .vague, .plain, .label, .whole, .minutes:
      nil
    }
  }
}
