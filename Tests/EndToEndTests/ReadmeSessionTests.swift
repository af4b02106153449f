import Foundation
import PseudoTerminal
import Testing

/// The session that the README shows is what happens when its lines are typed, and so is its picture.
struct ReadmeSessionTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The rows of the first block in a part of the README.
  private static func rows(of part: String) throws -> [String] {
    let parts = try text("README.md").components(separatedBy: "\n## ")
    let found = try #require(parts.first { $0.hasPrefix(part + "\n") })
    let block = try #require(found.components(separatedBy: "\n```").dropFirst().first)
    return block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .map(String.init)
  }

  /// Splits a row into what asks and what is typed; nil for what letgo says.
  private static func typed(in row: String) -> (prompt: String, line: String)? {
    for end in ["letgo> ", "(Enter leaves it out) ", "? "] {
      guard let found = row.range(of: end) else { continue }
      return (String(row[..<found.upperBound]), String(row[found.upperBound...]))
    }
    return nil
  }

  /// A row without what stands at its right end.
  private static func left(_ row: Substring) -> String {
    String(row).replacing(/\s+\d to do\s*$/, with: "").replacing(/\s+$/, with: "")
  }

  /// When each of the five stories is told.
  private static let hours = [
    "2026-11-29T10:", "2026-11-29T15:", "2026-12-28T08:", "2026-12-29T08:", "2026-12-29T09:",
  ]

  @Test func `the five stories are what letgo answers, one after the other`() throws {
    let parts = try Self.text("README.md").components(separatedBy: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix("Five stories\n") })
    let blocks = part.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 1 }
    #expect(blocks.count == Self.hours.count)
    let sandbox = try Sandbox()
    let list = sandbox.home.appendingPathComponent("cupboard.txt")

    for (block, hour) in zip(blocks.map(\.element), Self.hours) {
      let told = block.components(separatedBy: "\n$ ").dropFirst()
      for (minute, step) in told.enumerated() {
        let line = step.prefix { $0 != "\n" }
        let answer = step.dropFirst(line.count + 1) + "\n"
        // Each begins a minute after the one before it.
        sandbox.set("LETGO_NOW", hour + (minute < 10 ? "0\(minute)" : "\(minute)"))
        if line == "cat cupboard.txt" { try Data(answer.utf8).write(to: list) }
        #expect(try sandbox.shell("{ \(line); } 2>&1").output == answer, "\(line)")
      }
    }
  }

  @Test func `the session is what letgo answers`() throws {
    let rows = try Self.rows(of: "A session")
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal(columns: 200)

    for case (let prompt, let line)? in rows.map({ Self.typed(in: $0) }) {
      try terminal.expect(prompt)
      try terminal.send(line + "\r")
    }

    #expect(try terminal.waitForExit() == .code(0))
    let said = terminal.transcript.split(separator: "\n").map { Self.left($0) }
    #expect(said == rows.map { Self.left($0[...]) })
  }

  @Test func `the picture shows what a screen of today shows`() throws {
    let rows = try Self.text("Resources/session.svg").split(separator: "\n")
      .filter { $0.hasPrefix("<text") }
      .map { row in
        let text = String(row).replacing(/<[^>]*>/, with: "").replacing("&gt;", with: ">")
          .replacing("&lt;", with: "<").replacing("&amp;", with: "&")
        return Self.left(text[...])
      }
    let sandbox = try Sandbox()
    try sandbox.run("box", "bread maker")
    let terminal = try sandbox.terminal(columns: 84)

    // The last two rows are those around what Tab shows.
    let asked = rows.compactMap { Self.typed(in: $0) }
    for (prompt, line) in asked.dropLast(2) {
      try terminal.expect(prompt)
      try terminal.send(line + "\r")
    }
    try terminal.expect("letgo> ")
    try terminal.send("do\t")
    try terminal.expect("doctor")
    try terminal.expect("letgo> do")

    #expect(terminal.transcript.split(separator: "\n").map { Self.left($0) } == rows)
  }
}
