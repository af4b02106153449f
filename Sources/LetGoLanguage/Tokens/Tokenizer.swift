/// Cuts a line into words, numbers and marks.
struct Tokenizer {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var tokens: [Token] = []
  private var hasBlank = true

  /// Returns the tokens of a line, not yet looked up in a vocabulary.
  static func tokens(of line: Line) -> [Token] {
    var tokenizer = Tokenizer(scalars: line.scalars)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    tokens.reserveCapacity(scalars.count / 4 + 2)
  }

  private mutating func run() {
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == " " {
        hasBlank = true
        index += 1
      } else if isLetter(scalar) {
        readWord()
      } else if Numeral.isDigit(scalar) || (scalar == "." && isDigit(at: index + 1) && hasBlank) {
        readNumber()
      } else if scalar == "'" {
        readApostrophe()
      } else {
        readMark(scalar)
      }
    }
  }

  private mutating func append(_ kind: Token.Kind, _ text: String, _ value: Int64 = 0) {
    tokens.append(
      Token(
        kind: kind,
        text: text,
        id: Vocabulary.unknown,
        value: value,
        isGlued: !hasBlank
      )
    )
    hasBlank = false
  }

  private mutating func readWord() {
    let start = index
    while index < scalars.count,
      isLetter(scalars[index]) || (scalars[index] == "'" && isLetter(at: index + 1))
    { index += 1 }
    append(.word, text(start..<index))
    skipHyphen()
  }

  private mutating func readNumber() {
    let start = index
    if scalars[index] == "." {
      // A point before the digits: the zero is left out.
      let numeral = Numeral(["0"] + scalars[index...].prefix(Line.longest), at: 0)
      index += numeral.end - 1
      append(.number, text(start..<index), numeral.value ?? 0)
      return
    }
    let numeral = Numeral(scalars, at: index)
    index = numeral.end
    append(numeral.value == nil ? .broken : .number, text(start..<index), numeral.value ?? 0)
    tokens[tokens.count - 1].isPlain = numeral.isPlain
    if index + 1 < scalars.count, scalars[index] == "-", isLetter(scalars[index + 1]) {
      index += 1
      hasBlank = true
    }
  }

  /// Reads a year such as '98; any other apostrophe outside a word is a quotation mark.
  private mutating func readApostrophe() {
    let isYear =
      isDigit(at: index + 1) && isDigit(at: index + 2) && !isDigit(at: index + 3) && hasBlank
    guard isYear else {
      index += 1
      return
    }
    append(
      .number,
      text(index..<index + 3),
      Int64(text(index + 1..<index + 3)).map { $0 * 1_000 } ?? 0
    )
    index += 3
  }

  private mutating func readMark(_ scalar: Unicode.Scalar) {
    var end = index + 1
    while end < scalars.count, scalars[end] == scalar, scalar != "<", scalar != "$" { end += 1 }
    let count = end - index
    index = end
    switch scalar {
    case "\"", "*": hasBlank = true
    case "." where count > 1: append(.mark, "…")
    case "–" where isDigit(at: index) && tokens.last?.kind == .number: append(.mark, "-")
    case "-" where count > 1 || isDash: append(.mark, "–")
    default:
      if let whole = Fraction.thousandths(scalar) {
        append(.number, String(Character(scalar)), whole)
      } else {
        append(scalar.isASCII || scalar == "–" ? .mark : .word, String(Character(scalar)))
      }
    }
  }

  /// Whether the hyphen just read stands between blanks and not between numbers.
  private var isDash: Bool {
    hasBlank && index < scalars.count && scalars[index] == " "
      && !(tokens.last?.kind == .number && isDigit(at: index + 1))
  }

  /// Passes over a hyphen inside a compound such as `second-hand`.
  private mutating func skipHyphen() {
    guard index + 1 < scalars.count, scalars[index] == "-", isLetter(scalars[index + 1]) else {
      return
    }
    index += 1
    hasBlank = true
  }

  private func text(_ range: Range<Int>) -> String {
    var text = ""
    for scalar in scalars[range] { text.unicodeScalars.append(scalar) }
    return text
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar)
  }

  private func isLetter(at index: Int) -> Bool {
    index < scalars.count && isLetter(scalars[index])
  }

  private func isDigit(at index: Int) -> Bool {
    index < scalars.count && Numeral.isDigit(scalars[index])
  }
}
