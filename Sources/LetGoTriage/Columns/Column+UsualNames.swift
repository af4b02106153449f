extension Column {
  /// A few headers by which it is known, for a person whose list has others; the alias table has all.
  package var usualNames: [String] {
    switch self {
    case .item: ["item", "name", "product name", "title", "Gegenstand", "nom", "artículo", "naam"]
    case .used: ["used", "last used", "zuletzt benutzt"]
    case .next: ["needed soon"]
    case .cost: ["cost", "price", "value", "Preis", "prix"]
    case .minutes: ["minutes"]
    case .exempt: ["consumable", "first aid"]
    case .count: ["quantity", "Anzahl"]
    case .place: ["location", "room", "Ort"]
    case .category: ["category", "type"]
    case .reference: ["id", "serial number"]
    case .currency: ["currency"]
    case .note: ["notes"]
    case .owned: ["owned", "status", "sold"]
    }
  }
}
