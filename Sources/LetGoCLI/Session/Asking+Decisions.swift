import LetGoCore
import LetGoLanguage
import LetGoPrompts

/// The questions that more than one conversation asks, with what their answers mean.
extension Asking {
  /// What a person can answer to a question that leads on.
  enum Decision: Equatable {
    case yes
    /// No, not sure, or no answer at all, which is never a yes.
    case notNow
    /// Back to the question before.
    case back
    /// What is asked about stands outside the rules.
    case exempt(Exemption)
  }

  /// Asks whether something shall be done.
  func confirm(_ question: Phrase) throws -> Decision {
    try ask(
      question,
      why: .whyConfirm,
      help: .helpConfirm,
      unclear: .unclearYesNo,
      choices: .answersConfirm,
      dropsTypeAhead: true,
      whenPassed: .notNow
    ) { line in
      // First, since "not mine" is also a no.
      if let exemption = exemption(in: line) { return .answer(.exempt(exemption)) }
      return switch context.reader.read(line, about: .confirm, on: context.clock.today) {
      case .answer(.yes): .answer(.yes)
      case .answer(.no), .answer(.unsure): .answer(.notNow)
      case .command(let request): .request(request, back: .notNow, goesBack: .back)
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
