import LetGoCore
import LetGoPrompts

extension Outcome.Kind {
  /// The word that an act with this outcome is recorded under, and named by when it is taken back.
  var verb: String {
    switch self {
    case .kept: KeepCommand.verb
    case .boxed: BoxCommand.verb
    // No verb of the language: a person says yes to a verdict.
    case .decided: "decided"
    case .out: GoneCommand.verb
    }
  }

  /// The word for it in lists.
  var phrase: Phrase {
    switch self {
    case .kept: .outcomeKept
    case .boxed: .outcomeBoxed
    case .decided: .outcomeDecided
    case .out: .outcomeOut
    }
  }

  /// What is said once it was recorded; what is boxed stays so until a day.
  func recorded(_ name: Name, until: String = "") -> Phrase {
    switch self {
    case .kept: .recordedKept(name: name.text)
    case .decided: .recordedDecided(name: name.text)
    case .out: .recordedOut(name: name.text)
    case .boxed: .recordedBoxed(until: until, name: name.text)
    }
  }
}
