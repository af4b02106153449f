import LetGoCore

/// What an answer about an amount comes to.
enum AmountReading {
  case quantity(Quantity)
  /// No number, but a word that answers the question.
  case word(AmountWord)
  case unclear
}

/// Brings the amounts of an answer together: sums, products, corrections, what holds today.
struct AmountReader {
  let topic: Topic

  /// Returns what an answer comes to.
  func read(_ scan: AmountScan) -> AmountReading {
    guard !scan.isBroken else { return .unclear }
    let pieces = afterCorrection(scan.pieces)
    let terms = Terms(pieces, topic)
    guard !terms.isUnusable else { return .unclear }
    if let word = decisive(pieces, terms) { return .word(word) }
    guard !terms.native.isEmpty else { return terms.hasForeign ? .unclear : wordOnly(pieces) }
    return total(terms).map(AmountReading.quantity) ?? .unclear
  }

  /// Returns what was said after the last correction that an answer follows.
  private func afterCorrection(_ pieces: [AmountScan.Piece]) -> [AmountScan.Piece] {
    var start = 0
    var pending: Int?
    var hasBefore = false
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .word(.correction) where hasBefore: pending = index + 1
      case .quantity, .word(.zero):
        if let from = pending { start = from }
        pending = nil
        hasBefore = true
      case .word, .unknown, .mark: break
      }
    }
    let rest = Array(pieces[start...])
    return start > 0 ? inheriting(from: pieces[..<start], rest) : rest
  }

  /// Gives a small bare number after a correction the long unit that was said before it.
  private func inheriting(
    from before: ArraySlice<AmountScan.Piece>,
    _ rest: [AmountScan.Piece]
  ) -> [AmountScan.Piece] {
    var unit: Unit?
    for case .quantity(let quantity) in before { unit = quantity.unit ?? unit }
    guard let unit, unit.dimension == .time, unit.factor >= 3_600 else { return rest }
    return rest.map { piece in
      guard case .quantity(var quantity) = piece, quantity.unit == nil,
        (quantity.high ?? 0) <= 12_000
      else { return piece }
      quantity.unit = unit
      return .quantity(quantity)
    }
  }

  /// Returns a word that outweighs the numbers around it.
  private func decisive(_ pieces: [AmountScan.Piece], _ terms: Terms) -> AmountWord? {
    var word: AmountWord?
    for case .word(let candidate) in pieces {
      if candidate == .unavailable { word = candidate }
      if candidate == .recurring { return .vague }
    }
    guard word != nil else { return nil }
    let hasFigure = terms.native.contains { $0.quantity.unit != nil }
    return hasFigure ? nil : word
  }

  private func wordOnly(_ pieces: [AmountScan.Piece]) -> AmountReading {
    var found: AmountWord?
    for case .word(let word) in pieces {
      switch word {
      case .zero, .tiny, .enormous, .minutes, .whole:
        if let found, found != word, found != .unsure { return .unclear }
        found = word
      case .unsure: found = found ?? word
      case .vague: return .unclear
      case .approximate, .below, .above, .belowAfter, .aboveAfter, .to, .upTo, .or, .between, .plus,
        .and,
        .times, .each, .recurring, .bundle, .contrast, .leg, .including, .instead, .past, .now,
        .correction,
        .aside, .bothWays, .unavailable, .plain, .label:
        break
      }
    }
    return found.map(AmountReading.word) ?? .unclear
  }

  private func total(_ terms: Terms) -> Quantity? {
    var native = terms.native
    if native.contains(where: { $0.isNow }) { native = native.filter(\.isNow) }
    let current = native.filter { !$0.isPast }
    if !current.isEmpty { native = current }
    // What stands in brackets explains the amount before it; only a count can be its sum.
    let main = native.filter { !$0.isDetail }
    let isExplained = topic != .count && !main.isEmpty && main.count < native.count
    if isExplained { native = main }
    guard let first = native.first else { return nil }
    guard native.count > 1 else {
      return terms.isBothWays && !isExplained ? doubled(first.quantity) : first.quantity
    }
    return Combination(native, topic, terms).total
  }

  private func doubled(_ quantity: Quantity) -> Quantity {
    var both = quantity
    both.multiply(by: 2)
    return both
  }
}
