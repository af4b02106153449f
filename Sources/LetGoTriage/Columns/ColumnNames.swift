import LetGoCore

/// What the headers of a list are understood as: by the aliases, and by what the person said.
struct ColumnNames {
  private let said: [Column: String]

  /// Makes names of the aliases; a column in `said` is the one with that header and no other.
  init(said: [Column: String] = [:]) {
    self.said = said.mapValues { HeaderName($0).text }
  }

  /// What a header names, and how well: 0 is best.
  struct Match {
    let column: Column
    var rank = 0
    var rule: ColumnRule?
  }

  /// Returns what a header names; nil when it names nothing known.
  func match(_ header: String) -> Match? {
    let name = HeaderName(header)
    let known = ColumnNames.index[name.text]
    if let column = said.first(where: { $0.value == name.text })?.key {
      let isKnown = known?.column == column
      let fallback: ColumnRule? = column == .owned ? .goneWhenNo : nil
      return Match(column: column, rule: isKnown ? known?.rule : fallback)
    }
    guard var match = known, said[match.column] == nil else { return nil }
    if match.column == .cost { match.rule = name.currency.map { .currency($0) } }
    return match
  }

  /// Returns the columns that the person named and that are not among some headers.
  func absent(from headers: [String]) -> [String] {
    let names = Set(headers.map { HeaderName($0).text })
    return said.values.filter { !names.contains($0) }.sorted()
  }

  private static let index: [String: Match] = {
    var index: [String: Match] = [:]
    for alias in ColumnAlias.all {
      for (name, rank) in alias.names where index[name].map({ $0.rank > rank }) ?? true {
        index[name] = Match(column: alias.column, rank: rank, rule: alias.rule)
      }
    }
    return index
  }()
}

/// A header in the spelling of the alias table: `HB.Purchase_Price (EUR)` is `purchase price`.
struct HeaderName {
  /// The words, in small letters, with single blanks between them.
  let text: String
  /// The currency that stands after them: `Price (EUR)`, `Preis in €`.
  let currency: Currency?

  init(_ header: String) {
    var name = header
    if name.lowercased().hasPrefix("hb.") { name.removeFirst(3) }
    var unit: String?
    if let open = name.firstIndex(where: { $0 == "(" || $0 == "[" }), open > name.startIndex {
      unit = name[open...].filter { !"()[]".contains($0) }.trimmingBlanks()
      name.removeSubrange(open...)
    }
    var words = HeaderName.words(of: name)
    // A lone word is a name, even where it could be a currency too.
    if unit == nil, words.count > 1, let last = words.last, Currency(unit: last) != nil {
      unit = words.removeLast()
      if words.count > 1, words.last == "in" { words.removeLast() }
    }
    text = words.joined(separator: " ")
    currency = unit.flatMap { Currency(unit: $0) }
  }

  /// Splits at blanks, marks and where a small letter meets a capital (`purchasePrice`).
  private static func words(of name: String) -> [String] {
    var spaced = ""
    var isAfterSmall = false
    for character in name {
      if character.isUppercase, isAfterSmall { spaced.append(" ") }
      isAfterSmall = character.isLowercase
      spaced.append(character)
    }
    return spaced.lowercased()
      .split { $0.isWhitespace || "_-:#*\"".contains($0) }.map(String.init)
  }
}

extension Currency {
  /// Reads a sign or a code as headers and cells write them; nil for all else.
  init?(unit text: String) {
    switch text.uppercased() {
    case "€", "EURO", "EUROS": self.init("EUR")
    case "$", "US$", "USD$", "DOLLAR", "DOLLARS": self.init("USD")
    case "£": self.init("GBP")
    case "¥": self.init("JPY")
    case "FR.", "SFR", "SFR.": self.init("CHF")
    case let code where Currency.known.contains(code): self.init(code)
    default: return nil
    }
  }

  /// The codes that are taken for currencies in headers and cells, where other words of three
  /// letters are not.
  private static let known: Set<String> = [
    "AED", "ARS", "AUD", "BGN", "BRL", "CAD", "CHF", "CLP", "CNY", "COP", "CZK", "DKK", "EGP",
    "EUR",
    "GBP", "HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KRW", "MXN", "MYR", "NOK", "NZD",
    "PEN",
    "PHP", "PLN", "RON", "RSD", "RUB", "SAR", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD",
    "VND",
    "ZAR",
  ]
}
