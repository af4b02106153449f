import LetGoCore
import Testing

@testable import LetGoStore

struct StatsTests {
  private static let cheap = Answers(
    used: .said(.no, on: TemporaryStore.today),
    cost: Price(.exactly(Amount(8))),
    minutes: .exactly(Amount(10))
  )

  @Test func `outcomes are counted by the piece, and what was undone is not`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    try store.record("gone", at: .noon()) { act in
      try act.create(
        .item,
        ["name": .text("books"), "outcome": .text("out 2026-11-30"), "count": .integer(12)]
      )
    }
    try store.record("keep", at: .noon()) { try $0.settle(Name("coat"), as: .kept) }
    try store.record("box", at: .noon()) { try $0.settle(Name("lamp"), as: .boxed) }
    try store.record("gone", at: .noon()) { try $0.settle(Name("hat"), as: .out) }
    _ = try store.undo(at: .noon(plus: 1))

    let stats = try store.stats()

    #expect(stats.pieces == [.out: 13, .kept: 1, .boxed: 1])
    #expect(stats.letGo == 13)
    #expect(stats.since == TemporaryStore.today)
  }

  @Test func `an empty store has been there since no day`() throws {
    let stats = try Store(readingAt: nil).stats()

    #expect(stats == Stats())
  }

  @Test func `of very many items the latest are put to the test, and that is known`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    for (name, outcome) in [("a", Outcome.Kind.decided), ("b", .out), ("c", .kept), ("d", .out)] {
      try store.record("x", at: .noon()) { try $0.settle(Name(name), as: outcome, Self.cheap) }
    }

    #expect(try store.ruleTest(under: .published).letGo == 3)
    #expect(try !store.ruleTest(under: .published).isPartial)
    #expect(try store.ruleTest(under: .published, atMost: 1).letGo == 2)
    #expect(try store.ruleTest(under: .published, atMost: 1).isPartial)
  }
}
