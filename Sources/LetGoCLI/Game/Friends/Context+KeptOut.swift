import LetGoCore
import LetGoPrompts
import LetGoSync

extension Context {
  /// How much of what is kept out is named one by one.
  private static let mostNamed = 20

  /// Says what is kept out of what came from others, and why; false when nothing is.
  func noteKeptOut(
    _ strays: [RoundIntake.Stray],
    and others: [KeptOut] = [],
    newer: Int
  ) throws -> Bool {
    let all = others.map(phrase) + strays.map(phrase)
    for phrase in all.prefix(Self.mostNamed) { try note(phrase) }
    if all.count > Self.mostNamed {
      try note(.keptOutMore(count: String(all.count - Self.mostNamed)))
    }
    if newer > 0 { try note(.recordsNewer(count: String(newer))) }
    return !all.isEmpty
  }

  /// Returns what is said about something that is not taken in.
  func phrase(for stray: RoundIntake.Stray) -> Phrase {
    switch stray.problem {
    case .line(let line):
      let place = Phrase.keptOutLine(
        line: String(line),
        number: String(stray.number ?? 0),
        device: stray.device?.hex ?? ""
      )
      return .keptOut(what: prompts.text(place), why: prompts.text(.strayUnreadable))
    case .segment(let refusal):
      let place: Phrase =
        if let device = stray.device, let number = stray.number {
          .keptOutSegment(number: String(number), device: device.hex)
        } else {
          .keptOutPiece
        }
      return .keptOut(what: prompts.text(place), why: prompts.text(refusal.words))
    }
  }
}

extension RoundSegment.Refusal {
  /// Why it is kept out.
  fileprivate var words: Phrase {
    switch self {
    case .tooLarge: .strayTooLarge
    case .incomplete: .strayIncomplete
    case .newer: .strayNewer
    case .headless: .strayHeadless
    case .forged: .strayForged
    case .notSigned: .strayNotSigned
    case .notProven: .strayNotProven
    case .otherStart: .strayOtherStart
    case .tooMany: .strayTooMany
    }
  }
}
