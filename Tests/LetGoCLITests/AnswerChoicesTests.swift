import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// Whatever Tab offers at a question, or a hint suggests, is understood as what it says.
struct AnswerChoicesTests {
  private static let today = Day(number: 20_787)

  private static func words(_ phrase: Phrase, _ language: Language) -> [String] {
    Prompts.of(language).lines(phrase).map { LineCompletion.Candidate(line: $0).text }
  }

  private static func tables(_ language: Language) -> WordTables {
    switch language {
    case .english: .english
    case .german: .german
    }
  }

  private static func read(_ word: String, _ topic: Topic, _ language: Language) -> Reading {
    Reader(words: tables(language)).read(word, about: topic, on: today)
  }

  @Test(arguments: [Language.english, .german])
  func `answers`(language: Language) {
    for topic in [Topic.used, .next] {
      let read = Self.words(.answersPolar, language).map { Self.read($0, topic, language) }
      #expect(read == [.answer(.yes), .answer(.no), .answer(.unsure)])
    }
    let confirmed = Self.words(.answersConfirm, language).map { Self.read($0, .confirm, language) }
    #expect(confirmed == [.answer(.yes), .answer(.no)])
    for word in Self.words(.answersAmount, language) {
      #expect(Self.read(word, .cost, language) == .price(Price(.unknown)))
      #expect(Self.read(word, .minutes, language) == .minutes(.unknown))
    }
  }

  @Test(arguments: [Language.english, .german])
  func `requests`(language: Language) {
    let words = Self.words(.answersRequests, language)

    #expect(
      words.map { Self.read($0, .used, language) } == ShellRequest.offered.map { .command($0) }
    )
  }

  @Test(arguments: [Language.english, .german])
  func `choices`(language: Language) {
    let tables = Self.tables(language)
    let undecided = Self.words(.answersUndecided, language).map {
      Offer(reading: $0, isYes: false, among: Offer.forUndecided, in: tables)
    }
    let loss = Self.words(.answersLoss, language).map {
      Offer(reading: $0, isYes: false, among: Offer.forLoss, in: tables)
    }

    #expect(undecided == [.letGo, .box, .leave])
    #expect(loss == [.leave, .photograph, .box])
  }

  @Test(arguments: [Language.english, .german])
  func `suggestions of what was said before`(language: Language) {
    let wording = Wording(prompts: .of(language), limits: .published, today: Self.today)
    let last = Answers(
      used: .last(Self.today + -400),
      next: Forecast(.unsure, asked: Self.today),
      cost: Price(.between(Amount(8), Amount(12)), Currency("EUR")),
      minutes: .exactly(Amount(120))
    )
    let suggested = { wording.suggestion(for: $0, from: last) }

    #expect(
      Self.read(suggested(.used), .used, language) == .lastUse(Self.today + -400)
    )
    #expect(Self.read(suggested(.next), .next, language) == .answer(.unsure))
    #expect(
      Self.read(suggested(.cost), .cost, language)
        == .price(Price(.between(Amount(8), Amount(12)), Currency("EUR")))
    )
    #expect(Self.read(suggested(.minutes), .minutes, language) == .minutes(.exactly(Amount(120))))
    var never = last
    never.cost = Price(.unavailable)
    let text = wording.suggestion(for: .cost, from: never)
    #expect(Self.read(text, .cost, language) == .price(Price(.unavailable)))
  }
}
