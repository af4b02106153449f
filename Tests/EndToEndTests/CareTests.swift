import Foundation
import LetGoCore
import PseudoTerminal
import Testing

/// Backups, the doctor and damage, as a person meets them.
struct CareTests {
  @Test func `the first write of a day is backed up, after its answer`() throws {
    let sandbox = try Sandbox(zone: "Europe/Berlin")

    #expect(try sandbox.run("two").code == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath + ".backups"))
    try sandbox.run("gone", "shoes")
    try sandbox.run("gone", "coat")
    sandbox.set("LETGO_NOW", "2026-11-30T00:10")
    try sandbox.run("gone", "lamp")

    let list = try sandbox.run("backup", "list").output.split(separator: "\n")
    let names = list.map { $0.split(separator: "\t").first ?? "" }
    let days = list.map { $0.split(separator: "\t").dropFirst().first ?? "" }
    // Ten past midnight in Berlin is still the day before in UTC.
    #expect(names.count == 2)
    #expect(names.first?.hasPrefix("2026-11-29T2310") == true)
    #expect(days == ["Monday 30 November", "Sunday 29 November"])
  }

  @Test func `a backup that can't be made is said and stops nothing`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")
    try FileManager.default.removeItem(atPath: sandbox.storePath + ".backups")
    try Data().write(to: URL(fileURLWithPath: sandbox.storePath + ".backups"))

    let result = try sandbox.run("gone", "coat")

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Out of the house: coat."))
    #expect(result.errors.hasPrefix("Today's backup was not made"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `a store that is gone beside its backups is said before a new one begins`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")
    try FileManager.default.removeItem(atPath: sandbox.storePath)

    let first = try sandbox.run("gone", "coat")
    let second = try sandbox.run("gone", "lamp")

    #expect(
      first.errors == """
        There is no store at \(sandbox.storePath) any more, so a new one begins. Backups beside it: 1.
        Hint: 'letgo backup restore' brings the newest back.

        """
    )
    #expect(first.code == 0)
    #expect(second.errors.isEmpty)
    #expect(try sandbox.run("backup", "restore", "--yes").code == 0)
    #expect(try sandbox.store().items(.out).map(\.name.text) == ["shoes"])
  }

  @Test func `a clock that went back is said once, and records go on in their order`() throws {
    let sandbox = try Sandbox(now: "2026-11-29T08:30")
    try sandbox.run("gone", "shoes")

    sandbox.set("LETGO_NOW", "2026-11-29T08:26")
    let little = try sandbox.run("gone", "coat")
    sandbox.set("LETGO_NOW", "2026-11-28T22:05")
    let first = try sandbox.run("gone", "lamp")
    let second = try sandbox.run("gone", "vase")

    #expect(little.errors.isEmpty)
    #expect(
      first.errors.hasPrefix(
        "The clock shows 22:05 on Saturday 28 November; the last record is from 08:26 on Sunday 29 "
          + "November. Nothing is lost by that.\n"
      )
    )
    #expect(!second.errors.contains("The clock shows"))
    #expect(try sandbox.run("undo").output.contains("vase"))
  }

  @Test func `a restore needs a yes, and keeps what it replaces`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")
    try sandbox.run("gone", "coat")
    let name = try sandbox.run("backup", "list").output.prefix { $0 != "\t" }

    #expect(try sandbox.run("backup", "restore").code == 2)
    #expect(try sandbox.run("backup", "restore", "2020-01-01T000000Z").code == 1)
    #expect(try sandbox.store().items(.out).count == 2)
    let terminal = try sandbox.terminal("backup", "restore", String(name))
    try terminal.answer("Put the backup \(name) in place of the store? ", "yes")
    #expect(try terminal.waitForExit() == .code(0))

    #expect(try sandbox.store().items(.out).map(\.name.text) == ["shoes"])
    let replaced = try FileManager.default.subpathsOfDirectory(
      atPath: sandbox.storePath + ".replaced"
    )
    #expect(replaced.contains { $0.hasSuffix("/letgo.db") })
  }

  @Test func `damage is mended where it is met, and the command goes on`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")
    try sandbox.run("gone", "coat")
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: sandbox.storePath))
    try file.write(contentsOf: Data(count: 4_096))
    try file.close()

    let result = try sandbox.run("gone", "lamp")

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("Out of the house: lamp."))
    #expect(result.errors.hasPrefix("The store was damaged: 4 records came back"))
    #expect(result.errors.contains("The old file is kept in \(sandbox.storePath).damaged/"))
    #expect(try sandbox.store().items(.out).count == 3)
    #expect(try sandbox.run("doctor").code == 0)
  }

  @Test func `the shell opens on a damaged store, and says what came back`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    try Data().write(to: URL(fileURLWithPath: sandbox.storePath))

    let terminal = try sandbox.terminal()

    try terminal.expect("The store was damaged: 2 records came back")
    try terminal.expect("The old file is kept in")
    try terminal.expect("1 renew passport")
    // In the middle of a conversation nothing that was answered is lost either.
    try terminal.answer("letgo> ", "wool coat")
    try Data().write(to: URL(fileURLWithPath: sandbox.storePath))
    try terminal.answer("Have you used it in the last 90 days? ", "yes")
    try terminal.expect("Kept: wool coat.")
    try terminal.answer("letgo> ", "quit")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(try sandbox.store().items(.kept).map(\.name.text) == ["wool coat"])
    #expect(try sandbox.store().activeThings().map(\.title.text) == ["renew passport"])
  }

  @Test func `eight commands that meet damage at once mend it once and all go on`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("gone", "shoes")

    let result = try sandbox.shell(
      """
      head -c 4096 /dev/zero | dd of='\(sandbox.storePath)' conv=notrunc status=none
      for n in 1 2 3 4 5 6 7 8; do (letgo gone "book $n" >/dev/null; echo $?) & done; wait
      ls '\(sandbox.storePath).damaged' | wc -l
      """
    )

    let lines = result.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == Array(repeating: "0", count: 8) + ["1"])
    #expect(try sandbox.store().items(.out).count == 9)
  }

  @Test func `one letter that the disk changed is told by the next command, whichever it is`()
    throws
  {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let url = URL(fileURLWithPath: sandbox.storePath)
    var bytes = try Data(contentsOf: url)
    while let found = bytes.range(of: Data("passport".utf8)) {
      bytes.replaceSubrange(found, with: Data("rassport".utf8))
    }
    try bytes.write(to: url)

    let read = try sandbox.run("two")

    #expect(read.output == "1\trenew passport\n")
    #expect(read.errors.hasPrefix("The store was damaged: 2 records came back"))
    #expect(read.errors.contains("The old file is kept in"))
  }

  @Test func `the doctor explains, and a rebuild puts right`() throws {
    let sandbox = try Sandbox()
    #expect(try sandbox.run("doctor").code == 0)
    try sandbox.run("gone", "shoes")
    try sandbox.changeStore("UPDATE op SET fields = replace(fields, 'shoes', 'shops')")

    let sick = try sandbox.run("doctor")

    #expect(sick.code == 1)
    #expect(sick.output.hasPrefix("One record is not as it was written.\n"))
    #expect(sick.errors.hasPrefix("Hint: 'letgo doctor --rebuild'"))
    #expect(try sandbox.run("doctor", "--rebuild").code == 0)
    #expect(try sandbox.store().items(.out).map(\.name.text) == ["shoes"])
    #expect(try sandbox.run("doctor").code == 0)
  }
}
