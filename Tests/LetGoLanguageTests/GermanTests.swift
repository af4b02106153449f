import LetGoCore
import Testing

@testable import LetGoLanguage

struct GermanTests {
  private let reader = Reader(words: .german)
  private let today = Day(number: 20_786)

  @Test(
    arguments: [
      ("ja", .yes), ("j", .yes), ("nein", .no), ("n", .no), ("yes", .yes), ("y", .yes), ("no", .no),
    ] as [(String, Answer)]
  )
  func `a plain yes or no is read without the tables, in English too`(text: String, answer: Answer)
  {
    #expect(WordTables.german.plain[text] == answer)
    for topic in [Topic.used, .next, .confirm] {
      #expect(reader.read(text, about: topic, on: today) == .answer(answer))
    }
  }

  @Test(arguments: [
    ("zurück", ShellRequest.back), ("back", .back), ("überspringen", .skip), ("weiter", .skip),
    ("skip", .skip), ("warum?", .why), ("why", .why), ("hilfe", .help), ("help", .help),
    ("beenden", .quit), ("Tschüss!", .quit), ("quit", .quit), ("rückgängig", .undo),
    ("undo", .undo), ("bitte zurück", .back),
  ])
  func `a request is understood at every question, in English too`(
    text: String,
    request: ShellRequest
  ) {
    for topic in Topic.allCases {
      #expect(reader.read(text, about: topic, on: today) == .command(request))
    }
  }

  @Test(arguments: [
    ("fünfundzwanzig Euro", "fuenfundzwanzig Euro"), ("dreißig", "dreissig"),
    ("zwölf Euro", "ZWÖLF EURO"), ("fünf Euro", "fu\u{308}nf Euro"), ("fünf Euro", "funf euro"),
  ])
  func `an umlaut may be typed in any way`(text: String, other: String) {
    let reading = reader.read(text, about: .cost, on: today)

    #expect(reading != .unclear)
    #expect(reader.read(other, about: .cost, on: today) == reading)
  }

  @Test(arguments: [
    ("zweihundertfünfzig", 250), ("eintausendzweihundert", 1_200), ("hunderteins", 101),
    ("dreiundzwanzigtausend", 23_000), ("neunhundertneunundneunzig", 999), ("zwanzig", 20),
    ("zweitausendsechsundzwanzig", 2_026),
  ])
  func `a number may be written as one word`(text: String, number: Int) {
    #expect(reader.read(text, about: .count, on: today) == .count(number))
  }

  @Test(arguments: [
    ("gehörte meinem Opa", Reading.loss), ("von meinem Vater geerbt", .loss), ("Erbstück", .loss),
    ("er ist gestorben", .loss), ("Erinnerungen", .loss),
    ("für Notfälle", .exemption(.emergency)), ("gehört mir nicht", .exemption(.notMine)),
    ("ist nur geliehen", .exemption(.notMine)), ("Weihnachtsdeko", .exemption(.seasonal)),
    ("wird verbraucht", .exemption(.consumable)),
  ])
  func `a loss and an exemption are named instead of an answer`(text: String, reading: Reading) {
    #expect(reader.read(text, about: .used, on: today) == reading)
  }

  @Test(arguments: [
    ("hab ich doppelt", Hold.duplicate), ("ich hab noch einen", .duplicate),
    ("war ein Geschenk", .gift), ("von einer Freundin", .gift), ("ist kaputt", .broken),
    ("will ich reparieren", .broken), ("war von meiner Oma", .loss), ("Erinnerungen", .loss),
    ("gehört mir nicht", .exempt(.notMine)), ("nicht kaputt", .other), ("nichts", .other),
    ("jedes Jahr an Weihnachten", .yearly), ("war teuer", .other),
  ])
  func `what holds a person back is read from their words`(text: String, hold: Hold) {
    #expect(reader.hold(namedIn: text, on: today) == hold)
  }

  @Test(
    arguments: [
      ("2026-11-29", "am 3.10.", "2026-10-03"), ("2026-11-29", "3. Oktober", "2026-10-03"),
      ("2026-11-29", "am dritten Oktober", "2026-10-03"), ("2026-11-29", "3.10.2026", "2026-10-03"),
      ("2026-11-29", "03.10.26", "2026-10-03"), ("2026-11-29", "am 3.10", "2026-10-03"),
      ("2026-11-29", "am 5.", "2026-11-05"), ("2026-11-29", "vor zehn Tagen", "2026-11-19"),
      ("2026-11-29", "gestern Abend", "2026-11-28"), ("2027-01-10", "an Heiligabend", "2026-12-24"),
      ("2026-06-01", "Ostermontag", "2026-04-06"),
      ("2026-11-29", "Tag der Deutschen Einheit", "2026-10-03"),
    ]
  )
  func `the day comes before the month, with a point behind each`(
    day: String,
    answer: String,
    expected: String
  ) throws {
    let today = try #require(Day(day))
    let last = try #require(Day(expected))

    #expect(reader.read(answer, about: .used, on: today) == .lastUse(last))
  }

  @Test(arguments: [
    "n\u{8}y", "\u{202E}aj", "да", "nein; rm -rf / && ja", "<b>nein</b>", "{\"ja\":1}", "", "   ",
    "$(ja)",
    "nein=ja",
  ])
  func `what may show something else than it sends is unclear`(answer: String) {
    for topic in Topic.allCases {
      #expect(reader.read(answer, about: topic, on: today) == .unclear)
    }
  }

  @Test(arguments: ["hundert", "zwei", "und ", "nicht ", "ein ", "mal", "3. ", "vor ", "doch "])
  func `a line of any length ends in an answer`(part: String) {
    reader.expectAnEnd(of: part, times: [8, 30, 5_000], on: today)
  }

  @Test func `random text never stops the reader`() {
    let words = [
      "nicht", "seit", "letzten", "nächsten", "ein", "halb", "hundert", "99999999999999", "jahre",
      "vor", "€", "1.200,5", "und", "einund", "von", "jeden", "31.", "3.5.", "/", "-", "feb", "bis",
      "paar", "k", "½", "zu", "oder", "der", ".", "einhalb", "monat", "doch", "mehr", "als", "je",
      "(", ")", "eins", "million", "mal", "wenn", "…", "x", "dreiviertel", "anderthalb", "ca.",
    ]
    reader.readLines(of: words, on: today)
  }
}
