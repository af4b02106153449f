/// What a column of a table is about.
package enum Column: String, CaseIterable, Sendable {
  /// What the thing is called.
  case item
  /// Whether it was used lately, or when last.
  case used
  /// Whether it will be used soon.
  case next
  /// What another one would cost.
  case cost
  /// How many minutes getting another one would take.
  case minutes
  /// What puts it outside the arithmetic.
  case exempt
  /// How many pieces it is.
  case count
  /// Where it is.
  case place
  /// What sort of thing it is.
  case category
  /// By what the list itself tells it from others: a number, a serial, an import reference.
  case reference
  /// The currency of its cost.
  case currency
  /// What is noted about it.
  case note
  /// Whether it is still in the house.
  case owned
}

extension Column {
  /// Whether its cells answer one of the questions.
  var isAnswer: Bool {
    switch self {
    case .used, .next, .cost, .minutes, .exempt: true
    case .item, .count, .place, .category, .reference, .currency, .note, .owned: false
    }
  }

  /// Returns what a header cell names, and how well: 0 is best; nil when it names nothing known.
  static func named(_ header: String) -> (column: Column, rank: Int)? {
    let name = normalized(header)
    for (column, aliases) in aliases {
      if let rank = aliases.firstIndex(of: name) { return (column, rank) }
    }
    return nil
  }

  /// Returns a header in the spelling of the alias table: `HB.Purchase_Price (EUR)` is
  /// `purchase price`.
  private static func normalized(_ header: String) -> String {
    var name = header.lowercased()
    if name.hasPrefix("hb.") { name.removeFirst(3) }
    if let unit = name.firstIndex(of: "("), unit > name.startIndex { name.removeSubrange(unit...) }
    let words = name.split { $0.isWhitespace || $0 == "_" || $0 == "-" || $0 == ":" }
    return words.joined(separator: " ")
  }
}
