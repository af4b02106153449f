import LetGoCore
import Testing

@testable import LetGoLanguage

struct GermanLinesTests {
  private let reader = Reader(words: .german)
  private let today = Day(number: 20_786)

  @Test func `an item line may carry its answers`() {
    let line = ItemLine(
      "Brotbackautomat, seit 2023 nicht benutzt, wahrscheinlich nicht, 12,50 Euro, zwei Tage",
      by: reader,
      on: today
    )

    #expect(line.name == "Brotbackautomat")
    #expect(line.answers.used == .said(.no, on: today))
    #expect(line.answers.next == Forecast(.no, asked: today))
    #expect(line.answers.cost == Price(.exactly(Amount(thousandths: 12_500)), Currency("EUR")))
    #expect(line.answers.minutes == .exactly(Amount(2_880)))
  }

  @Test(arguments: [
    "Tassen, Teller und Löffel", "Mantel, ohne Kapuze", "Lampe", ",", "ja, Minister",
  ])
  func `commas that carry no answers belong to the name`(text: String) {
    #expect(ItemLine(text, by: reader, on: today) == ItemLine(name: text, answers: Answers()))
  }

  @Test(arguments: [
    ("loslassen", Offer.letGo), ("lass es los", .letGo), ("trotzdem weggeben", .letGo),
    ("in die Kiste", .box), ("Karton", .box), ("box", .box), ("lass es da", .leave),
    ("behalten", .leave), ("nein", .leave), ("jetzt nicht", .leave), ("später", .leave),
    ("let go", .letGo), ("leave", .leave),
  ])
  func `an offer is taken in words`(text: String, offer: Offer) {
    #expect(Offer(reading: text, isYes: false, among: Offer.forUndecided, in: .german) == offer)
  }

  @Test(arguments: [
    "", "vielleicht", "ja", "nicht loslassen", "Kiste oder behalten", "ich bin unsicher", "foto",
  ])
  func `what names no offer, several, or turns one down is none`(text: String) {
    let offer = Offer(reading: text, isYes: false, among: Offer.forUndecided, in: .german)

    #expect(offer == nil || (offer == .leave && text.hasPrefix("nicht")))
  }

  @Test(
    arguments: [
      ("kiste", .box), ("bitte lass es los", .letGo), ("lass es", .leave),
      ("die Kiste ist schön", nil),
      ("nein", nil), ("nichts", nil), ("ich gehe morgen", nil),
    ] as [(String, Offer?)]
  )
  func `only a line that is a choice and nothing else makes one`(text: String, offer: Offer?) {
    #expect(Offer(wholeLine: text, among: Offer.forUndecided, in: .german) == offer)
  }

  @Test(
    arguments: [
      ("gekauft", .bought), ("hab ich bestellt", .bought), ("will ich nicht mehr", .passed),
      ("verzichte", .passed), ("Pause", .again), ("noch mal warten", .again), ("später", .later),
      ("nein", nil), ("ja", nil), ("gekauft oder verzichtet", nil), ("nie gekauft", nil),
      ("nicht gekauft", .passed),
    ] as [(String, WishChoice?)]
  )
  func `a wish that is due gets a choice in words`(text: String, choice: WishChoice?) {
    #expect(WishChoice(reading: text, in: .german) == choice)
  }

  @Test(
    arguments: [
      ("behalten", .keep), ("loslassen", .letGo), ("kann weg", .letGo), ("ist weg", .out),
      ("raus", .out), ("noch mal in die Kiste", .again), ("später", .later),
      ("nicht behalten", nil),
      ("behalten oder raus", nil), ("", nil),
    ] as [(String, BoxChoice?)]
  )
  func `a box that is due gets a choice in words`(text: String, choice: BoxChoice?) {
    #expect(BoxChoice(reading: text, isYes: false, in: .german) == choice)
  }

  @Test(arguments: [
    ("12 Bücher und 3 Hemden", [Pieces(12, "Bücher"), Pieces(3, "Hemden")]),
    (
      "3 Hemden, 2 alte Hosen und eine Krawatte",
      [
        Pieces(3, "Hemden"), Pieces(2, "alte Hosen"), Pieces(1, "Krawatte"),
      ]
    ),
    ("2 Paar Schuhe", [Pieces(2, "Paar Schuhe")]), ("4 Teller", [Pieces(4, "Teller")]),
    ("3 Kisten Kabel", [Pieces(3, "Kisten Kabel")]),
  ])
  func `a number in front of a plural counts pieces`(text: String, pieces: [Pieces]) {
    #expect(Pieces.list(in: text, by: .german) == pieces)
  }

  @Test(arguments: [
    "12 Volt Batterien", "1984", "2 Personen Zelt", "Lampe", "Salz und Pfeffer", "1 Lampe",
    "3 Fragezeichen Hörspiel", "7 Zwerge DVD", "24 Stunden Uhren", "5 Euro", "2001 Odyssee",
  ])
  func `anything else is a name as a whole`(text: String) {
    #expect(Pieces.list(in: text, by: .german) == nil)
  }
}
