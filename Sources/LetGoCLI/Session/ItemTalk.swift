import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal

/// The talk about one item: its questions, the verdict, and what the person makes of it.
struct ItemTalk {
  private let name: Name
  private let context: Context
  private let asking: Asking
  private var walk: Walk

  init(about name: Name, in context: Context, on console: any Console) {
    self.name = name
    self.context = context
    asking = Asking(in: context, on: console)
    walk = Walk(about: name, in: context, on: console)
  }

  /// Leads the talk to its end; what the person decided is then recorded.
  ///
  /// Throws `Interruption` when the person drops the item or leaves; then nothing is.
  mutating func run() throws {
    while true {
      let judgement = try walk.judge()
      context.lastJudgement = judgement
      try context.answer(context.wording.sentence(judgement))
      switch judgement.verdict {
      case .keep:
        // Keeping changes nothing in the house, so it is noted without another question.
        return try record(.kept)
      case .letGo:
        switch try asking.confirm(.askLetGo) {
        case .yes: return try record(.decided)
        case .notNow: return try context.note(.notNow)
        case .back: if !walk.back() { try context.note(.firstQuestion, .faint) }
        }
      case .undecided:
        switch try offer() {
        case .chosen(.letGo): return try record(.decided)
        case .chosen(.box): return try record(.boxed)
        case .chosen(.leave): return try context.note(.leftAlone)
        case .back: if !walk.back() { try context.note(.firstQuestion, .faint) }
        }
      }
    }
  }

  private enum Choice {
    case chosen(Offer)
    case back
  }

  private func offer() throws -> Choice {
    let days = String(context.limits.pauseDays)
    return try asking.ask(
      .askUndecided(days: days),
      why: .whyUndecided,
      help: .helpUndecided,
      unclear: .unclearUndecided,
      dropsTypeAhead: true,
      whenPassed: .chosen(.leave)
    ) { line in
      if let offer = Offer(reading: line) { return .answer(.chosen(offer)) }
      let reading = context.reader.read(line, about: .confirm, on: context.clock.today)
      guard case .command(let request) = reading else { return .unclear }
      return .request(request, back: .chosen(.leave), goesBack: .back)
    }
  }

  private func record(_ outcome: Outcome.Kind) throws {
    try context.record(outcome.verb) { try $0.settle(name, as: outcome, walk.answers) }
    switch outcome {
    case .kept: try context.answer(.recordedKept(name: name.text))
    case .decided: try context.answer(.recordedDecided(name: name.text))
    case .out: try context.answer(.recordedOut(name: name.text))
    case .boxed:
      let until = context.limits.end(ofWaitFrom: context.clock.today)
      try context.answer(.recordedBoxed(until: context.wording.day(until), name: name.text))
    }
  }
}
