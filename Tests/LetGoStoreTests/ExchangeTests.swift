import LetGoCore
import Testing

@testable import LetGoStore

/// What leaves as a file comes back as it was.
struct ExchangeTests {
  /// A store with a little of everything in it, something undone among it.
  private static func fill(_ store: Store) throws {
    try store.record("add", at: .noon()) { try $0.add(Name("call the dentist")) }
    try store.record("add", at: .noon(plus: 1)) { try $0.add(Name("renew passport")) }
    try store.record("gone", at: .noon(plus: 2)) { act in
      for name in ["shoes", "café “au lait”", "=1+1", "back\\slash \"quoted\"", "📷 日本"] {
        try act.settle(Name(name), as: .out)
      }
    }
    try store.record("keep", at: .noon(plus: 3)) { act in
      let answers = Answers(
        used: .said(.no, on: TemporaryStore.today),
        cost: Price(.exactly(Amount(60))),
        exemption: .seasonal
      )
      try act.settle(Name("lights"), as: .kept, answers)
    }
    _ = try store.undo(at: .noon(plus: 4))
    try store.record("pause", at: .noon(plus: 5)) { act in
      try act.pause(
        Name("espresso machine"),
        Price(.exactly(Amount(249))),
        reason: "slow\tmornings"
      )
    }
    try store.record("done", at: .noon(plus: 6)) { act in
      try act.finish(try #require(try act.openThings().first))
    }
  }

  private static func withoutHeader(_ text: String) -> Substring {
    text.drop { $0 != "\n" }
  }

  @Test(arguments: [1, 7, 4_096])
  func `an empty store becomes the same store, byte for byte`(pieces: Int) throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try Self.fill(store)

    let tally = try other.takeIn(try store.exported(), pieces: pieces)

    #expect(try other.ops() == store.ops())
    #expect(try other.projections() == store.projections())
    #expect(try other.damagedOps() == 0)
    #expect(try tally == IntakeTally(new: store.ops().count))
    #expect(
      try Self.withoutHeader(other.exported()) == Self.withoutHeader(store.exported())
    )
  }

  @Test func `what is known already adds nothing, a second time or at home`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try Self.fill(store)
    let file = try store.exported()
    try other.takeIn(file)
    let (ops, projections) = (try store.ops(), try store.projections())

    let again = try other.takeIn(file)
    let home = try store.takeIn(file)

    #expect(again == IntakeTally(known: ops.count))
    #expect(home == IntakeTally(known: ops.count))
    #expect(try other.ops() == ops)
    #expect(try store.projections() == projections)
  }

  @Test func `two stores unite, in either direction, and replay gives the same`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try Self.fill(store)
    try other.record("gone", at: .noon(plus: 9)) { try $0.settle(Name("lamp"), as: .out) }
    let (mine, theirs) = (try store.exported(), try other.exported())

    try store.takeIn(theirs)
    try other.takeIn(mine)

    #expect(try store.ops() == other.ops())
    #expect(try store.projections() == other.projections())
    let projections = try store.projections()
    try Projection(database: store.database).rebuild()
    #expect(try store.projections() == projections)
  }

  @Test func `an undo never takes what was imported`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try Self.fill(store)

    try other.takeIn(try store.exported())

    #expect(throws: Refusal.nothingToUndo) { try other.undo(at: .noon(plus: 20)) }
  }

  @Test func `an undo that is imported takes back what was here before`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try store.record("gone", at: .noon()) { try $0.settle(Name("lamp"), as: .out) }
    try other.takeIn(try store.exported())
    #expect(try other.items(.out).count == 1)
    _ = try store.undo(at: .noon(plus: 1))

    let tally = try other.takeIn(try store.exported())

    #expect(tally == IntakeTally(new: 1, known: 2))
    #expect(try other.items(.out).isEmpty)
    #expect(try other.projections() == store.projections())
  }

  @Test func `only two things are active after an import, later ones wait`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    for (minute, title) in [(0, "first"), (2, "third")] {
      try store.record("add", at: .noon(plus: Int64(minute))) { try $0.add(Name(title)) }
    }
    for (minute, title) in [(1, "second"), (3, "fourth")] {
      try other.record("add", at: .noon(plus: Int64(minute))) { try $0.add(Name(title)) }
    }

    let tally = try other.takeIn(try store.exported())

    #expect(tally.waiting == 2)
    #expect(try other.activeThings().map(\.title.text) == ["first", "second"])
  }

  @Test func `an op that its checksum does not fit is left out and counted`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    try store.record("gone", at: .noon()) { act in
      try act.settle(Name("shoes"), as: .out)
      try act.settle(Name("lamp"), as: .out)
    }
    try store.database.run("UPDATE op SET fields = replace(fields, 'shoes', 'shoos')")

    var text = ""
    let tally = try store.exportOps(at: .noon()) { text += $0 }

    #expect((tally.written, tally.damaged) == (2, 1))
    try other.takeIn(text)
    #expect(try other.items(.out).map(\.name.text) == ["lamp"])
  }

  @Test func `an empty store is a file too`() throws {
    let temporary = try TemporaryStore()
    let file = try temporary.open().exported()

    #expect(file.hasSuffix("\"ops\":[\n],\"count\":0}\n"))
    #expect(try temporary.open().takeIn(file) == IntakeTally())
  }

  @Test func `pages leave nothing out and name nothing twice`() throws {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (store, other) = (try here.open(), try there.open())
    let count = Database.page * 2
    try store.record("gone", at: .noon()) { act in
      for number in 1..<count { try act.settle(Name("item \(number)"), as: .out) }
    }

    let tally = try other.takeIn(try store.exported())
    var rows = 0
    try other.eachTableRow { rows += $0.count }

    #expect(tally.new == count)
    #expect(rows == count - 1)
    #expect(try other.projections() == store.projections())
  }
}
