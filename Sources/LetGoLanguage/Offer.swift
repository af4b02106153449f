/// What a person is offered when the rules do not decide.
package enum Offer: CaseIterable, Sendable {
  case letGo
  case box
  case leave
  /// Offered in place of letting go when a loss was named.
  case photograph

  /// The three equal offers for what is undecided.
  package static let forUndecided: Set<Offer> = [.letGo, .box, .leave]
  /// The offers for what a person is attached to.
  package static let forLoss: Set<Offer> = [.leave, .photograph, .box]

  /// Reads a person's choice among some offers, or returns nil when it names none of them, several,
  /// or one that it turns down.
  package init?(reading text: String, among offers: Set<Offer>) {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    let named = Set(words.compactMap { Offer.english[String($0)] })
    let isTurnedDown = words.contains { Offer.negations.contains(String($0)) }
    guard let offer = named.first, named.count == 1, offers.contains(offer),
      !isTurnedDown || offer == .leave
    else { return nil }
    self = offer
  }

  /// Reads a line that is a choice and nothing else, in answer to another question; nil for any other.
  package init?(wholeLine text: String, among offers: Set<Offer>) {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    guard
      words.allSatisfy({ Offer.plain.contains(String($0)) || Offer.english[String($0)] != nil }),
      !words.contains("no"), words != ["nothing"]
    else { return nil }
    self.init(reading: text, among: offers)
  }

  /// Words that change nothing of a choice.
  private static let plain: Set<String> = [
    "it", "them", "that", "this", "up", "away", "please", "now", "be", "there", "for", "30", "days",
  ]

  private static let english: [String: Offer] = [
    "let": .letGo, "go": .letGo, "gone": .letGo, "goes": .letGo, "anyway": .letGo,
    "donate": .letGo, "toss": .letGo, "bin": .letGo, "sell": .letGo, "l": .letGo,
    "box": .box, "boxed": .box, "pack": .box, "b": .box,
    "leave": .leave, "keep": .leave, "stay": .leave, "stays": .leave, "nothing": .leave,
    "no": .leave, "n": .leave, "nope": .leave, "later": .leave, "not": .leave,
    "photograph": .photograph, "photo": .photograph, "picture": .photograph, "p": .photograph,
  ]

  private static let negations: Set<String> = [
    "don't", "don’t", "never", "not", "no", "won't", "won’t", "can't", "can’t",
  ]
}
