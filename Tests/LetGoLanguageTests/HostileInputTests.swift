import LetGoCore
import LetGoLanguage
import Testing

struct HostileInputTests {
  private let reader = Reader()
  private let today = Day(number: 20_786)

  @Test(arguments: [
    "\u{1B}[1;32mnope\u{1B}[0m", "\u{1B}[200~nope\u{1B}[201~", "\u{1B}]2;title\u{1B}\\nope",
    "\u{FEFF}nope", "n\u{200B}o\u{200D}pe", "  \u{00A0}nope\t\u{0}", "ＮＯＰＥ", "ⓝⓞⓟⓔ", "𝗻𝗼𝗽𝗲",
    "nope" + String(repeating: " ", count: 20_000), "\u{200F}nope\u{200E}",
  ])
  func `what cannot be seen changes nothing`(answer: String) {
    #expect(reader.read(answer, about: .used, on: today) == .answer(.no))
  }

  @Test(arguments: [
    "n\u{8}y", "no\u{0}pe", "no\nyes", "\u{202E}epon", "\u{FFFD}no", "да", "nе", "いいえ", "n\u{337}o",
    "no; rm -rf /tmp && yes", "<b>no</b>", "{\"no\":1}", "no' OR 1=1 --", "$(no)", "`no`",
    "%s no %n",
    "\u{1B}[B", "\u{1B}", "", "   ", "no=yes", "[no]", "no\\n",
  ])
  func `what may show something else than it sends is unclear`(answer: String) {
    for topic in Topic.allCases {
      #expect(reader.read(answer, about: topic, on: today) == .unclear)
    }
  }

  @Test(arguments: Language.allCases)
  func `a number beyond all others is read in every language`(language: Language) {
    let reader = Reader(words: .of(language))
    for number in ["99999999999999", "9223372036854775", "9223372036854775807"] {
      for rest in ["", ", 5 Tage", ", 5 days", " bis 5 Euro", " to 5", "k", " hundred", "er Jahre"]
      {
        for topic in Topic.allCases {
          _ = reader.read(number + rest, about: topic, on: today).json(for: topic, on: today)
        }
      }
    }
  }

  @Test(arguments: [
    "no ", "9", "٣", "-", "$", "and ", "a ", "1,", "not ", "half a ", "🗑", "?", "every ",
  ])
  func `a line of any length ends in an answer`(part: String) {
    reader.expectAnEnd(of: part, times: [10, 1_000, 5_000], on: today)
  }

  @Test(arguments: Language.allCases)
  func `random text never stops the reader`(language: Language) {
    let reader = Reader(words: .of(language))
    let words = [
      "not", "since", "last", "next", "a", "half", "hundred", "99999999999999", "years", "ago", "$",
      "1,2,3",
      "and", "of", "an", "every", "31", "/", "-", "feb", "until", "few", "k", "½", "to", "or",
      "the", ".", "'98",
      "month", "before", "more", "than", "each", "(", ")", "one", "million", "couple", "times",
      "if", "…", "x", "bis", "Tage", "Euro", "halb", "vor", "einhundert", "nicht", "und", ",",
    ]
    reader.readLines(of: words, on: today)
  }

  @Test(arguments: ["١٢", "१२", "１２", "⑫", "12"])
  func `digits of every script are digits`(answer: String) {
    #expect(reader.read(answer, about: .count, on: today) == .count(12))
  }
}
