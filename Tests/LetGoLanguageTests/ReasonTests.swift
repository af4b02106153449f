import LetGoCore
import LetGoLanguage
import Testing

/// What puts a thing outside the rules, and what only looks so.
struct ReasonTests {
  private static let today = Day(number: 20_786)

  private static let notMine = [
    "my brother's", "it's my brother's", "that's my flatmate's", "no, it's my sister's",
    "my ex's", "our landlord's", "the library's", "actually my mum's",
    "it's our neighbour's ladder",
    "belongs to my mum", "belongs to work", "it's not mine", "borrowed from a friend",
    "borrowed from my grandma", "it's on loan from my brother", "my sister lent it to me", "rented",
  ]
  private static let nichtMeins = [
    "gehört meinem Bruder", "gehoert meiner mama", "nein, gehört meiner Schwester",
    "gehört den Kindern", "gehört uns nicht", "gehört der Firma", "nicht meins",
    "ist von meiner Schwester geliehen", "von meinem Bruder geborgt", "von oma geliehen",
    "vom Nachbarn ausgeliehen", "hab ich von einem Freund geliehen",
    "das ist meinem Bruder seins", "meiner Schwester ihrs", "gemietet",
  ]

  @Test(
    arguments: notMine.map { ($0, Reader()) } + nichtMeins.map { ($0, Reader(words: .german)) }
  )
  func `what belongs to others is exempt, whoever they are`(answer: String, reader: Reader) {
    for topic in Question.allCases.map(Topic.init) {
      #expect(reader.reason(namedIn: answer, about: topic) == .exemption(.notMine))
    }
  }

  private static let own = [
    "my brother's wedding gift to me", "it's my brother's wedding gift to me",
    "used it at my brother's", "at my brother's last week", "lent it to my brother",
    "my brother borrowed it", "my neighbour has borrowed it", "borrowed by my sister",
    "it's not my brother's", "belongs to me", "not my style", "it's my mum's old one",
    "it's my turn", "not borrowed", "my brother is coming",
  ]
  private static let eigenes = [
    "hab ich meiner Schwester geliehen", "meine Schwester hat es sich geliehen",
    "mein Bruder hat sich das geliehen", "gehört mir", "gehört der Vergangenheit an",
    "nicht mein Ding", "nicht geliehen", "meinem Bruder gefällt es",
  ]

  @Test(arguments: own.map { ($0, Reader()) } + eigenes.map { ($0, Reader(words: .german)) })
  func `what was given, lent or is near others is one's own`(answer: String, reader: Reader) {
    #expect(reader.reason(namedIn: answer, about: .used) == nil)
  }

  @Test(arguments: [
    ("it was my brother's", Reader()), ("from my grandma", Reader()),
    ("borrowed, but it was my dad's", Reader()), ("von meiner Schwester", Reader(words: .german)),
    ("hat meinem Opa gehört", Reader(words: .german)),
  ])
  func `a loss comes before what belongs to others`(answer: String, reader: Reader) {
    #expect(reader.reason(namedIn: answer, about: .used) == .loss)
  }

  private static let seasonal = [
    "only in winter", "only at Christmas", "just at Easter", "in winter only", "Christmas only",
    "I only use it in winter", "only ever in the summer", "only for Christmas", "every winter",
    "only comes out at Halloween", "only in the winter months",
  ]
  private static let saisonal = [
    "nur im Winter", "nur zu Weihnachten", "nur an Weihnachten", "bloß im Sommer",
    "immer nur im Winter", "benutz ich nur im sommer", "nur in der Adventszeit", "nur zu Ostern",
    "im Sommer nur", "nur an Fasching", "jeden Winter",
  ]

  @Test(
    arguments: seasonal.map { ($0, Reader()) } + saisonal.map { ($0, Reader(words: .german)) }
  )
  func `only in a season or at a feast is a yearly event`(answer: String, reader: Reader) {
    for topic in [Topic.used, .next] {
      let reading = reader.read(answer, about: topic, on: Self.today)
      guard case .yearly = reading else {
        Issue.record("'\(answer)' is \(reading) about \(topic).")
        continue
      }
    }
    #expect(reader.hold(namedIn: answer, on: Self.today) == .yearly)
  }

  private static let once: [(String, Reading)] = [
    ("I used it only once in winter", .answer(.no)), ("last used in winter", .answer(.no)),
    ("only last winter", .answer(.no)), ("only in winter 2023", .answer(.no)),
    ("just before Christmas", .answer(.no)), ("only in October", .answer(.yes)),
    ("in winter, only once", .answer(.no)),
  ]
  private static let einmal: [(String, Reading)] = [
    ("ich hab es nur einmal im Winter benutzt", .answer(.no)), ("zuletzt im Winter", .answer(.no)),
    ("nur letzten Winter", .answer(.no)), ("nur im Winter 2023", .answer(.no)),
    ("nur im Oktober", .answer(.yes)), ("kurz vor Weihnachten", .answer(.no)),
  ]

  @Test(
    arguments: once.map { ($0.0, Reader(), $0.1) }
      + einmal.map { ($0.0, Reader(words: .german), $0.1) }
  )
  func `a season of one year is an answer`(answer: String, reader: Reader, reading: Reading) {
    #expect(reader.read(answer, about: .used, on: Self.today) == reading)
  }
}
