import LetGoCore

/// Reads an answer about how long it takes to get a thing.
struct DurationReader {
  let today: Day

  /// Returns the minutes that are meant.
  func read(_ tokens: [Token], _ lexicon: Lexicon) -> Reading {
    // "1:30" is ninety minutes or ninety seconds.
    for index in tokens.indices.dropLast(2) where tokens.isMark(":", at: index + 1) {
      if tokens[index].kind == .number, tokens[index + 2].kind == .number { return .unclear }
    }
    switch AmountReader(topic: .minutes).read(AmountScan(tokens, lexicon, .minutes)) {
    case .quantity(let quantity): return quantity.estimate.map(Reading.minutes) ?? .unclear
    case .word(let word): return estimate(word).map(Reading.minutes) ?? .unclear
    case .unclear: return weekday(tokens, lexicon).map(Reading.minutes) ?? .unclear
    }
  }

  private func estimate(_ word: AmountWord) -> Estimate? {
    switch word {
    case .zero: .exactly(.zero)
    case .tiny: .below(Topic.minutes.extreme)
    case .enormous: .above(Topic.minutes.extreme)
    case .unavailable: .unavailable
    case .unsure: .unknown
    case .minutes(let minutes): .exactly(Amount(minutes))
    case .approximate, .below, .above, .belowAfter, .aboveAfter, .to, .upTo, .or, .between, .plus,
      .and,
      .times, .each, .recurring, .bundle, .contrast, .leg, .including, .instead, .past, .now,
      .correction,
      .aside, .bothWays, .vague, .plain, .label, .whole:
      nil
    }
  }

  /// Returns the time until a day of the week that a delivery is promised for.
  private func weekday(_ tokens: [Token], _ lexicon: Lexicon) -> Estimate? {
    let grammar = TimeGrammar(tokens, lexicon, today, isPast: false)
    for index in tokens.indices {
      guard let phrase = grammar.phrase(at: index),
        phrase.relation == .at || phrase.relation == .until || phrase.relation == .before,
        let first = phrase.readings.first,
        first.isDay, let day = first.first, day > today.number,
        phrase.readings.count == 1 || phrase.side == .future
      else { continue }
      return .exactly(Amount((day - today.number) * 1_440))
    }
    return nil
  }
}
