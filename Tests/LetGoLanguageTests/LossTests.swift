import LetGoCore
import LetGoLanguage
import Testing

/// What is grief, and what only sounds like it.
struct LossTests {
  private static let english = [
    "can't throw those out", "I can't part with it", "can't bear to give it away", "it hurts",
    "it hurts to look at it today", "they still smell like him", "he's gone",
    "she's no longer with us",
    "gift from grandma", "was a present from him", "wedding present", "gran gave it to me",
    "she gave it to me", "it was mum's", "was mum's favourite", "it was my father's", "i miss him",
    "I think of her every day", "used to be my dad's", "it's from grandma", "we lost him",
  ]
  private static let german = [
    "Hochzeitsgeschenk", "von Oma bekommen", "Erbstück", "die ist von Oma", "es tut weh",
    "ich denk jeden Tag an sie", "ich denke oft an ihn", "riecht noch nach ihm",
    "sie ist nicht mehr da", "kann ich nicht wegwerfen", "war Mamas", "Geschenk von ihm",
  ]

  @Test(arguments: english.map { ($0, Reader()) } + german.map { ($0, Reader(words: .german)) })
  func `a half-sentence of grief names a loss`(answer: String, reader: Reader) {
    for topic in Question.allCases.map(Topic.init) {
      #expect(reader.reason(namedIn: answer, about: topic) == .loss)
    }
    #expect(reader.read(answer, about: .used, on: Day(number: 20_786)) == .loss)
  }

  @Test(arguments: [
    ("it hurts my feet", Reader()), ("it hurts when I walk", Reader()),
    ("my sister gave it to me", Reader()),
    ("birthday present", Reader()), ("it's gone", Reader()), ("not a wedding present", Reader()),
    ("I think of selling it", Reader()), ("tut weh beim Laufen", Reader(words: .german)),
    ("Geschenk", Reader(words: .german)), ("kein Hochzeitsgeschenk", Reader(words: .german)),
  ])
  func `what only sounds like it names none`(answer: String, reader: Reader) {
    #expect(reader.reason(namedIn: answer, about: .used) == nil)
  }
}
