import LetGoCore
import Testing

struct AmountTests {
  @Test(arguments: [
    ("8", 8_000, "8"), ("0", 0, "0"), ("12.5", 12_500, "12.50"), ("12.50", 12_500, "12.50"),
    ("0.999", 999, "0.999"), ("19.990", 19_990, "19.99"), ("007", 7_000, "7"),
    ("1.0000", 1_000, "1"), ("1000000000000", 1_000_000_000_000_000, "1000000000000"),
  ])
  func `plain digits are read exactly and written short`(
    text: String,
    thousandths: Int64,
    written: String
  ) {
    #expect(Amount(text)?.thousandths == thousandths)
    #expect(Amount(text)?.description == written)
  }

  @Test(arguments: [
    "", ".", "1.", ".5", "-1", "+1", "1e3", "NaN", "inf", "1,5", "1.2.3", "1.0001", " 1", "1 ",
    "9999999999999999999999", "1000000000001", "٣",
  ])
  func `anything else is refused, and nothing is rounded`(text: String) {
    #expect(Amount(text) == nil)
  }
}

struct EstimateTests {
  @Test(arguments: [
    (Estimate.exactly(Amount(thousandths: 19_999)), Answer.yes), (.exactly(Amount(20)), .no),
    (.exactly(.zero), .yes), (.between(Amount(5), Amount(19)), .yes),
    (.between(Amount(15), Amount(20)), .unsure), (.between(Amount(20), Amount(30)), .no),
    (.below(Amount(20)), .yes), (.below(Amount(21)), .unsure), (.above(Amount(20)), .no),
    (.above(Amount(19)), .unsure), (.unavailable, .no), (.unknown, .unsure),
  ])
  func `less than a limit of 20 is certain, impossible or open`(
    estimate: Estimate,
    expected: Answer
  ) {
    #expect(estimate.isBelow(Amount(20)) == expected)
  }

  @Test(arguments: [
    "8", "8~12.50", "<20", ">20", "unavailable", "unknown",
  ])
  func `an estimate comes back from its text`(text: String) {
    #expect(Estimate(text)?.description == text)
  }

  @Test(arguments: ["", "12~8", "~8", "8~", "<", "<x", "cheap", "8..12", "1~2~3"])
  func `a text that is none is refused`(text: String) {
    #expect(Estimate(text) == nil)
  }
}

struct PriceTests {
  @Test(arguments: ["8", "8 EUR", "<20 USD", "unknown"])
  func `a price comes back from its text`(text: String) {
    #expect(Price(text)?.description == text)
  }

  @Test(arguments: ["8 euro", "8 ", "EUR", "8 EUR x", ""])
  func `a text that is none is refused`(text: String) {
    #expect(Price(text) == nil)
  }

  @Test func `an amount in another currency is not compared`() {
    let price = Price(.exactly(Amount(8)), Currency("USD"))

    #expect(price.isBelow(Amount(20), in: Currency("EUR")) == .unsure)
    #expect(price.isBelow(Amount(20), in: Currency("usd")) == .yes)
    #expect(price.isBelow(Amount(20), in: nil) == .yes)
  }
}
