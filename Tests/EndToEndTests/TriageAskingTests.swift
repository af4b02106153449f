import Foundation
import PseudoTerminal
import Testing

/// `triage --ask` in a real terminal, with the list in a file and in a pipe.
struct TriageAskingTests {
  private static let list = """
    item,room,used,cost,minutes
    lamp,Hall,,,
    mug,Kitchen,,4,5
    bowl,Kitchen,,6,5
    coat,Hall,yes,,

    """

  @Test func `a list comes by a pipe, and the terminal is asked all the same`() throws {
    let sandbox = try Sandbox()
    let path = sandbox.home.path
    try Data(Self.list.utf8).write(to: URL(fileURLWithPath: path + "/list.csv"))
    let terminal = try sandbox.start(
      "/bin/sh",
      ["-c", "'\(builtProduct("letgo"))' triage --ask <\(path)/list.csv >\(path)/verdicts"]
    )

    try terminal.answer(
      "lamp, 1 of 3. Have you used it in the last 90 days? ",
      "no, $8, 10 minutes"
    )
    try terminal.answer("mug, 2 of 3. Have you used it in the last 90 days? ", "all no")
    try terminal.expect("The same for 1 more in Kitchen.")
    try terminal.expect("Read 4: 3 let go, 1 keep, 0 undecided")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(
      try String(contentsOfFile: path + "/verdicts", encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
        == ["keep coat", "let go lamp", "let go mug", "let go bowl"]
    )
  }

  @Test func `Ctrl-C stops the questions, and what was said counts`() throws {
    let sandbox = try Sandbox()
    let path = sandbox.home.path + "/list.csv"
    try Data(Self.list.utf8).write(to: URL(fileURLWithPath: path))
    let terminal = try sandbox.terminal("triage", path, "--ask")

    try terminal.answer("lamp, 1 of 3. Have you used it in the last 90 days? ", "yes")
    try terminal.expect("mug, 2 of 3. Have you used it in the last 90 days? ")
    try terminal.send("\u{3}")
    try terminal.expect("Read 4: 0 let go, 2 keep, 2 undecided")
    try terminal.expect("Stopped before the last question. '--only undecided --output FILE' keeps")

    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `without a terminal nobody is asked, and that is said`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.shell("setsid '\(builtProduct("letgo"))' triage --ask </dev/null")

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("--ask asks in a terminal, and there is none."))
  }

  @Test func `a list that is pasted at the prompt is asked about`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()

    try terminal.expect("letgo> ")
    try terminal.send("\u{1B}[200~mug, 4, 5 minutes\rwool coat, yes\r\u{1B}[201~")
    try terminal.answer("mug, 1 of 1. Have you used it in the last 90 days? ", "no")
    try terminal.expect("Read 2: 1 let go, 1 keep, 0 undecided")
    try terminal.answer("Record 1 to let go? ", "")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
  }
}
