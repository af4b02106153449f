import LetGoCore
import LetGoLanguage
import LetGoPrompts

/// The questions that more than one conversation asks, with what their answers mean.
extension Asking {
  /// Asks whether something shall be done; without an answer, or with none that is plain, it is not.
  func confirm(_ question: Phrase) throws -> Bool {
    try confirm(question, yes: true, notNow: false, back: false) { _ in nil }
  }

  /// Asks whether something shall be done, where a line can also say something `else`, which comes first
  /// ("not mine" is also a no), or go back.
  func confirm<Choice>(
    _ question: Phrase,
    yes: Choice,
    notNow: Choice,
    back: Choice,
    else other: (String) -> Choice?
  ) throws -> Choice {
    try ask(
      question,
      why: .whyConfirm,
      help: .helpConfirm,
      unclear: .unclearYesNo,
      choices: .answersConfirm,
      dropsTypeAhead: true,
      whenPassed: notNow
    ) { line in
      if let other = other(line) { return .answer(other) }
      return switch context.reader.read(line, about: .confirm, on: context.clock.today) {
      case .answer(.yes): .answer(yes)
      case .answer(.no), .answer(.unsure): .answer(notNow)
      case .command(let request): .request(request, back: notNow, goesBack: back)
      case .lastUse, .yearly, .price, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        .unclear
      }
    }
  }

  /// Returns what a line names that stands outside the rules, which can be said at any question.
  func exemption(in line: String) -> Exemption? {
    guard case .exemption(let exemption) = context.reader.reason(namedIn: line, about: .used)
    else { return nil }
    return exemption
  }

  /// Asks for a price that is known; nil when the person passes over it.
  func price() throws -> Price? {
    let limits = context.limits
    let why = Phrase.whyPrice(
      price: context.wording.money(limits.pausePrice),
      wait: context.wording.wait
    )
    return try ask(
      .askPrice,
      why: why,
      help: .helpPrice,
      unclear: .unclearPrice,
      choices: .answersAmount,
      whenPassed: nil
    ) { line in
      let reading = context.reader.read(line, about: .price, on: context.clock.today)
      switch reading {
      case .price(let price):
        if let meaning = context.wording.meaning(of: reading, in: line, about: .price) {
          try context.note(.understood(meaning: meaning), .faint)
        }
        return price.estimate == .unknown ? .answer(nil) : .answer(price)
      case .command(let request): return .request(request, back: nil, goesBack: nil)
      case .answer, .lastUse, .yearly, .minutes, .count, .roughCount, .exemption, .loss, .unclear:
        return .unclear
      }
    }
  }
}
