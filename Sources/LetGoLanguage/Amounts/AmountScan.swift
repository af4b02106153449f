import LetGoCore

/// An answer about an amount, cut into amounts and the words between them.
struct AmountScan {
  /// One part of the answer.
  enum Piece {
    case quantity(Quantity)
    case word(AmountWord)
    /// A word in no table.
    case unknown
    case mark(String)
  }

  var pieces: [Piece] = []
  /// Whether it holds something that cannot be a number, or a negative one.
  var isBroken = false

  /// Cuts an answer.
  init(_ tokens: [Token], _ lexicon: Lexicon, _ topic: Topic) {
    let grammar = QuantityGrammar(tokens, lexicon, topic)
    var index = 0
    while index < tokens.count, !isBroken {
      let token = tokens[index]
      if token.kind == .broken || AmountScan.isMinus(tokens, at: index) {
        isBroken = true
        break
      }
      let word = grammar.words.match(tokens, at: index)
      if let quantity = grammar.quantity(at: index), AmountScan.isLonger(quantity, word, at: index)
      {
        isBroken = isBroken || quantity.isAmbiguous
        pieces.append(.quantity(quantity))
        index = quantity.end
      } else if let word {
        pieces.append(.word(word.value))
        index += word.length
      } else {
        append(token, isSmall: lexicon.small.contains(token.id))
        index += 1
      }
    }
  }

  private mutating func append(_ token: Token, isSmall: Bool) {
    switch token.kind {
    case .word:
      // Letters glued to an amount that are none of its units make it something else.
      if token.isGlued, case .quantity? = pieces.last { isBroken = true }
      pieces.append(isSmall ? .word(.plain) : .unknown)
    case .mark: pieces.append(.mark(token.text))
    case .number, .broken: isBroken = true
    }
  }

  /// Returns whether an amount is read in preference to a word at the same place.
  private static func isLonger(
    _ quantity: Quantity,
    _ word: (value: AmountWord, length: Int)?,
    at index: Int
  ) -> Bool {
    guard let word else { return true }
    return quantity.end - index > word.length
  }

  /// Returns whether a minus stands before a number.
  private static func isMinus(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens.isMark("-", at: index), index + 1 < tokens.count, tokens[index + 1].isGlued,
      tokens[index + 1].kind != .mark || tokens[index + 1].text == "$"
    else { return false }
    return index == 0 || tokens[index - 1].kind == .mark || !tokens[index].isGlued
  }
}
