import LetGoCore
import Testing

@testable import LetGoStore

struct CompletionsTests {
  /// A store with a completion on each of some days, told by their distance from the tests' day.
  private static func store(finishing days: [Int]) throws -> Store {
    let store = try TemporaryStore.inMemory()
    for day in days {
      try store.record("add", at: .noon(onDay: day)) { try $0.add(Name("thing")) }
      try store.record("done", at: .noon(onDay: day)) { try $0.finish($0.openThings()[0]) }
    }
    return store
  }

  @Test func `a streak is counted along its whole length, and no further`() throws {
    let store = try Self.store(finishing: Array(-250...0) + [-300, 0])

    #expect(try store.streak(endingBy: .test) == 251)
    #expect(try store.streak(endingBy: .test + 1) == 251)
    #expect(try store.streak(endingBy: .test + 2) == 0)
    #expect(try store.completions(before: .test + 1, atMost: 2).map(\.count) == [2, 1])
  }

  @Test func `done, undone and done again count once, and undo and redo count along`() throws {
    let store = try Self.store(finishing: [-1, 0])
    _ = try store.undo(at: .noon(plus: 1))
    #expect(try store.streak(endingBy: .test) == 1)
    try store.record("done", at: .noon(plus: 2)) { try $0.finish($0.openThings()[0]) }
    #expect(try store.streak(endingBy: .test) == 2)
    _ = try store.undo(at: .noon(plus: 3))
    #expect(try store.streak(endingBy: .test) == 1)
    _ = try store.redo(at: .noon(plus: 4))

    #expect(try store.streak(endingBy: .test) == 2)
    #expect(try store.completions(before: .test + 1, atMost: 9).map(\.count) == [1, 1])
  }

  @Test func `what was dropped never counts, and a day can be mended`() throws {
    let store = try Self.store(finishing: [-2, 0])
    try store.add("thing", at: 1)
    try store.record("drop", at: .noon(plus: 2)) { try $0.discard($0.openThings()[0]) }
    try store.add("thing", at: 3)
    #expect(try store.streak(endingBy: .test) == 1)

    try store.record("done", at: .noon(plus: 4)) {
      try $0.finish($0.openThings()[0], on: .test + -1)
    }

    #expect(try store.streak(endingBy: .test) == 3)
  }
}
