import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// Days, times and money as a German reader writes them.
struct GermanWordingTests {
  private static let today = Day("2026-11-29") ?? Day(number: 0)

  private static func wording(_ currency: String? = nil) -> Wording {
    var limits = Limits.published
    limits.currency = currency.flatMap { Currency($0) }
    return Wording(prompts: .german, limits: limits, today: today)
  }

  @Test(arguments: [
    ("2026-12-29", "Dienstag, 29. Dezember"), ("2026-03-01", "Sonntag, 1. März"),
    ("2027-01-05", "Dienstag, 5. Januar 2027"),
  ])
  func `a day has its weekday, its number with a point, and its year where that is another`(
    day: String,
    text: String
  ) throws {
    #expect(try Self.wording().day(#require(Day(day))) == text)
  }

  @Test(arguments: [
    ("2026-12-29", "29. Dezember", "2026-12-29"), ("2025-01-05", "5. Januar 2025", "2025-01-05"),
  ])
  func `a day in a column is short for people, and ISO 8601 for programs`(
    day: String,
    text: String,
    plain: String
  ) throws {
    var wording = Self.wording()
    #expect(try wording.date(#require(Day(day))) == text)
    wording.isForPrograms = true
    #expect(try wording.date(#require(Day(day))) == plain)
  }

  @Test(
    arguments: [
      ("12.50", "EUR", "12,50 €"), ("8", "EUR", "8 €"), ("249", nil, "249"),
      ("0.005", nil, "0,005"),
      ("12.50", "USD", "12,50 $"), ("1250.90", "CHF", "1250,90 CHF"),
    ] as [(String, String?, String)]
  )
  func `money has a comma before decimals, and its sign behind`(
    amount: String,
    currency: String?,
    text: String
  ) throws {
    #expect(try Self.wording(currency).money(#require(Amount(amount))) == text)
  }

  @Test func `ranges, bounds and times`() throws {
    let wording = Self.wording("EUR")
    let (eight, twelve) = (Amount(8), try #require(Amount("12.50")))

    #expect(wording.price(Price(.between(eight, twelve), nil)) == "8 € bis 12,50 €")
    #expect(wording.price(Price(.below(twelve), nil)) == "weniger als 12,50 €")
    #expect(wording.time(.exactly(Amount(120))) == "2 Stunden")
    #expect(wording.time(.exactly(Amount(1_440))) == "1 Tag")
    #expect(wording.time(.exactly(twelve)) == "12,50 Minuten")
    #expect(wording.list(["Bücher", "Hemden", "Lampe"]) == "Bücher, Hemden und Lampe")
  }

  @Test(arguments: [
    (Answers(used: .said(.yes, on: today)), "Behalten. In den letzten 90 Tagen benutzt (90/90)."),
    (
      Answers(
        used: .said(.no, on: today),
        next: Forecast(.no, asked: today),
        cost: Price(.exactly(Amount(60)), nil)
      ),
      "Unentschieden. Nicht benutzt, nicht eingeplant, und Ersatz kostet 60 € (20/20)."
    ),
    (
      Answers(
        used: .said(.no, on: today),
        cost: Price(.exactly(Amount(8)), nil),
        minutes: .exactly(Amount(10))
      ),
      "Du kannst es loslassen. Nicht benutzt, und Ersatz kostet 8 € und dauert 10 Minuten (20/20)."
    ),
  ])
  func `the verdict comes first, then one reason`(answers: Answers, text: String) {
    let wording = Self.wording("EUR")
    let judgement = answers.judged(under: wording.limits, on: Self.today)

    #expect(wording.sentence(judgement).plain == text)
  }
}
