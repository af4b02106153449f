import LetGoCore
import Testing

@testable import LetGoStore

/// What was typed at prompts is kept beside the acts, and never in their way.
struct TypedLinesTests {
  @Test func `each line is kept once, the newest last`() throws {
    let store = try TemporaryStore()
    _ = try store.open()

    #expect(try Store.keep(typed: ["two", "stats", "two"], at: store.location))
    #expect(try Store.keep(typed: ["stats"], at: store.location))

    #expect(try store.open().typedLines() == ["two", "stats"])
  }

  @Test func `the last thousand are kept`() throws {
    let store = try TemporaryStore()
    _ = try store.open()

    #expect(try Store.keep(typed: (1...1_010).map { "line \($0)" }, at: store.location))

    let lines = try store.open().typedLines()
    #expect(lines.count == 1_000)
    #expect(lines.first == "line 11")
    #expect(lines.last == "line 1010")
  }

  @Test func `nobody is waited for, and no store is made for them`() throws {
    let store = try TemporaryStore()
    #expect(try !Store.keep(typed: ["two"], at: store.location))
    let writer = try store.open()
    try writer.database.run(script: "BEGIN IMMEDIATE")

    #expect(try !Store.keep(typed: ["two"], at: store.location))
    try writer.database.run(script: "COMMIT")

    #expect(try store.open().typedLines().isEmpty)
  }

  @Test func `they are forgotten all at once`() throws {
    let store = try TemporaryStore()
    #expect(try Store.forgetTyped(at: store.location))
    _ = try store.open()
    #expect(try Store.keep(typed: ["two", "stats"], at: store.location))

    #expect(try Store.forgetTyped(at: store.location))

    #expect(try store.open().typedLines().isEmpty)
  }

  @Test func `they stay where the tables are made anew`() throws {
    let store = try TemporaryStore()
    _ = try store.open()
    #expect(try Store.keep(typed: ["two"], at: store.location))

    try store.open().rebuild()

    #expect(try store.open().typedLines() == ["two"])
  }
}
