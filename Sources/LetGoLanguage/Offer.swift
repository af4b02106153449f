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
  ///
  /// To let go takes that the whole text is a yes to it, or nothing but its name.
  package init?(
    reading text: String,
    isYes: Bool,
    among offers: Set<Offer>,
    in words: WordTables = .english
  ) {
    self.init(Choices.words(in: text, keepingNumbers: true), offers, words.choices())
    guard self != .letGo || isYes || Offer(wholeLine: text, among: offers, in: words) == self
    else { return nil }
  }

  /// Reads a line that is a choice and nothing else, in answer to another question; nil for any other.
  package init?(
    wholeLine text: String,
    among offers: Set<Offer>,
    in words: WordTables = .english
  ) {
    let choices = words.choices()
    let line = Choices.words(in: text, keepingNumbers: true)
    let naming = Choices.named(by: line, in: choices.offers).flatMap(\.1)
      .flatMap { $0.split(separator: " ").map(String.init) }
    guard line.allSatisfy({ choices.plain.contains($0) || naming.contains($0) }),
      choices.answers.isDisjoint(with: line),
      line.count != 1 || choices.loneAnswers.isDisjoint(with: line)
    else { return nil }
    self.init(line, offers, choices)
  }

  private init?(_ words: [String], _ offers: Set<Offer>, _ choices: Choices) {
    let named = Choices.named(by: words, in: choices.offers)
    guard named.count == 1, let (offer, _) = named.first, offers.contains(offer),
      offer == .leave || !words.contains(where: choices.isTurningDown)
    else { return nil }
    self = offer
  }
}
