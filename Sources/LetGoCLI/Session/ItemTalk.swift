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
  private var undecided: Judgement?

  init(
    about name: Name,
    knowing answers: Answers = Answers(),
    in context: Context,
    on console: any Console
  ) {
    self.name = name
    self.context = context
    asking = Asking(in: context, on: console)
    walk = Walk(about: name, knowing: answers, in: context, on: console)
  }

  /// Leads the talk to its end; what the person decided is then recorded.
  ///
  /// Throws `Interruption` when the person drops the item or leaves; then nothing is.
  mutating func run() throws {
    while true {
      let judgement = try walk.judge()
      switch try walk.namesLoss ? offer(.loss) : choose(after: judgement) {
      case .chosen(.letGo): return try record(.decided)
      case .chosen(.box): return try record(.boxed)
      case .chosen(.leave): return try context.note(.leftAlone)
      case .chosen(.photograph): return try context.note(.photographed)
      case .kept: return
      case .notNow: return try context.note(.notNow)
      case .exempt(let exemption): walk.exempt(exemption)
      case .weighAgain: continue
      case .loss: walk.namesLoss = true
      case .back: if !walk.back() { try context.note(.firstQuestion, .faint) }
      }
    }
  }

  /// What a person makes of an item once its questions are over.
  private enum Choice {
    case chosen(Offer)
    case kept
    case notNow
    case exempt(Exemption)
    /// They named a loss, which ends the arithmetic also after the verdict.
    case loss
    /// The answers are others now, or a loss was named.
    case weighAgain
    case back
  }

  /// Says the verdict and asks what it leaves open.
  private mutating func choose(after judgement: Judgement) throws -> Choice {
    context.lastJudgement = (name, judgement)
    switch judgement.verdict {
    case .keep:
      // Keeping changes nothing in the house, so it is noted without another question; and before it
      // is said, since what can't be said must not be lost.
      try context.record(Outcome.Kind.kept.verb) {
        try $0.settle(name, as: .kept, walk.answers)
      }
      try context.answer(context.wording.sentence(judgement))
      try context.answer(Outcome.Kind.kept.recorded(name))
      return .kept
    case .letGo:
      try context.answer(context.wording.sentence(judgement))
      return try confirmLetGo()
    case .undecided:
      // Said once, also when a question more has left it as it was.
      if judgement != undecided { try context.answer(context.wording.sentence(judgement)) }
      undecided = judgement
      switch try walk.whatHolds() {
      case .choice(let offer): return .chosen(offer)
      case .weighAgain: return .weighAgain
      case .nothingMore: return try offer(.undecided)
      case .back: return .back
      }
    }
  }

  /// Asks whether it goes; "box it" is no yes to that, and is taken for what it says.
  private func confirmLetGo() throws -> Choice {
    try asking.confirm(.askLetGo, yes: .chosen(.letGo), notNow: .notNow, back: .back) { line in
      let reading = context.reader.read(line, about: .confirm, on: context.clock.today)
      if reading == .loss { return .loss }
      if let exemption = asking.exemption(in: line) { return .exempt(exemption) }
      let offer = Offer(wholeLine: line, among: Offer.forUndecided, in: context.words)
      return offer == .box ? .chosen(.box) : nil
    }
  }

  /// Why there is something to offer.
  private enum Occasion {
    case undecided
    case loss
  }

  private func offer(_ occasion: Occasion) throws -> Choice {
    let days = context.wording.days(context.limits.pauseDays)
    let isLoss = occasion == .loss
    return try asking.ask(
      isLoss ? .askLoss : .askUndecided(days: days),
      why: isLoss ? .whyLoss : .whyUndecided,
      help: isLoss ? .helpLoss : .helpUndecided,
      unclear: isLoss ? .unclearLoss : .unclearUndecided,
      choices: isLoss ? .answersLoss : .answersUndecided,
      dropsTypeAhead: true,
      whenPassed: .chosen(.leave)
    ) { line in
      let reading = context.reader.read(line, about: .confirm, on: context.clock.today)
      if case .command(let request) = reading {
        return .request(request, back: .chosen(.leave), goesBack: .back)
      }
      let offers = isLoss ? Offer.forLoss : Offer.forUndecided
      let isYes = reading == .answer(.yes)
      if let offer = Offer(reading: line, isYes: isYes, among: offers, in: context.words) {
        return .answer(.chosen(offer))
      }
      return asking.exemption(in: line).map { .answer(.exempt($0)) } ?? .unclear
    }
  }

  private func record(_ outcome: Outcome.Kind) throws {
    let day = try context.record(outcome.verb) { act in
      try act.settle(name, as: outcome, walk.answers)
      return act.moment.day
    }
    let until = context.wording.day(context.limits.end(ofBoxFrom: day))
    try context.answer(outcome.recorded(name, until: until))
  }
}
