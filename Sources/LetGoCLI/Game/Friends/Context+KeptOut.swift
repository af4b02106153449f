import LetGoCore
import LetGoPrompts
import LetGoSync

extension Context {
  /// How much of what is kept out is named one by one.
  private static let mostNamed = 20

  /// Says what is kept out of what came from others, and why; false when nothing is.
  func noteKeptOut(of intake: RoundIntake) throws -> Bool {
    let all = intake.strays.map(phrase) + intake.segments.flatMap(phrases)
    for phrase in all.prefix(Self.mostNamed) { try note(phrase) }
    if all.count > Self.mostNamed {
      try note(.keptOutMore(count: String(all.count - Self.mostNamed)))
    }
    let newer = intake.segments.reduce(0) { $0 + $1.newer }
    if newer > 0 { try note(.recordsNewer(count: String(newer))) }
    return !all.isEmpty
  }

  private func phrase(for stray: RoundIntake.Stray) -> Phrase {
    let place: Phrase =
      if let device = stray.device, let number = stray.number {
        .keptOutSegment(number: String(number), device: device.hex)
      } else {
        .keptOutPiece
      }
    return .keptOut(what: prompts.text(place), why: prompts.text(stray.reason.words))
  }

  private func phrases(for segment: RoundSegment) -> [Phrase] {
    segment.unreadable.map { line in
      let place = Phrase.keptOutLine(
        line: String(line),
        number: String(segment.kept.number),
        device: segment.kept.device.hex
      )
      return .keptOut(what: prompts.text(place), why: prompts.text(.strayUnreadable))
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
