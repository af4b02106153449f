import LetGoCore
import LetGoLanguage
import Testing

/// Whose use a sentence tells of, and whether it tells of use at all.
struct UseTests {
  private static let today = Day(number: 20_786)
  private static let german = Reader(words: .german)

  @Test(
    arguments: [
      "keep it for now", "leave it for now", "I'm sad today", "I look at it every day",
      "it's in my way every day", "a weekend", "too much for me today", "I have a headache today",
    ].map { ($0, Reader()) }
      + [
        "lass es jetzt mal", "steht jeden Tag im Weg", "behalte ich erstmal jetzt",
        "ich bin heute traurig", "ich brauche heute eine Pause",
      ].map { ($0, german) }
  )
  func `a time beside something else is none of use`(answer: String, reader: Reader) {
    for topic in [Topic.used, .next] {
      #expect(reader.read(answer, about: topic, on: Self.today) == .unclear)
    }
  }

  @Test(
    arguments: [
      "mum used it every day", "dad used it yesterday", "grandma wore them on Sundays",
      "my ex used it last month", "she used it every day", "Sarah used it yesterday",
      "I think Sarah used it yesterday", "used by my brother last week", "my kids use it daily",
    ].map { ($0, Reader()) }
      + [
        "den hat Mama jeden Tag getragen", "Papa hat ihn täglich benutzt",
        "Oma hat sie täglich benutzt", "Sarah hat ihn gestern getragen",
        "meine Kinder benutzen es täglich",
      ].map { ($0, german) }
  )
  func `what another did is not one's own use`(answer: String, reader: Reader) {
    #expect(reader.read(answer, about: .used, on: Self.today) == .unclear)
  }

  @Test(
    arguments: [
      "we used it yesterday", "the family uses it every week", "we all watch it", "every day",
      "I used it with my mum yesterday", "the mixer was used yesterday",
      "baked a cake with it on Sunday", "wore it to work today", "I think I used it last week",
      "my wife and I use it every day", "dug it out last week", "had it out yesterday",
      "got it out on Sunday", "went through them last week",
    ].map { ($0, Reader()) }
      + [
        "wir haben es gestern benutzt", "die Familie benutzt es jede Woche",
        "habe ich heute benutzt", "hab ich gestern mit Mama benutzt", "jeden Tag",
      ].map { ($0, german) }
  )
  func `one's own use counts, alone or with others`(answer: String, reader: Reader) {
    let reading = reader.read(answer, about: .used, on: Self.today)

    #expect(reading.json(for: .used, on: Self.today) == "{\"yes\":true}")
  }

  @Test(
    arguments: [
      "yes, box it", "ok tomorrow", "yes next week", "yes, photograph it first", "yes, box",
      "yes but only if my sister does not want it", "yes, box and all",
    ].map { ($0, Reader()) }
      + [
        "ja, in die Kiste", "ja, erst fotografieren", "ja morgen", "ja, am Samstag",
        "ja, wenn meine Schwester es nicht will",
      ].map { ($0, german) }
  )
  func `a yes to another deed, at another time or on a condition is none`(
    answer: String,
    reader: Reader
  ) {
    let reading = reader.read(answer, about: .confirm, on: Self.today)

    #expect(reading == .unclear || reading == .answer(.unsure))
  }
}
