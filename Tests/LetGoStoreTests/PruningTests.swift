import Foundation
import LetGoCore
import Testing

@testable import LetGoStore

struct PruningTests {
  /// Finishes and drops some things whose titles all have a word in them, a day after the other.
  private static func fill(_ store: Store, days: Range<Int>) throws {
    for day in days {
      try store.record("add", at: .noon(onDay: day)) { try $0.add(Name("buy marzipan \(day)")) }
      try store.record("end", at: .noon(onDay: day, plus: 1)) { act in
        let thing = try #require(try act.openThings().first)
        try day % 3 == 2 ? act.discard(thing) : act.finish(thing)
      }
    }
  }

  private static func words(in store: Store) throws -> Int64 {
    try store.database.integer("SELECT count(*) FROM op WHERE fields LIKE '%marzipan%'")
  }

  @Test func `60 days after its end a thing has no words, and its facts stay`() throws {
    let store = try TemporaryStore.inMemory()
    try Self.fill(store, days: 0..<10)
    let days = try store.completions(before: .test + 100, atMost: 99).map(\.day)

    try store.record("keep", at: .noon(onDay: 59)) { try $0.settle(Name("mug"), as: .kept) }
    #expect(try Self.words(in: store) == 10)
    try store.record("keep", at: .noon(onDay: 65)) { try $0.settle(Name("mug"), as: .kept) }

    #expect(try Self.words(in: store) == 4)
    #expect(try store.database.integer("SELECT count(*) FROM thing WHERE title IS NULL") == 6)
    #expect(try store.completions(before: .test + 100, atMost: 99).map(\.day) == days)
    #expect(try store.streak(endingBy: .test + 9) == 1)
    #expect(try store.streak(endingBy: .test + 4) == 2)
    #expect(try store.damagedOps() == 0)
    let before = try store.projections()
    try store.database.transaction { try Projection(database: store.database).rebuild() }
    #expect(try store.projections() == before)
  }

  @Test func `the words are gone from the bytes of the file`() throws {
    let temporary = try TemporaryStore(in: TemporaryStore.memory)
    let store = try temporary.open()
    try Self.fill(store, days: 0..<60)
    let path = temporary.location.path
    let word = Data("marzipan".utf8)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: word) != nil)

    try store.record("keep", at: .noon(onDay: 200)) { try $0.settle(Name("mug"), as: .kept) }

    #expect(try Self.words(in: store) == 0)
    for file in try FileManager.default.contentsOfDirectory(atPath: Disk.parent(of: path)) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: Disk.parent(of: path) + "/" + file))
      #expect(bytes.range(of: word) == nil, "\(file)")
    }
    #expect(try Inspection().findings(in: temporary.location).isEmpty)
  }

  @Test func `what arrives later is stored without the words, whatever came first`() throws {
    let other = try TemporaryStore.inMemory()
    try Self.fill(other, days: 0..<3)
    let whole = try other.exported()
    let store = try TemporaryStore.inMemory()

    _ = try store.takeIn(Intake(whole), on: .test + 100)
    #expect(try Self.words(in: store) == 0)
    _ = try store.takeIn(Intake(whole), on: .test + 100)

    #expect(try Self.words(in: store) == 0)
    #expect(try store.completions(before: .test + 9, atMost: 9).count == 2)
    #expect(try store.damagedOps() == 0)
    // Pruned here and whole there, they are the same ops.
    #expect(try other.takeIn(store.exported()).new == 0)
  }

  @Test func `a title that is there twice goes twice, and a note goes too`() throws {
    let store = try TemporaryStore.inMemory()
    let fields =
      #"{"title":"buy marzipan","note":"the marzipan","finished":"2026-11-29","title":"marzipan"}"#
    try store.takeIn(
      ExchangeFile.of([ExchangeFile.act, ExchangeFile.line(2, "thing", fields)])
    )

    try store.record("keep", at: .noon(onDay: 60)) { try $0.settle(Name("mug"), as: .kept) }

    #expect(try Self.words(in: store) == 0)
    #expect(try store.completions(before: .test, atMost: 9).map(\.day) == [.test + -1])
    #expect(try store.damagedOps() == 0)
  }

  @Test func `an end without words is neither undone nor brought back, and history has its day`()
    throws
  {
    let store = try TemporaryStore.inMemory()
    try Self.fill(store, days: 0..<3)

    #expect(throws: Refusal.wordsGone(verb: "end")) { try store.undo(at: .noon(onDay: 90)) }
    try store.record("keep", at: .noon(onDay: 91)) { try $0.settle(Name("mug"), as: .kept) }

    #expect(try store.trash(asOf: .test + 91, atMost: 9).isEmpty)
    #expect(try store.undoable(atMost: 9).map(\.verb) == ["keep"])
    #expect(
      try store.history(atMost: 9).dropFirst() == [
        .thing(nil, on: .test + 1), .thing(nil, on: .test),
      ]
    )
  }

  @Test func `what is refused prunes nothing`() throws {
    let store = try TemporaryStore.inMemory()
    try Self.fill(store, days: 0..<1)
    let before = try store.projections()

    #expect(throws: Refusal.self) {
      try store.record("out", at: .noon(onDay: 99)) { try $0.takeOut(Name("no such")) }
    }

    #expect(try store.projections() == before)
  }
}

extension Moment {
  /// Noon of a day after the tests' day, so many minutes later.
  static func noon(onDay day: Int, plus minutes: Int64 = 0) -> Moment {
    Moment(
      milliseconds: TemporaryStore.noon + Int64(day) * 86_400_000 + minutes * 60_000,
      day: .test + day
    )
  }
}
