import LetGoCore
import LetGoLanguage
import Testing

struct ReadingTests {
  private let reader = Reader()
  private let today = Day(number: 20_786)

  @Test(arguments: [
    ("it belonged to my grandpa", Topic.used), ("purely sentimental", .cost),
    ("reminds me of our old flat", .next), ("it was my mum's", .minutes),
  ])
  func `a named loss ends the arithmetic`(answer: String, topic: Topic) {
    #expect(reader.read(answer, about: topic, on: today) == .loss)
  }

  @Test(arguments: [
    ("priceless", Topic.cost), ("you can't get another", .price), ("discontinued", .minutes),
    ("one of a kind", .cost), ("they no longer make these, it's no longer made", .minutes),
  ])
  func `what cannot be had again is unavailable`(answer: String, topic: Topic) {
    let reading = reader.read(answer, about: topic, on: today)

    #expect(reading == .price(Price(.unavailable)) || reading == .minutes(.unavailable))
    #expect(
      reading.json(for: topic, on: today) == (topic == .price ? "{\"above\":30}" : "{\"above\":20}")
    )
  }

  @Test func `a yearly event carries the answer of its date`() {
    #expect(reader.read("every Easter", about: .used, on: today) == .yearly(.no))
    #expect(reader.read("every year at Christmas", about: .next, on: today) == .yearly(.yes))
    #expect(reader.read("every year", about: .used, on: today) == .yearly(nil))
  }

  @Test(arguments: [
    ("yesterday", "2026-11-28"), ("2 October", "2026-10-02"), ("three weeks and a day ago", nil),
    ("10 days ago", "2026-11-19"), ("2026-09-30", "2026-09-30"), ("last month", nil),
  ])
  func `an exact date of the last use is kept`(answer: String, day: String?) {
    let reading = reader.read(answer, about: .used, on: today)

    #expect(reading == day.flatMap(Day.init).map(Reading.lastUse) ?? .answer(.yes))
  }

  @Test func `the currency that was said is kept`() {
    let euros = reader.read("12,50 €", about: .cost, on: today)
    let quid = reader.read("a tenner, about ten quid", about: .cost, on: today)

    #expect(euros == .price(Price(.exactly(Amount(thousandths: 12_500)), Currency("EUR"))))
    #expect(quid == .price(Price(.exactly(Amount(10)), Currency("GBP"))))
  }

  @Test func `an exemption is named only where nothing else was answered`() {
    #expect(reader.read("it's for emergencies", about: .used, on: today) == .exemption(.emergency))
    #expect(reader.read("no, it's borrowed", about: .used, on: today) == .answer(.no))
  }

  @Test func `a count that is not one number says how far it is known`() {
    #expect(
      reader.read("8 or 9", about: .count, on: today) == .roughCount(.between(Amount(8), Amount(9)))
    )
    #expect(
      reader.read("8 or 9", about: .count, on: today).json(for: .count, on: today)
        == "{\"range\":[8,9]}"
    )
  }
}
