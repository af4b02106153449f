import LetGoCore
import LetGoLanguage
import Testing

/// What records something takes a plain word for it: words that stand in another sentence are none.
struct DeedTests {
  private static let today = Day(number: 20_787)

  private static func read(_ line: String, _ topic: Topic, _ language: Language) -> Reading {
    Reader(words: .of(language)).read(line, about: topic, on: today)
  }

  @Test(
    arguments: [
      (
        .english,
        [
          "my mother gave it to me", "she gave it to me", "he gave me this",
          "my sister gave it away",
          "let me think about it", "I don't want to", "cannot let it go", "couldn't let it go",
          "I could not bring myself to let it go", "my husband says let it go", "want to keep it",
          "yes, except the red one", "y but only half", "yes to the blue one",
          "yes, but not all of it",
        ]
      ),
      (
        .german,
        [
          "will ich nicht", "ich will nicht", "möchte ich nicht", "mag ich nicht",
          "kann weiter benutzt werden", "soll weiter im Regal stehen", "hat mir Oma gegeben",
          "das hat mir Oma gegeben", "kann ich nicht loslassen",
        ]
      ),
    ] as [(Language, [String])]
  )
  func `none of these is a yes to letting go`(language: Language, lines: [String]) {
    for line in lines {
      let reading = Self.read(line, .confirm, language)
      #expect(reading != .answer(.yes), "\(line)")
      let offer = Offer(
        reading: line,
        isYes: reading == .answer(.yes),
        among: Offer.forUndecided,
        in: .of(language)
      )
      #expect(offer != .letGo, "\(line)")
    }
  }

  @Test(
    arguments: [
      (.english, ["let it go anyway", "donate it to the charity shop", "I gave it to my sister"]),
      (.german, ["lass es los", "will ich nicht mehr", "hab ich verschenkt", "darf weiterziehen"]),
    ] as [(Language, [String])]
  )
  func `and each of these is one`(language: Language, lines: [String]) {
    for line in lines {
      #expect(Self.read(line, .confirm, language) == .answer(.yes), "\(line)")
    }
  }

  @Test(arguments: [
    "hab da keine Ahnung", "habe ich hier nicht", "ich habe hier keinen Laden",
    "habe im Keller nachgeschaut",
  ])
  func `what is not at hand takes no time of its own`(line: String) {
    #expect(Self.read(line, .minutes, .german) != .minutes(.exactly(Amount(0))))
  }

  @Test(
    arguments: [
      (
        .english,
        ["no but the kids do", "no, my kids use it", "not me, my wife does", "no, but my son is"]
      ),
      (
        .german,
        ["nein, aber die Kinder", "nein, die Kinder schon", "nein, meine Frau nutzt es täglich"]
      ),
    ] as [(Language, [String])]
  )
  func `a no beside somebody else's use decides nothing`(language: Language, lines: [String]) {
    for line in lines {
      #expect(Self.read(line, .used, language) == .unclear, "\(line)")
      let reader = Reader(words: .of(language))
      #expect(reader.namesOthersUse(line, on: Self.today), "\(line)")
    }
  }

  @Test(
    arguments: [
      (.english, "no, my wife doesn't either"), (.german, "nein, meine Frau auch nicht"),
      (.english, "no, my brother borrowed it"),
    ] as [(Language, String)]
  )
  func `while a no of both is one`(language: Language, line: String) {
    #expect(Self.read(line, .used, language) == .answer(.no))
  }

  @Test func `another one's use is no word about whose it is`() {
    let reason = Reader(words: .english).reason(namedIn: "no, but my son is", about: .next)
    #expect(reason == nil)
    #expect(
      Reader(words: .english).reason(namedIn: "no, my son's", about: .next) == .exemption(.notMine)
    )
  }
}
