import LetGoCore
import LetGoLanguage
import LetGoPrompts

extension Walk {
  /// What comes of asking what holds a person back.
  enum Held {
    /// They have chosen already.
    case choice(Offer)
    /// Their answers are others now, or they named a loss.
    case weighAgain
    /// Nothing changed, or nothing was asked.
    case nothingMore
    case back
  }

  /// Asks once what holds a person back from deciding, and at most two questions that fit it.
  ///
  /// None of them weighs anything itself: each answers one of the verdict's questions again, or names
  /// what the rules leave out.
  mutating func whatHolds() throws -> Held {
    guard !hasAskedWhatHolds else { return .nothingMore }
    let before = answers
    switch try askWhatHolds() {
    case .choice(let offer): return .choice(offer)
    case .back: return .back
    case .hold(let hold):
      hasAskedWhatHolds = true
      try follow(hold)
    }
    return answers != before || namesLoss ? .weighAgain : .nothingMore
  }

  private enum Reply {
    case hold(Hold)
    case choice(Offer)
    case back
  }

  private func askWhatHolds() throws -> Reply {
    try asking.ask(
      .askHoldBack,
      why: .whyHoldBack,
      help: .helpHoldBack,
      unclear: .helpHoldBack,
      // A choice can be made here too, so nothing typed before it appeared may make one.
      dropsTypeAhead: true,
      whenPassed: .hold(.other)
    ) { line in
      let today = context.clock.today
      if case .command(let request) = context.reader.read(line, about: .confirm, on: today) {
        return .request(request, back: .hold(.other), goesBack: .back)
      }
      if let offer = Offer(wholeLine: line, among: Offer.forUndecided, in: context.words) {
        return .answer(.choice(offer))
      }
      let hold = context.reader.hold(namedIn: line, on: today)
      if let meaning = hold.phrase {
        let text = context.prompts.text(meaning)
        if text != line.lowercased() { try context.note(.understood(meaning: text), .faint) }
      }
      return .answer(.hold(hold))
    }
  }

  private mutating func follow(_ hold: Hold) throws {
    let days = String(context.limits.window)
    let today = context.clock.today
    switch hold {
    case .loss: namesLoss = true
    case .exempt(let exemption): exempt(exemption)
    case .yearly:
      switch try polar(.askYearly, why: .whyYearly) {
      case .yes?: exempt(.seasonal)
      case .no?: answers.used = .said(.no, on: today)
      case .unsure?, nil: break
      }
    case .duplicate:
      guard try polar(.askOtherWillDo, why: .whyOtherWillDo) == .yes else { return }
      // The other one is at home: getting it costs nothing and takes no time.
      answers.cost = Price(.exactly(.zero))
      answers.minutes = .exactly(.zero)
      guard answers.used?.weighed(on: today, window: context.limits.window) != .no else { return }
      let used = try polar(.askThisUsed(days: days), why: .whyUsed(days: days))
      if let used { answers.used = .said(used, on: today) }
    case .gift:
      let next = try polar(.askGiftNext(days: days), why: .whyGift)
      if let next { answers.next = Forecast(next, asked: today) }
    case .broken:
      let next = try polar(.askMended(days: days), why: .whyMended)
      if let next { answers.next = Forecast(next, asked: today) }
      guard next != .yes, answers.cost.map({ $0.estimate == .unknown }) ?? true else { return }
      if let cost = try workingCost() { answers.cost = cost }
    case .other: break
    }
  }

  /// Asks a yes or a no; nil when the person passes over it.
  private func polar(_ question: Phrase, why: Phrase) throws -> Answer? {
    try asking.ask(
      question,
      why: why,
      help: .helpNext,
      unclear: .unclearYesNo,
      whenPassed: nil
    ) { line in
      switch context.reader.read(line, about: .next, on: context.clock.today) {
      case .answer(let answer): .answer(answer)
      case .yearly(let answer): .answer(answer)
      case .command(let request): .request(request, back: nil, goesBack: nil)
      case .lastUse, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear: .unclear
      }
    }
  }

  private func workingCost() throws -> Price? {
    let texts = QuestionTexts(.cost, context)
    return try asking.ask(
      .askWorkingCost,
      why: texts.why,
      help: texts.help,
      unclear: texts.unclear,
      whenPassed: nil
    ) { line in
      switch context.reader.read(line, about: .cost, on: context.clock.today) {
      case .price(let price): .answer(price)
      case .command(let request): .request(request, back: nil, goesBack: nil)
      case .answer, .lastUse, .yearly, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        .unclear
      }
    }
  }
}

extension Hold {
  /// The words for it that are shown before it counts; nil where the next line shows as much.
  fileprivate var phrase: Phrase? {
    switch self {
    case .duplicate: .holdDuplicate
    case .gift: .holdGift
    case .broken: .holdBroken
    case .loss, .exempt, .yearly, .other: nil
    }
  }
}
