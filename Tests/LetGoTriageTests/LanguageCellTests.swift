import LetGoCore
import LetGoLanguage
import Testing

@testable import LetGoTriage

/// Cells in words of another language than the one that lists are read in.
struct LanguageCellTests {
  private func answers(_ column: String, _ cell: String) -> [Answers]? {
    let listing = try? Listing("item,\(column)\nlamp,\"\(cell)\"\n")
    return listing.map { $0.problems.isEmpty ? $0.entries.map(\.answers) : [] }
  }

  @Test(arguments: [
    ("used", "ja", Answers(used: .said(.yes, on: Listing.today))),
    ("used", "nie", Answers(used: .said(.no, on: Listing.today))),
    ("used", "weiß nicht", Answers(used: .said(.unsure, on: Listing.today))),
    ("used", "vor zwei Jahren", Answers(used: .said(.no, on: Listing.today))),
    ("next", "nein", Answers(next: Forecast(.no, asked: Listing.today))),
    ("next", "für Notfälle", Answers(exemption: .emergency)),
    ("cost", "zwanzig Euro", Answers(cost: Price(.exactly(Amount(20)), Currency("EUR")))),
    ("cost", "kostenlos", Answers(cost: Price(.exactly(.zero)))),
    ("minutes", "2,5 Stunden", Answers(minutes: .exactly(Amount(150)))),
    ("minutes", "zwei Tage", Answers(minutes: .exactly(Amount(2_880)))),
  ])
  func `a cell that is German and no English is read as German, whatever is set`(
    column: String,
    cell: String,
    expected: Answers
  ) {
    #expect(answers(column, cell) == [expected])
  }

  @Test(arguments: [
    "die", "so", "also", "man", "gift", "fast", "brief", "rat", "art", "hut", "bald", "kind", "was",
    "war", "will", "tag", "1,250", "1.250", "12,50", "10/02", "1:30", "12.50 in all, 13",
    "no later than June", "blue",
    "my flatmate borrowed it in October", "free shipping", "I bought it in November",
    "Geschenk xyz",
  ])
  func `what both languages have, and what none has, is not guessed`(cell: String) {
    let english = Reader()
    let german = Reader(words: .german)

    #expect(!german.owns(cell, over: english))
    #expect(!german.owns("\(cell) 20", over: english))
  }

  @Test(arguments: [("12,50", "12.50"), ("12.50", "12.50")])
  func `a number means in every list what it meant`(cell: String, amount: String) {
    let cost = Amount(amount).map { Answers(cost: Price(.exactly($0))) }

    #expect(answers("cost", cell) == cost.map { [$0] })
  }
}
