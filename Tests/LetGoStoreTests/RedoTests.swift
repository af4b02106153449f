import LetGoCore
import Testing

@testable import LetGoStore

struct RedoTests {
  @Test func `many steps back and forth leave the tables as they were`() throws {
    let store = try TemporaryStore.inMemory()
    try store.add("renew passport")
    try store.record("done", at: .noon(plus: 1)) { act in
      try act.finish(act.openThings()[0])
      try act.add(Name("buy stamps"))
    }
    try store.record("box", at: .noon(plus: 2)) { try $0.settle(Name("lamp"), as: .boxed) }
    try store.record("keep", at: .noon(plus: 3)) { try $0.settle(Name("lamp"), as: .kept) }
    let before = try store.readableTables()

    // The clock stands still, and then goes back: the order of the steps is the order of the ops.
    for minutes in [4, 4, 4, -90] { _ = try store.undo(at: .noon(plus: Int64(minutes))) }
    #expect(try store.activeThings().isEmpty)
    let names = try (0..<4).map { _ in try store.redo(at: .noon(plus: -91)).verb }

    #expect(names == ["add", "done", "box", "keep"])
    #expect(try store.readableTables() == before)
    #expect(throws: Refusal.nothingToRedo) { try store.redo(at: .noon(plus: 5)) }
  }

  @Test func `a batch of 50 goes and comes back by one op each, and nothing else moves`() throws {
    let store = try TemporaryStore.inMemory()
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    try store.record("triage", at: .noon(plus: 1)) { act in
      for number in 1...50 {
        _ = try act.create(
          .item,
          ["name": .text("book \(number)"), "outcome": .text("decided 2026-11-30")]
        )
      }
    }
    let ops = try store.database.integer("SELECT count(*) FROM op")

    #expect(try store.undo(at: .noon(plus: 2)).count == 50)
    #expect(try store.items(.decided).isEmpty)
    #expect(try store.items(.out).map(\.name.text) == ["shoes"])
    let redone = try store.redo(at: .noon(plus: 3))

    #expect(redone == RecordedAct(verb: "triage", day: .test, name: "book 1", count: 50))
    #expect(try store.items(.decided).count == 50)
    #expect(try store.items(.out).map(\.name.text) == ["shoes"])
    #expect(try store.database.integer("SELECT count(*) FROM op") == ops + 2)
  }

  @Test func `redo is refused when what it set was set anew`() throws {
    let store = try TemporaryStore.inMemory()
    try store.record("box", at: .noon()) { try $0.settle(Name("lamp"), as: .boxed) }
    try store.record("decided", at: .noon(plus: 1)) { try $0.settle(Name("lamp"), as: .decided) }
    _ = try store.undo(at: .noon(plus: 2))
    try store.record("keep", at: .noon(plus: 3)) { try $0.settle(Name("lamp"), as: .kept) }

    #expect(throws: Refusal.changedSince(verb: "keep")) { try store.redo(at: .noon(plus: 4)) }
    #expect(try store.items(.kept).map(\.name.text) == ["lamp"])
  }

  @Test func `redo opens no third thing`() throws {
    let store = try TemporaryStore.inMemory()
    try store.add("renew passport")
    try store.add("call the dentist")
    _ = try store.undo(at: .noon(plus: 1))
    try store.add("buy stamps", at: 2)
    let before = try store.projections()

    let refusal = #expect(throws: Refusal.self) { try store.redo(at: .noon(plus: 3)) }

    guard case .full = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(try store.projections() == before)
  }

  @Test func `what another device did is neither taken back nor set back`() throws {
    let other = try TemporaryStore.inMemory()
    try other.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    try other.record("gone", at: .noon()) { try $0.settle(Name("coat"), as: .out) }
    _ = try other.undo(at: .noon(plus: 1))
    let store = try TemporaryStore.inMemory()
    try store.takeIn(other.exported())
    let before = try store.projections()

    #expect(throws: Refusal.nothingToUndo) { try store.undo(at: .noon(plus: 2)) }
    #expect(throws: Refusal.nothingToRedo) { try store.redo(at: .noon(plus: 2)) }
    #expect(try store.undoable(atMost: 9).isEmpty)
    #expect(try store.projections() == before)
  }

  @Test func `the list names what undo takes back, in its order, and stops where undo would`()
    throws
  {
    let store = try TemporaryStore.inMemory()
    try store.add("renew passport")
    try store.record("box", at: .noon(plus: 1)) { try $0.settle(Name("lamp"), as: .boxed) }
    try store.record("keep", at: .noon(plus: 2)) { try $0.settle(Name("lamp"), as: .kept) }
    try store.record("settings", at: .noon(plus: 3)) { try $0.set([.cost: "15", .name: "Kim"]) }
    _ = try store.undo(at: .noon(plus: 4))
    _ = try store.redo(at: .noon(plus: 4))

    let listed = try store.undoable(atMost: 9)

    #expect(listed.map(\.verb) == ["settings", "keep", "box", "add"])
    #expect(listed.map(\.name) == ["cost, name", "lamp", "lamp", "renew passport"])
    #expect(try store.undoable(atMost: 2).map(\.verb) == ["settings", "keep"])
    for act in listed { #expect(try store.undo(at: .noon(plus: 5)) == act) }
  }

  @Test func `the list stops at what another device built on`() throws {
    let store = try TemporaryStore.inMemory()
    try store.add("renew passport")
    try store.record("box", at: .noon(plus: 1)) { try $0.settle(Name("lamp"), as: .boxed) }
    try store.record("gone", at: .noon(plus: 2)) { try $0.settle(Name("shoes"), as: .out) }
    let other = try TemporaryStore.inMemory()
    try other.takeIn(store.exported())
    try other.record("keep", at: .noon(plus: 3)) { try $0.settle(Name("lamp"), as: .kept) }
    try store.takeIn(other.exported())

    #expect(try store.undoable(atMost: 9).map(\.verb) == ["gone"])
  }
}

extension Day {
  /// The day that all tests share.
  static let test = TemporaryStore.today
}

extension TemporaryStore {
  /// Returns a store that goes with the process.
  static func inMemory() throws -> Store { try Store(readingAt: nil) }
}

extension Store {
  /// What a person can see: all tables but that of the acts, without the stamps of the last change.
  func readableTables() throws -> [String] {
    try database.rows(
      """
      SELECT id || name || coalesce(outcome, '') || coalesce(day, '') FROM item
      UNION SELECT id || title || opened || coalesce(finished, '') || coalesce(slot, '') FROM thing
      """
    ) { $0.text(0) ?? "" }
  }
}
