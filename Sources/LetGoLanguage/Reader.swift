import LetGoCore

/// Reads what people type in answer to a question.
package struct Reader: Sendable {
  private let words: WordTables

  package init(words: WordTables = .english) {
    self.words = words
  }

  /// Returns what an answer means, seen from a day; unclear when it would have to be guessed.
  package func read(_ answer: String, about topic: Topic, on today: Day) -> Reading {
    let line = answer.trimmingBlanks().lowercased()
    guard !line.isEmpty, line.count <= 1_000, !line.unicodeScalars.contains(where: \.isControl)
    else { return .unclear }
    if let request = ShellRequest(rawValue: line) { return .command(request) }
    let bare = line.trimming(["!", ".", ","])
    switch topic {
    case .used:
      if let day = Day(bare) { return day <= today ? .lastUse(day) : .unclear }
      return readPolar(bare)
    case .next, .confirm: return readPolar(bare)
    case .cost, .price: return readPrice(bare)
    case .minutes: return readMinutes(bare)
    case .count:
      return Int(bare).flatMap { (0...1_000_000).contains($0) ? .count($0) : nil } ?? .unclear
    }
  }

  private func readPolar(_ text: String) -> Reading {
    if let exemption = words.exemptions[text] { return .exemption(exemption) }
    return words.polar[text].map(Reading.answer) ?? .unclear
  }

  private func readPrice(_ text: String) -> Reading {
    if let exemption = words.exemptions[text] { return .exemption(exemption) }
    if words.polar[text] == .unsure { return .price(Price(.unknown)) }
    var currency: Currency?
    var amount: Amount?
    for token in NumberToken.split(text) where !words.fillers.contains(token) {
      if let known = words.currencies[token] ?? Currency(token), currency == nil {
        currency = known
      } else if let number = number(token), amount == nil {
        amount = number
      } else {
        return .unclear
      }
    }
    return amount.map { .price(Price(.exactly($0), currency)) } ?? .unclear
  }

  private func readMinutes(_ text: String) -> Reading {
    if let exemption = words.exemptions[text] { return .exemption(exemption) }
    if words.polar[text] == .unsure { return .minutes(.unknown) }
    var unit: Int?
    var amount: Amount?
    for token in NumberToken.split(text) where !words.fillers.contains(token) {
      if let number = number(token), amount == nil {
        amount = number
      } else if let minutes = words.units[token], unit == nil, amount != nil {
        unit = minutes
      } else {
        return .unclear
      }
    }
    guard let amount else { return .unclear }
    let (product, overflow) = amount.thousandths.multipliedReportingOverflow(by: Int64(unit ?? 1))
    guard !overflow, product <= Amount.largest.thousandths else { return .unclear }
    return .minutes(.exactly(Amount(thousandths: product)))
  }

  private func number(_ token: String) -> Amount? {
    Amount(token) ?? words.numbers[token].map { Amount($0) }
  }
}

/// Splits a text where blanks stand and where digits meet anything else.
enum NumberToken {
  static func split(_ text: String) -> [String] {
    var tokens: [String] = []
    var current = ""
    func isNumeric(_ character: Character) -> Bool {
      character.isASCII && (character.isNumber || character == ".")
    }
    for character in text {
      if character == " " || (current.last.map { isNumeric($0) != isNumeric(character) } ?? false) {
        if !current.isEmpty { tokens.append(current) }
        current = ""
      }
      if character != " " { current.append(character) }
    }
    if !current.isEmpty { tokens.append(current) }
    return tokens
  }
}

extension String {
  /// Returns the text without the given characters at its ends.
  func trimming(_ characters: Set<Character>) -> String {
    var rest = self[...]
    while let last = rest.last, characters.contains(last) { rest.removeLast() }
    while let first = rest.first, characters.contains(first) { rest.removeFirst() }
    return String(rest)
  }
}
