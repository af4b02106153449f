import Foundation
import PseudoTerminal
import Testing

/// What `stats` shows on a terminal, hands to a program and writes to a file.
struct StatsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(now: "2026-11-28T08:30")
    try sandbox.run("gone", "3", "lamps")
    try sandbox.run("pause", "camera", "--price", "800")
    try sandbox.run("passed", "camera")
    try sandbox.run("add", "call the dentist")
    try sandbox.run("done", "1")
    sandbox.set("LETGO_NOW", "2026-11-29T08:30")
  }

  @Test(arguments: [40, 80, 200])
  func `a terminal shows pictures that fit into it`(columns: Int) throws {
    let terminal = try sandbox.terminal("stats", columns: columns)

    try terminal.expect("One day with something done.")
    try terminal.expect("Let go, day by day")
    try terminal.expect("Sat")
    try terminal.expect("▒")
    try terminal.expect("· 0  ░ 1  ▒ 2–4  ▓ 5–9  █ 10 and more")
    try terminal.expect("Not spent, month by month")
    try terminal.expect("█ 800")
    #expect(try terminal.waitForExit() == .code(0))
    let rows = terminal.transcript.split(separator: "\n")
    #expect(rows.allSatisfy { $0.count <= min(columns, 60) })
    #expect(rows.count { $0.hasPrefix("Mon ·") } == 1)
  }

  @Test func `for whoever reads line by line, words take the place of pictures`() throws {
    sandbox.set("ACCESSIBLE", "1")
    let terminal = try sandbox.terminal("stats")

    try terminal.expect("November: 3 let go")
    try terminal.expect("November: 800 not spent")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(!terminal.transcript.contains("·"))
  }

  @Test func `in a pipe there are rows alone`() throws {
    #expect(
      try sandbox.run("stats").output == """
        since\t2026-11-28
        let go\t3\t3 out of the house, 0 still here
        kept\t0
        boxed\t0
        not spent\t800
        in a row\t1\tdays with something done

        """
    )
  }

  @Test(arguments: ["--html", "--svg"])
  func `a file is written whole, for its person alone, and what it replaces is said`(
    option: String
  ) throws {
    let path = sandbox.home.path + "/year"

    let first = try sandbox.run("stats", option, "year")
    let second = try sandbox.run("stats", "\(option)=year")

    #expect(first.output.isEmpty)
    #expect(first.errors == "Written to 'year'.\n")
    #expect(second.errors == "Written to 'year'. What was there before is replaced.\n")
    let file = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try sandbox.run("stats", option, "-").output == file)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `no picture takes the place of the store, nor is one left half written`() throws {
    let store = try sandbox.run("stats", "--svg", sandbox.storePath)
    let nowhere = try sandbox.run("stats", "--html", "no/such/place")
    let full = try sandbox.run("stats", "--html", "/dev/full")

    #expect([store.code, nowhere.code, full.code] == [2, 74, 74])
    #expect(nowhere.errors.hasPrefix("'no/such/place' can't be written: "))
    #expect(try sandbox.run("stats").code == 0)
    let both = try sandbox.run("stats", "--json", "--svg", "x")
    #expect(both.code == 2)
    #expect(both.errors.hasPrefix("--json and --svg do not go together.\n"))
  }
}
