import LetGoCore
import Testing

struct PauseTests {
  @Test(arguments: [
    (Estimate.exactly(Amount(30)), Answer.no), (.exactly(Amount(thousandths: 30_010)), .yes),
    (.exactly(Amount(12)), .no), (.exactly(Amount(249)), .yes), (.above(Amount(30)), .yes),
    (.above(Amount(29)), .unsure), (.below(Amount(30)), .no), (.below(Amount(31)), .unsure),
    (.between(Amount(31), Amount(40)), .yes), (.between(Amount(10), Amount(30)), .no),
    (.between(Amount(10), Amount(31)), .unsure), (.unavailable, .yes), (.unknown, .unsure),
  ])
  func `a wish over 30 waits, exactly 30 does not`(price: Estimate, waits: Answer) {
    #expect(Limits.published.pauses(Price(price)) == waits)
  }

  @Test func `a wait ends 30 days later, whatever the month`() throws {
    let begun = try #require(Day("2026-11-29"))

    let start = Moment(milliseconds: 0, day: begun)

    let end = Limits.published.end(ofWaitFor: Price(.exactly(Amount(249))), from: start)

    #expect(end == .day(begun + 30))
    #expect((begun + 30).description == "2026-12-29")
  }

  @Test(
    arguments: [
      (nil, nil, 249, Wait.days(30)), (30, 100, 99, .hours(30)), (30, 100, 100, .days(30)),
      (12, nil, 249, .hours(12)), (nil, 100, 50, .days(30)),
    ] as [(Int?, Int?, Int, Wait)]
  )
  func `hours are waited under the long price, and by all where none is set`(
    hours: Int?,
    long: Int?,
    price: Int,
    wait: Wait
  ) {
    var limits = Limits.published
    limits.pauseHours = hours
    limits.longPausePrice = long.map { Amount($0) }

    #expect(limits.wait(for: Price(.exactly(Amount(price)))) == wait)
  }

  @Test func `a wish in another currency cannot be compared`() {
    var limits = Limits.published
    limits.currency = Currency("EUR")

    #expect(limits.pauses(Price(.exactly(Amount(249)), Currency("USD"))) == .unsure)
  }
}
