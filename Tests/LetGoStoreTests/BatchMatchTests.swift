import LetGoCore
import Testing

@testable import LetGoStore

/// Which row of a list stands for what is there already, and what it changes.
struct BatchMatchTests {
  @Test(arguments: [
    (["lamp"], ["lamp"], 0), (["lamp"], ["  LAMP "], 0), (["lamp", "cup"], ["cup", "lamp"], 0),
    (["Caf\u{65}\u{301}"], ["caf\u{e9}"], 0), (["lamp"], ["lamp", "lamp"], 1),
    (["lamp", "lamp"], ["lamp", "lamp"], 0), (["lamp", "lamp"], ["lamp"], 0),
    (["lamp"], ["lamps"], 1), (["lamp"], ["cup"], 1), (["red  lamp"], ["red lamp"], 0),
  ])
  func `the same list again records nothing new, and different names never merge`(
    first: [String],
    second: [String],
    new: Int
  ) throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Batch.items(first))

    let tally = try store.record(Batch.items(second))

    #expect((tally.new, tally.changed) == (new, 0))
    #expect(try store.items(.decided).count == first.count + new)
    #expect((tally.act == nil) == (new == 0))
  }

  @Test(
    arguments: [
      ((nil, nil), (nil, nil), 0), (("hall", nil), (" HALL", nil), 0),
      (("hall", nil), ("attic", nil), 1),
      (("hall", nil), (nil, nil), 1), (("hall", "7"), ("hall", "7"), 0),
      (("hall", "7"), ("hall", "8"), 1), ((nil, "7"), ("7", nil), 1),
    ] as [((String?, String?), (String?, String?), Int)]
  )
  func `rows of one name are told apart by the reference, else by the place`(
    first: (String?, String?),
    second: (String?, String?),
    new: Int
  ) throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Batch.items([("lamp", first.0, first.1)]))

    #expect(try store.record(Batch.items([("lamp", second.0, second.1)])).new == new)
  }

  @Test func `a row that says something else changes its item, and an undo sets that back`() throws
  {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Batch.items(["lamp", "cup"]))
    var dearer = Answers.cable
    dearer.cost = Price(.exactly(Amount(12)))

    let tally = try store.record(Batch.items([("lamp", nil, nil)], answers: dearer, count: 2))

    #expect((tally.new, tally.changed, tally.unchanged) == (0, 1, 0))
    let lamp = try #require(try store.items(.decided).first { $0.name.text == "lamp" })
    #expect(lamp.answers == dearer)
    #expect(lamp.count == 2)
    #expect(
      try store.record(Batch.items([("lamp", nil, nil)], answers: dearer, count: 2)).act == nil
    )
    _ = try store.undo(at: .noon(plus: 1))
    #expect(try store.items(.decided).allSatisfy { $0.answers == Answers.cable && $0.count == 1 })
  }

  @Test func `a no that was said on another day is the same no`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Batch.items(["lamp"]))
    var later = Answers.cable
    later.used = .said(.no, on: TemporaryStore.today + 1)

    let tally = try store.record(Batch.items([("lamp", nil, nil)], answers: later))

    #expect((tally.new, tally.changed, tally.unchanged) == (0, 0, 1))
  }

  @Test(arguments: [Outcome.Kind.kept, .boxed, .out, .decided])
  func `what was settled by hand since is not recorded again`(outcome: Outcome.Kind) throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Batch.items(["lamp"]))
    try store.record("x", at: .noon(plus: 1)) { act in
      _ = try act.settle(Name("lamp"), as: outcome)
    }

    let tally = try store.record(Batch.items([("lamp", nil, nil)], answers: Answers()))

    #expect(tally.new == 0)
    #expect(tally.changed == (outcome == .decided ? 1 : 0))
    #expect(try store.items(outcome).map(\.name.text) == ["lamp"])
  }

  @Test(arguments: [(Outcome.Kind.kept, 0), (.boxed, 0), (.decided, 0), (.out, 1)])
  func `what was put down by hand stands for a row while it is here`(
    outcome: Outcome.Kind,
    new: Int
  ) throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("x", at: .noon()) { _ = try $0.settle(Name("lamp"), as: outcome) }

    let tally = try store.record(Batch.items(["lamp"]))

    #expect((tally.new, tally.changed) == (new, 0))
  }
}
