import LetGoCore
import Testing

@testable import LetGoLanguage

struct ItemLineTests {
  private static let today = Day(number: 20_786)

  private static func read(_ line: String) -> ItemLine {
    ItemLine(line, by: Reader(), on: today)
  }

  @Test(arguments: [
    "lamp", "cups, plates and spoons", "box, blue", "a, b, c", "coat, no hood", ",",
    "yes, minister",
    "lamp, 8, 10, 12",
  ])
  func `commas that carry no answers belong to the name`(line: String) {
    #expect(Self.read(line) == ItemLine(name: line, answers: Answers()))
  }

  @Test func `each part answers one question`() {
    let line = Self.read("bread maker, not since 2023, probably not, $60, two days")

    #expect(line.name == "bread maker")
    #expect(line.answers.used == .said(.no, on: Self.today))
    #expect(line.answers.next == Forecast(.no, asked: Self.today))
    #expect(line.answers.cost == Price(.exactly(Amount(60)), Currency("USD")))
    #expect(line.answers.minutes == .exactly(Amount(2_880)))
  }

  @Test func `a bare number is first a price, then minutes`() {
    let line = Self.read("usb cable, no, 8, 10")

    #expect(line.answers.cost == Price(.exactly(Amount(8))))
    #expect(line.answers.minutes == .exactly(Amount(10)))
  }

  @Test func `the comma of thousands splits no price`() {
    #expect(
      Self.read("sofa, $1,200").answers.cost
        == Price(.exactly(Amount(1_200)), Currency("USD"))
    )
  }
}

struct OfferTests {
  @Test(arguments: [
    ("let it go anyway", Offer.letGo), ("Let it go.", .letGo), ("box it", .box), ("b", .box),
    ("leave it", .leave), ("not now", .leave), ("no, leave it", .leave), ("I'd box it", .box),
  ])
  func `a choice is read in the words people use`(text: String, offer: Offer) {
    #expect(Offer(reading: text, isYes: false, among: Offer.forUndecided) == offer)
  }

  @Test(arguments: ["", "maybe", "yes", "box it or leave it", "don't let it go", "photograph it"])
  func `what names none, several, or turns one down is no choice`(text: String) {
    #expect(Offer(reading: text, isYes: false, among: Offer.forUndecided) == nil)
  }
}
