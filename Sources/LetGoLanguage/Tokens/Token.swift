/// A word, a number or a mark of a line.
struct Token: Sendable {
  /// What a token is made of.
  enum Kind: Sendable {
    case word
    case number
    case mark
    /// Letters and digits that make no sense together; what holds one cannot be read.
    case broken
  }

  var kind: Kind
  /// The letters or digits as they were written, in lower case.
  var text: String
  /// The number of the word in the vocabulary, or `Vocabulary.unknown`.
  var id: Int32
  /// The value of a number in thousandths; `Token.huge` when it is too large to hold.
  var value: Int64 = 0
  /// Whether a number consists of digits alone, without decimals or grouping.
  var isPlain = false
  /// Whether no blank stands before it.
  var isGlued = false

  /// Stands for a number that is too large to count with.
  static let huge = Int64.max

  /// The value of a number of plain digits as a whole, or nil.
  var whole: Int? {
    kind == .number && isPlain && value != Token.huge ? Int(value / 1_000) : nil
  }
}

extension [Token] {
  /// Returns the word at a position, or the unknown one outside.
  func id(at index: Int) -> Int32 {
    indices.contains(index) ? self[index].id : Vocabulary.unknown
  }

  /// Returns whether the token at a position is a given mark.
  func isMark(_ text: String, at index: Int) -> Bool {
    indices.contains(index) && self[index].kind == .mark && self[index].text == text
  }

  /// Returns whether the sign of a currency stands at an index.
  func isMoneySign(at index: Int) -> Bool {
    indices.contains(index)
      && self[index].text.unicodeScalars.contains {
        $0.properties.generalCategory == .currencySymbol
      }
  }
}
