import LetGoCore

/// What holds a person back from letting a thing go, as far as a question fits it.
package enum Hold: Equatable, Sendable {
  /// Another one like it is at home.
  case duplicate
  /// Somebody gave it.
  case gift
  /// It does not work.
  case broken
  /// A loss or a feeling.
  case loss
  /// What the rules leave out.
  case exempt(Exemption)
  /// It comes out once a year.
  case yearly
  /// Something else, which no question fits.
  case other
}

extension Reader {
  /// Returns what an answer to "what holds you back?" names; a loss comes before everything else.
  package func hold(namedIn answer: String, on today: Day) -> Hold {
    switch reason(namedIn: answer, about: .used) {
    case .loss?: return .loss
    case .exemption(let exemption)?: return .exempt(exemption)
    default: break
    }
    if let hold = listedHold(in: answer) { return hold }
    if case .yearly = read(answer, about: .used, on: today) { return .yearly }
    return .other
  }
}
