import LetGoCore
import Testing

@testable import LetGoStore

/// Lists that are recorded as one act.
struct BatchTests {
  @Test func `a batch is one act, and what is read from it is what a replay gives`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let rows: [(String, String?, String?)] = [
      ("lamp", "Hall", nil), ("Caf\u{65}\u{301} \"au lait\" set", nil, "HB-7"), ("lamp", nil, nil),
    ]

    let tally = try store.record(Batch.items(rows, count: 3))

    #expect((tally.new, tally.changed, tally.unchanged) == (3, 0, 0))
    let items = try store.items(.decided)
    #expect(Set(items.map(\.name.text)) == ["lamp", "Caf\u{65}\u{301} \"au lait\" set"])
    #expect(items.allSatisfy { $0.answers == Answers.cable && $0.count == 3 })
    #expect(try store.damagedOps() == 0)
    let written = try store.projections()
    try store.database.transaction { try Projection(database: store.database).rebuild() }
    #expect(try store.projections() == written)
    #expect(try store.undoable(atMost: 5).map(\.count) == [3])

    _ = try store.undo(at: .noon(plus: 1))
    #expect(try store.items(.decided).isEmpty)
    #expect(try store.record(Batch.items(rows)).new == 3)
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
    try store.record(Batch.items(["lamp", "cup"]))
    let before = try store.ops()
    let batch = try Batch(of: .items, by: "triage", at: .noon())
    for (name, count) in [("cup", 1), ("lamp", 2), ("radio", 1)] {
      let entry = BatchEntry(name: try Name(name), .item(Answers.cable, count: count))
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
        var answers = Answers.cable
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
    let batch = try Batch.items((0..<600).map { "thing \($0)" })

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
    try store.record(Batch.items((0..<600).map { "thing \($0)" })) { _ in
      seen.append(try reader.isEmpty)
    }

    #expect(!seen.isEmpty)
    #expect(seen.allSatisfy { $0 })
    #expect(try reader.items(.decided).count == 600)
  }

  @Test func `what a batch recorded is in an export and comes back as it was`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try store.record(Batch.items([("lamp", "hall", "7"), ("cup", nil, nil)]))

    try other.takeIn(store.exported())

    #expect(try other.projections() == store.projections())
    #expect(try other.record(Batch.items([("lamp", nil, "7"), ("cup", nil, nil)])).new == 0)
  }
}
