import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// The reasons of a list are the same words as everywhere else.
struct ReasonTextsTests {
  private static let today = Day(number: 20_787)

  /// Every kind of reason with every kind of amount that it can have.
  private static var reasons: [Reason] {
    let currencies = [nil, Currency("EUR"), Currency("CHF")]
    let amounts = ["0", "4", "4.50", "19.999", "20", "1234567"].compactMap { Amount($0) }
    let exact = amounts.map { Estimate.exactly($0) }
    let estimates =
      exact + [.between(amounts[1], amounts[4]), .below(amounts[4]), .above(amounts[4])]
      + [.unavailable, .unknown]
    let prices = currencies.flatMap { currency in estimates.map { Price($0, currency) } }
    let minutes = estimates + [.exactly(Amount(60)), .exactly(Amount(2_880))]
    var reasons: [Reason] = [
      .neededSoon, .usedLately(on: nil), .usedLately(on: today), .useUnknown(nil),
      .useUnknown(.unsure), .notCheap(nil, next: nil),
    ]
    reasons += Exemption.allCases.map { .exempt($0) }
    for price in prices {
      for next in [nil, Answer.no, .unsure] {
        reasons.append(.notCheap(price, next: next))
        reasons.append(.notQuick(price, minutes: nil, next: next))
        reasons += minutes.map { .notQuick(price, minutes: $0, next: next) }
      }
      reasons += minutes.map { .cheapAndQuick(price, minutes: $0) }
    }
    return reasons
  }

  @Test(arguments: [nil, Currency("EUR"), Currency("USD")], Language.allCases)
  func `worded once or anew, a reason reads the same`(currency: Currency?, language: Language) {
    var limits = Limits.published
    limits.currency = currency
    let wording = Wording(prompts: .of(language), limits: limits, today: Self.today)
    var texts = ReasonTexts(wording)

    // Twice, and the second time what is remembered came from a neighbour.
    for reason in Self.reasons + Self.reasons.reversed() {
      var bytes: [UInt8] = []
      texts.append(reason, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == wording.reason(reason))
    }
  }
}
