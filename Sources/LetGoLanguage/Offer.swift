/// The three equal offers for an item that the rules leave undecided.
package enum Offer: CaseIterable, Sendable {
  case letGo
  case box
  case leave

  /// Reads a person's choice, or returns nil when it is none of the three.
  package init?(reading text: String) {
    let words = text.lowercased().trimmingBlanks().trimming([".", "!"])
    guard let offer = Offer.english[words] else { return nil }
    self = offer
  }

  private static let english: [String: Offer] = [
    "let go": .letGo, "let it go": .letGo, "let it go anyway": .letGo, "go": .letGo, "l": .letGo,
    "let": .letGo, "anyway": .letGo, "1": .letGo,
    "box": .box, "box it": .box, "b": .box, "2": .box,
    "leave": .leave, "leave it": .leave, "keep it": .leave, "no": .leave, "n": .leave,
    "3": .leave, "not now": .leave,
  ]
}
