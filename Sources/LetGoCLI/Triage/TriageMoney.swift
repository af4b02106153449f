import LetGoCore
import LetGoPrompts

/// What the rows of a list come to besides their number: pieces and money.
struct TriageMoney {
  private var pieces = 0
  private var tiedUp = MoneyTotals()
  private var buyBack = MoneyTotals()
  private let own: Currency?

  init(own: Currency?) {
    self.own = own
  }

  /// Counts a row.
  mutating func add(_ cost: Price?, pieces: Int, _ verdict: Verdict) {
    self.pieces += pieces
    guard let cost else { return }
    switch verdict {
    case .keep: break
    case .undecided: tiedUp.add(cost, times: pieces, own: own)
    case .letGo:
      tiedUp.add(cost, times: pieces, own: own)
      buyBack.add(cost, times: pieces, own: own)
    }
  }

  /// What there is to say of it, a phrase a line.
  func phrases(in wording: Wording) -> [Phrase] {
    var phrases: [Phrase] = []
    if pieces > 0 { phrases.append(.triagePieces(count: String(pieces))) }
    if !tiedUp.isEmpty { phrases.append(.triageTiedUp(money: wording.sums(tiedUp))) }
    if !buyBack.isEmpty { phrases.append(.triageBuyBack(money: wording.sums(buyBack))) }
    return phrases
  }
}

extension Wording {
  /// Returns sums like `$8, €12`.
  func sums(_ totals: MoneyTotals) -> String {
    totals.amounts.map { money($0.amount, $0.currency) }.joined(separator: ", ")
  }
}
