import LetGoCore

/// Reads an answer about how many things there were.
struct CountReader {
  /// The largest number of things that is read.
  static let most = 1_000_000

  /// Returns the number that is meant.
  func read(_ tokens: [Token], _ lexicon: Lexicon) -> Reading {
    if let count = Inventory(tokens, lexicon).count { return .count(count) }
    switch AmountReader(topic: .count).read(AmountScan(tokens, lexicon, .count)) {
    case .quantity(let quantity): return quantity.estimate.map(reading) ?? .unclear
    case .word(.unsure): return .answer(.unsure)
    case .word(.zero): return .count(0)
    case .word(.whole(let count)): return .count(count)
    case .word, .unclear: return .unclear
    }
  }

  private func reading(_ estimate: Estimate) -> Reading {
    guard case .exactly(let amount) = estimate else { return .roughCount(estimate) }
    let count = amount.thousandths / 1_000
    guard amount.thousandths % 1_000 == 0, (0...Int64(CountReader.most)).contains(count) else {
      return .unclear
    }
    return .count(Int(count))
  }
}
