import Foundation
import Testing

/// What a person sets, and what follows from it in every other command.
struct SettingsTests {
  @Test func `a changed limit changes verdict, history, list and waits at once`() throws {
    let sandbox = try Sandbox()
    let list = Data("item,used,cost,minutes\nradio,no,12,10\n".utf8)
    let verdict = ["verdict", "radio", "--used", "no", "--cost", "12", "--minutes", "10"]
    let (name, rest) = (verdict[0], verdict.dropFirst().joined(separator: " "))
    _ = try sandbox.shell("letgo \(name) \(rest) --record")
    try sandbox.run("pause", "camera", "--price", "40")
    #expect(try sandbox.run("history").output.contains("let go: not used, and another costs 12"))

    try sandbox.run("settings", "cost", "10")
    try sandbox.run("settings", "pause-price", "50")
    try sandbox.run("settings", "pause-days", "7")

    #expect(try sandbox.shell("letgo \(name) \(rest)").output.hasPrefix("undecided\tradio"))
    #expect(try sandbox.run("history").output.contains("undecided: not used, and another costs 12"))
    #expect(try sandbox.run("triage", input: list).output.hasPrefix("undecided\tradio"))
    #expect(try sandbox.run("pauses").output.contains("until Sunday 6 December"))
    #expect(try sandbox.run("pause", "hat", "--price", "40").output.contains("not over 50"))
    #expect(try !sandbox.run("stats").output.contains("20/20"))
    #expect(try sandbox.run("undo").output == "Taken back: settings 'pause-days'.\n")
    #expect(try sandbox.run("pauses").output.contains("until Tuesday 29 December"))
  }

  @Test func `a day that begins at four gives the night to the day before`() throws {
    let sandbox = try Sandbox(now: "2026-11-30T02:00")
    try sandbox.run("settings", "day-start", "04:00")
    try sandbox.run("add", "renew passport")

    try sandbox.run("done", "1")

    #expect(try sandbox.run("history").output == "2026-11-29\tdone\trenew passport\n")
    let terminal = try sandbox.terminal()
    // The greeting goes by the clock on the wall.
    try terminal.expect("letgo> ")
    #expect(["past midnight", "Late"].contains { terminal.transcript.contains($0) })
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .code(0))
    sandbox.set("LETGO_NOW", "2026-11-30T04:00")
    try sandbox.run("gone", "shoes")
    #expect(try sandbox.run("history").output.hasPrefix("2026-11-30\tout\tshoes\n"))
  }

  @Test func `a script has to say the limits of a currency, and other currencies are unknown`()
    throws
  {
    let sandbox = try Sandbox()

    let bare = try sandbox.run("settings", "currency", "EUR")

    #expect(bare.code == 2)
    #expect(bare.errors.contains("Add --cost N --pause-price N."))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
    try sandbox.run("settings", "currency", "EUR", "--cost", "15", "--pause-price", "40")
    let dollars = try sandbox.shell("letgo verdict pan --used no --cost '$8' --minutes 5")
    #expect(dollars.output.hasPrefix("undecided\tpan\t"))
    #expect(dollars.output.contains("$8"))
    let euros = try sandbox.shell("letgo verdict pan --used no --cost '€8' --minutes 5")
    #expect(euros.output.hasPrefix("let go\tpan\t"))
  }

  @Test func `settings and stats are columns in a pipe and aligned on a terminal`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("settings", "cost", "15")
    try sandbox.run("keep", "coat")

    let rows = try sandbox.run("settings").output.split(separator: "\n")
    #expect(rows.count == 13)
    #expect(rows[0].hasPrefix("window\t90\tpublished\t"))
    #expect(rows[1].hasPrefix("cost\t15\town\t"))
    #expect(try sandbox.run("stats").output.contains("kept\t1\n"))
    let terminal = try sandbox.terminal("stats")
    try terminal.expect("kept    1")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `stats tells the days in a row, and never a break`() throws {
    let sandbox = try Sandbox(now: "2026-11-28T23:30")
    try sandbox.run("add", "renew passport")
    try sandbox.run("done", "1")
    sandbox.set("LETGO_NOW", "2026-11-30T02:00")
    try sandbox.run("settings", "day-start", "04:00")
    try sandbox.run("add", "call the dentist")
    try sandbox.run("done", "1")

    #expect(try sandbox.run("stats").output.contains("in a row\t2\tdays with something done\n"))
    #expect(try sandbox.run("stats", "--json").output.contains("\"daysInRow\":2}"))
    sandbox.set("LETGO_NOW", "2026-12-24T12:00")
    #expect(try !sandbox.run("stats").output.contains("in a row"))
  }

  @Test func `a search that finds nothing says so and exits with 1`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "red shoes")

    let none = try sandbox.run("search", "hat")

    #expect(none.code == 1)
    #expect(none.errors.contains("Nothing is recorded under 'hat'."))
    #expect(try sandbox.run("search", "shoe").output == "2026-11-29\tout\tred shoes\n")
  }

  @Test func `history as JSON has the same fields for all, and computes the verdict`() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.shell("letgo verdict pan --used no --cost 8 --minutes 5 --record")
    try sandbox.run("pause", "camera", "--price", "800", "--why", "slow walks")
    try sandbox.run("passed", "camera")
    try sandbox.run("add", "call")
    try sandbox.run("done", "1")

    let lines = try sandbox.run("history", "--json").output.split(separator: "\n")

    let rows = try lines.map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(rows.count == 3)
    #expect(Set(rows.map { Set($0.keys) }).count == 1)
    #expect(rows.map { $0["state"] as? String } == ["done", "passed", "decided"])
    #expect(rows[1]["why"] as? String == "slow walks")
    #expect(rows[2]["verdict"] as? String == "let go")
    #expect(rows[0]["verdict"] is NSNull)
  }
}
