import LetGoCore
import Testing

@testable import LetGoStore

/// Lists that are recorded as one act, and again.
struct BatchTests {
  private static let cable = Answers(
    used: .said(.no, on: TemporaryStore.today),
    cost: Price(.exactly(Amount(8))),
    minutes: .exactly(Amount(10))
  )

  /// Returns a batch of items, each by its name, its place and its reference.
  private static func batch(
    _ rows: [(name: String, place: String?, reference: String?)],
    answers: Answers = cable,
    count: Int = 1,
    at moment: Moment = .noon()
  ) throws -> Batch {
    let batch = try Batch(of: .items, by: "triage", at: moment)
    for row in rows {
      try batch.add(
        BatchEntry(
          name: Name(row.name),
          .item(answers, count: count),
          reference: row.reference,
          location: row.place
        )
      )
    }
    return batch
  }

  private static func batch(_ names: [String]) throws -> Batch {
    try batch(names.map { ($0, nil, nil) })
  }

  @Test func `a batch is one act, and what is read from it is what a replay gives`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let rows: [(String, String?, String?)] = [
      ("lamp", "Hall", nil), ("Caf\u{65}\u{301} \"au lait\" set", nil, "HB-7"), ("lamp", nil, nil),
    ]

    let tally = try store.record(Self.batch(rows, count: 3))

    #expect((tally.new, tally.changed, tally.unchanged) == (3, 0, 0))
    let items = try store.items(.decided)
    #expect(Set(items.map(\.name.text)) == ["lamp", "Caf\u{65}\u{301} \"au lait\" set"])
    #expect(items.allSatisfy { $0.answers == Self.cable && $0.count == 3 })
    #expect(try store.damagedOps() == 0)
    let written = try store.projections()
    try store.database.transaction { try Projection(database: store.database).rebuild() }
    #expect(try store.projections() == written)
    #expect(try store.undoable(atMost: 5).map(\.count) == [3])

    _ = try store.undo(at: .noon(plus: 1))
    #expect(try store.items(.decided).isEmpty)
    #expect(try store.record(Self.batch(rows)).new == 3)
  }

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
    try store.record(Self.batch(first))

    let tally = try store.record(Self.batch(second))

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
    try store.record(Self.batch([("lamp", first.0, first.1)]))

    #expect(try store.record(Self.batch([("lamp", second.0, second.1)])).new == new)
  }

  @Test func `a row that says something else changes its item, and an undo sets that back`() throws
  {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Self.batch(["lamp", "cup"]))
    var dearer = Self.cable
    dearer.cost = Price(.exactly(Amount(12)))

    let tally = try store.record(Self.batch([("lamp", nil, nil)], answers: dearer, count: 2))

    #expect((tally.new, tally.changed, tally.unchanged) == (0, 1, 0))
    let lamp = try #require(try store.items(.decided).first { $0.name.text == "lamp" })
    #expect(lamp.answers == dearer)
    #expect(lamp.count == 2)
    #expect(
      try store.record(Self.batch([("lamp", nil, nil)], answers: dearer, count: 2)).act == nil
    )
    _ = try store.undo(at: .noon(plus: 1))
    #expect(try store.items(.decided).allSatisfy { $0.answers == Self.cable && $0.count == 1 })
  }

  @Test func `a no that was said on another day is the same no`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Self.batch(["lamp"]))
    var later = Self.cable
    later.used = .said(.no, on: TemporaryStore.today + 1)

    let tally = try store.record(Self.batch([("lamp", nil, nil)], answers: later))

    #expect((tally.new, tally.changed, tally.unchanged) == (0, 0, 1))
  }

  @Test(arguments: [Outcome.Kind.kept, .boxed, .out, .decided])
  func `what was settled by hand since is not recorded again`(outcome: Outcome.Kind) throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Self.batch(["lamp"]))
    try store.record("x", at: .noon(plus: 1)) { act in
      _ = try act.settle(Name("lamp"), as: outcome)
    }

    let tally = try store.record(Self.batch([("lamp", nil, nil)], answers: Answers()))

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

    let tally = try store.record(Self.batch(["lamp"]))

    #expect((tally.new, tally.changed) == (new, 0))
  }

  @Test func `wishes of a list wait, and the same list again begins none anew`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    func wishes(_ price: Int, at moment: Moment = .noon()) throws -> Batch {
      let batch = try Batch(of: .wishes, by: "triage", at: moment)
      let wish = BatchEntry.Content.wish(Price(.exactly(Amount(price))), reason: "slow mornings")
      try batch.add(BatchEntry(name: Name("espresso machine"), wish, location: "shop window"))
      return batch
    }

    #expect(try store.record(wishes(249)).new == 1)
    let written = try store.projections()
    try store.database.transaction { try Projection(database: store.database).rebuild() }
    #expect(try store.projections() == written)
    #expect(try store.record(wishes(249, at: .noon(plus: 5))).act == nil)
    let begun = try #require(try store.openPauses().first)
    #expect(begun.place == "shop window")
    #expect(begun.reason == "slow mornings")
    #expect(begun.start == Moment.noon().milliseconds)

    #expect(try store.record(wishes(199, at: .noon(plus: 9))).changed == 1)
    let cheaper = try #require(try store.openPauses().first)
    #expect(cheaper.price.description == "199")
    #expect(cheaper.start == begun.start)
    try store.record("passed", at: .noon(plus: 10)) { _ = try $0.end(begun.name, as: .passed) }
    #expect(try store.record(wishes(249, at: .noon(plus: 11))).act == nil)
  }

  @Test func `a preview tells of each row what would become of it, and writes nothing`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record(Self.batch(["lamp", "cup"]))
    let before = try store.ops()
    let batch = try Batch(of: .items, by: "triage", at: .noon())
    for (name, count) in [("cup", 1), ("lamp", 2), ("radio", 1)] {
      let entry = BatchEntry(name: try Name(name), .item(Self.cable, count: count))
      try batch.add(entry, note: name)
    }
    try batch.pass(over: .error, note: "bad")
    try batch.pass(over: .skipped, note: "coat")

    var seen: [String] = []
    try store.preview(batch) { seen.append("\($0) \($1)") }

    #expect(seen == ["unchanged cup", "changed lamp", "new radio", "error bad", "skipped coat"])
    #expect(try store.ops() == before)
    // What was looked at can be recorded.
    #expect(try store.record(batch).new == 1)
  }

  @Test func `a list of many pages is recorded and compared row by row`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    // Some 150 bytes a row, with what JSON escapes; every third row is dearer the second time.
    func batch(_ range: Range<Int>, dearer: Bool) throws -> Batch {
      let batch = try Batch(of: .items, by: "triage", at: .noon())
      for index in range {
        var answers = Self.cable
        if index % 2 == 0 { answers.used = .last(TemporaryStore.today + (-200 - index)) }
        if dearer, index % 3 == 0 { answers.cost = Price(.exactly(Amount(12)), Currency("EUR")) }
        let count = index % 5 == 0 ? 2 : 1
        try batch.add(
          BatchEntry(
            name: Name("thing \"\(index)\" é"),
            .item(answers, count: count),
            reference: index % 7 == 0 ? "HB\\\(index)" : nil,
            location: index % 2 == 0 ? "a shelf that is far away\t\(index % 9)" : nil
          )
        )
      }
      return batch
    }
    func check() throws {
      #expect(try store.damagedOps() == 0)
      let written = try store.projections()
      try store.database.transaction { try Projection(database: store.database).rebuild() }
      #expect(try store.projections() == written)
    }

    #expect(try store.record(batch(0..<2_000, dearer: false)).new == 2_000)
    try check()

    let tally = try store.record(batch(1_000..<3_000, dearer: true))

    #expect((tally.new, tally.changed, tally.unchanged) == (1_000, 333, 667))
    #expect(try store.items(.decided).count == 3_000)
    #expect(try store.items(.decided).count { $0.answers.cost?.currency != nil } == 666)
    try check()
  }

  @Test func `one that is stopped on the way records nothing`() throws {
    struct Stop: Error {}
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let batch = try Self.batch((0..<600).map { "thing \($0)" })

    for last in [0, 512, 600] {
      #expect(throws: Stop.self) {
        _ = try store.record(batch) { step in
          if case .recording(let count, of: _) = step, count >= last { throw Stop() }
        }
      }
      #expect(try store.isEmpty)
      #expect(try store.projections().isEmpty)
    }
    #expect(try store.record(batch).new == 600)
  }

  @Test func `a reader reads on while a batch is recorded`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let reader = try Store(readingAt: temporary.location)
    reader.database.wait(upTo: 0)

    var seen: [Bool] = []
    try store.record(Self.batch((0..<600).map { "thing \($0)" })) { _ in
      seen.append(try reader.isEmpty)
    }

    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0 })
    #expect(try reader.items(.decided).count == 600)
  }

  @Test func `what a batch recorded is in an export and comes back as it was`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try store.record(Self.batch([("lamp", "hall", "7"), ("cup", nil, nil)]))

    try other.takeIn(store.exported())

    #expect(try other.projections() == store.projections())
    #expect(try other.record(Self.batch([("lamp", nil, "7"), ("cup", nil, nil)])).new == 0)
  }
}
