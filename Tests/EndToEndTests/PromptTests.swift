import Foundation
import PseudoTerminal
import Testing

/// The prompt of the shell: what it brings back, where it leads, and what it leaves alone.
struct PromptTests {
  private static let question = "Have you used it in the last 90 days? "

  @Test func `what was typed is known to the next shell, and to none that is open`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let first = try sandbox.terminal()
    try first.expect("letgo> ")
    let second = try sandbox.terminal()
    try second.expect("letgo> ")

    try first.send("search usb cable\r")
    try first.answer("letgo> ", " search a secret")
    try first.answer("letgo> ", "lamp")
    try first.answer(Self.question, "an answer")
    try first.expect("Not sure")
    try first.expect(Self.question)
    try first.send("\u{3}")
    try first.answer("letgo> ", "quit")
    #expect(try first.waitForExit() == .code(0))

    // The one that was open brings back its own lines.
    try second.send("two\r")
    try second.expect("letgo> ")
    try second.send("\u{1B}[A")
    try second.expect("two")
    try second.send("\u{15}se\u{1B}[A!")
    try second.wait("no line of another shell", within: second.limit) {
      second.transcript.contains("letgo> se!  ")
    }
    try second.send("\u{15}\u{4}")
    #expect(try second.waitForExit() == .code(0))

    #expect(try sandbox.typed() == ["search usb cable", "lamp", "quit", "two"])
    let third = try sandbox.terminal()
    try third.expect("letgo> ")
    try third.send("se\u{1B}[A")
    try third.expect("search usb cable")
    try third.send("\u{15}\u{4}")
    #expect(try third.waitForExit() == .code(0))
  }

  @Test func `lines are kept while the person rests, so that a window that closes loses none`()
    throws
  {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let terminal = try sandbox.terminal()
    try terminal.answer("letgo> ", "stats")
    try terminal.expect("letgo> ")

    try terminal.wait("the line in the store", within: terminal.limit) {
      (try? sandbox.typed()) == ["stats"]
    }
    terminal.hangUp()

    _ = try terminal.waitForExit()
  }

  @Test func `whoever wants nothing kept has it forgotten`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let first = try sandbox.terminal()
    try first.answer("letgo> ", "stats")
    try first.answer("letgo> ", "quit")
    #expect(try first.waitForExit() == .code(0))
    #expect(try sandbox.typed() == ["stats", "quit"])

    let second = try sandbox.terminal()
    try second.answer("letgo> ", "settings recall off")
    try second.answer("letgo> ", "quit")

    #expect(try second.waitForExit() == .code(0))
    #expect(try sandbox.typed().isEmpty)
  }

  @Test func `no store is made for what was typed`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()
    try terminal.answer("letgo> ", "stats")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test func `the last answers about an item are shown, and count once they are taken`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()
    try terminal.answer("letgo> ", "kettle, not used since 1 May 2023, $60, two hours")
    try terminal.answer("Will you use it in the next 90 days? ", "no")
    try terminal.answer("What holds you back? (Enter leaves it out) ", "")
    try terminal.answer("Let it go anyway, box it for 30 days, or leave it? ", "box it")

    try terminal.answer("letgo> ", "kettle")
    try terminal.expectCursorRow(Self.question + "not since 2023-05-01")
    // Nobody took it.
    try terminal.send("\r")
    try terminal.expectCursorRow("Will you use it in the next 90 days? no")
    try terminal.send("\u{3}")
    try terminal.answer("letgo> ", "kettle")
    try terminal.expectCursorRow(Self.question + "not since 2023-05-01")
    try terminal.send("\u{1B}[C\r")
    try terminal.expectCursorRow("Will you use it in the next 90 days? no")
    try terminal.send("\u{1B}[C\r")
    try terminal.expectCursorRow("What would another one cost? $60")
    try terminal.send("8\r")
    try terminal.expectCursorRow("How long would it take to get one? 2 hours")
    try terminal.send("\u{3}")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `Alt and an arrow lead through four screens`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let terminal = try sandbox.terminal()
    try terminal.expect("letgo> ")

    for row in ["home  [two]  game  stats", "home  two  [game]  stats", "home  two  game  [stats]"]
    {
      try terminal.send("\u{1B}[1;3C")
      try terminal.wait(row, within: terminal.limit) { terminal.transcript.contains(row) }
      try terminal.expectCursorRow("letgo>" + String(repeating: " ", count: 85) + "1 to do")
    }
    try terminal.send("\u{1B}[1;3C")
    try terminal.wait("home", within: terminal.limit) {
      terminal.transcript.contains("[home]  two  game  stats\n1 renew passport")
    }
    try terminal.expectCursorRow("letgo>" + String(repeating: " ", count: 85) + "1 to do")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `what is to do and due stands at the right, without its words`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let wide = try sandbox.terminal()

    try wide.expectCursorRow("letgo>" + String(repeating: " ", count: 85) + "1 to do")
    try wide.send("\u{4}")
    #expect(try wide.waitForExit() == .code(0))
    let narrow = try sandbox.terminal(columns: 14)
    try narrow.expectCursorRow("letgo>")
    try narrow.send("\u{4}")
    #expect(try narrow.waitForExit() == .code(0))
  }

  @Test func `in a narrow terminal sentences, questions and help break at words`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal(columns: 30)

    try terminal.answer("letgo> ", "lamp")
    try terminal.answer("Have you used it in the last\n90 days? ", "why")
    try terminal.expect("last 90 days, or will be in\nthe next")
    try terminal.answer("90 days? ", "quit")
    #expect(try terminal.waitForExit() == .code(0))
    let help = try sandbox.terminal("help", "due", columns: 30)
    try help.expect("  --list    lists it, and asks\n            nothing\n")
    #expect(try help.waitForExit() == .code(0))
  }

  @Test func `what a program reads stays in one piece in a narrow terminal`() throws {
    let terminal = try Sandbox().terminal(
      "verdict",
      "lamp",
      "--used",
      "yes",
      "--json",
      columns: 30
    )

    // The terminal breaks the row where its room ends, whatever stands there.
    try terminal.expect("{\"verdict\":\"keep\",\"item\":\"lamp\n\",\"reason\"")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `the terminal itself is no list for the shell, whatever it is called`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "triage /dev/tty")
    try terminal.expect("'triage' needs a list:")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `a very long line is not kept`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let terminal = try sandbox.terminal()
    try terminal.answer("letgo> ", "search " + String(repeating: "lamp ", count: 500))
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(try sandbox.typed() == ["quit"])
  }

  @Test func `whoever asks for plain lines gets them, one after the other`() throws {
    let sandbox = try Sandbox()
    sandbox.set("ACCESSIBLE", "1")
    sandbox.set("NO_COLOR", "1")
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "add renew passport")
    try terminal.answer("letgo> ", "lamp")
    try terminal.answer(Self.question, "yes")
    try terminal.expect("Keep. Used within the last 90 days (90/90).")
    try terminal.expect("letgo> ")
    #expect(terminal.modes.isCooked)
    try terminal.send("\u{4}")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.sequenceCount == 0)
  }
}

extension Sandbox {
  /// The lines that the store keeps for the arrow keys.
  fileprivate func typed() throws -> [String] { try store().typedLines() }
}
