import LetGoCore
import Testing

@testable import LetGoStore

/// What was typed at prompts is kept beside the acts, and never in their way.
struct TypedLinesTests {
  @Test func `each line is kept once, the newest last`() throws {
    let store = try TemporaryStore()
    _ = try store.open()

    #expect(try Store.keep(typed: ["two", "stats", "two"], at: store.location) == .done)
    #expect(try Store.keep(typed: ["stats"], at: store.location) == .done)

    #expect(try store.open().typedLines() == ["two", "stats"])
  }

  @Test func `the last thousand are kept`() throws {
    let store = try TemporaryStore()
    _ = try store.open()

    #expect(try Store.keep(typed: (1...1_010).map { "line \($0)" }, at: store.location) == .done)

    let lines = try store.open().typedLines()
    #expect(lines.count == 1_000)
    #expect(lines.first == "line 11")
    #expect(lines.last == "line 1010")
  }

  @Test(arguments: ["IMMEDIATE", "EXCLUSIVE"])
  func `nobody is waited for, and no store is made for them`(lock: String) throws {
    let store = try TemporaryStore()
    #expect(try Store.keep(typed: ["two"], at: store.location) == .nowhere)
    let writer = try store.open()
    try writer.database.run(script: "BEGIN \(lock)")
    let before = ContinuousClock.now

    #expect(try Store.keep(typed: ["two"], at: store.location) == .busy)
    // Others wait five seconds for a lock.
    #expect(ContinuousClock.now - before < .seconds(4))
    try writer.database.run(script: "COMMIT")

    #expect(try store.open().typedLines().isEmpty)
  }

  @Test func `they are forgotten all at once`() throws {
    let store = try TemporaryStore()
    #expect(try Store.forgetTyped(at: store.location) == .nowhere)
    _ = try store.open()
    #expect(try Store.keep(typed: ["two", "stats"], at: store.location) == .done)

    #expect(try Store.forgetTyped(at: store.location) == .done)

    #expect(try store.open().typedLines().isEmpty)
  }

  @Test func `they stay where the tables are made anew`() throws {
    let store = try TemporaryStore()
    _ = try store.open()
    #expect(try Store.keep(typed: ["two"], at: store.location) == .done)

    try store.open().rebuild()

    #expect(try store.open().typedLines() == ["two"])
  }
}
