import Foundation
import Testing

/// The manual page and the help, as people read them.
struct ManualTests {
  @Test func `groff and mandoc read the manual and find nothing wrong with it`() throws {
    let sandbox = try Sandbox()
    let page = try sandbox.run("help", "manual").output
    try Data(page.utf8).write(to: sandbox.home.appendingPathComponent("letgo.1"))

    let groff = try sandbox.shell("groff -man -ww -Tutf8 letgo.1")
    #expect(groff.errors.isEmpty && groff.code == 0)
    #expect(groff.output.contains("--exit-status"))
    let mandoc = try sandbox.shell("mandoc -T lint letgo.1")
    #expect(mandoc.output.isEmpty && mandoc.errors.isEmpty && mandoc.code == 0)
  }

  @Test func `help of the command line fits a screen, with and without room for a thing`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    try sandbox.run("add", "call the dentist")

    let result = try sandbox.run("--help")

    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(result.output.contains("\n  add "))
    #expect(result.code == 0)
  }

  @Test func `the README has the table's verbs, as help shows them`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let table = try #require(readme.components(separatedBy: "| verb | what it does |\n").last)
    let rows = table.split(separator: "\n").prefix { $0.hasPrefix("|") }.dropFirst()
    let listed = rows.compactMap { $0.split(separator: "`").dropFirst().first }
      .compactMap { $0.split(separator: " ").first }.map(String.init)

    let help = try Sandbox().run("help", "all").output.split(separator: "\n")
    let verbs = help.filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first }.map(String.init)

    #expect(Set(listed) == Set(verbs))
  }
}
