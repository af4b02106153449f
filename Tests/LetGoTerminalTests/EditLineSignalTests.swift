import LetGoSystem
import PseudoTerminal
import Testing

/// What the world does to a person who is typing.
struct EditLineSignalTests {
  @Test
  func `Ctrl-C drops the line and the next one works`() throws {
    let terminal = try probe()

    try terminal.send("half a thou")
    try terminal.expectCursorRow("› half a thou")
    try terminal.send("\u{3}")
    try terminal.expect("interrupted")
    try terminal.expectCursorRow("›")
    try terminal.send("whole\r")

    try terminal.expect("got: \"whole\"")
  }

  @Test
  func `Ctrl-C drops half a character`() throws {
    let terminal = try probe()

    try terminal.send(bytes: Array("caf".utf8) + [0xC3])
    try terminal.expectCursorRow("› caf")
    try terminal.send("\u{3}")
    try terminal.expect("interrupted")
    try terminal.expectCursorRow("›")
    try terminal.send("whole\r")

    try terminal.expect("got: \"whole\"")
  }

  @Test
  func `Ctrl-C leaves a search and the session goes on`() throws {
    let terminal = try probe()
    try terminal.enter("find me")

    try terminal.send("\u{12}find")
    try terminal.expect("bck:find")
    try terminal.send("\u{3}")
    try terminal.expect("interrupted")
    try terminal.expectCursorRow("›")
    try terminal.send("after\r")

    try terminal.expect("got: \"after\"")
  }

  @Test
  func `Ctrl-C between lines neither ends the session nor drops the next line`() throws {
    let terminal = try probe()
    try terminal.enterWork()

    try terminal.send("\u{3}")
    try terminal.send("\n")
    try terminal.expect("worked")
    try terminal.expectCursorRow("›")
    try terminal.send("next\r")

    try terminal.expect("got: \"next\"")
    #expect(!terminal.transcript.contains("interrupted"))
  }

  @Test
  func `Ctrl-D on an empty line ends the conversation and gives the terminal back`() throws {
    let before = try freshModes()
    let terminal = try probe()
    #expect(!terminal.modes.isCooked)

    try terminal.send("\u{4}")

    try terminal.expect("end")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.modes == before)
  }

  @Test
  func `whoever exits without closing the console gives the terminal back`() throws {
    let before = try freshModes()
    let terminal = try probe()

    try terminal.send("exit\r")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.modes == before)
  }

  @Test
  func `what is typed between two lines is shown once, in the next one`() throws {
    let terminal = try probe()
    try terminal.enterWork()
    #expect(terminal.modes.isSilent)

    // The byte that ends the work, and keys that an echo would show as what they send.
    try terminal.send("\nnext\u{1B}[D\u{1B}[D!\t\u{4}")
    try terminal.expect("worked")
    try terminal.expectCursorRow("› ne!t")
    try terminal.send("\r")

    try terminal.expect("got: \"ne!t\"")
    let rows = terminal.transcript.split(separator: "\n").prefix(5)
    #expect(rows == ["› work", "working", "worked", "› ne!t", "got: \"ne!t\""])
  }

  @Test
  func `another program gets the terminal as it was, and the next line is silent again`() throws {
    let before = try freshModes()
    let terminal = try probe()

    try terminal.send("lend\r")
    try terminal.expect("working")
    #expect(terminal.modes == before)
    // Whoever is stopped and goes on meanwhile leaves the other one's modes alone.
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try terminal.send("\n")
    try terminal.expectCursorRow("›")
    try terminal.enterWork()

    #expect(terminal.modes.isSilent)
  }

  // The first three are told to end it; the others are how a fault of its own ends it.
  @Test(
    arguments: [
      SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP,
    ],
    [true, false]
  )
  func `a signal that ends it gives the terminal back first`(
    number: Int32,
    isReading: Bool
  ) throws {
    let before = try freshModes()
    let terminal = try probe()
    try terminal.send(isReading ? "half" : "work\r")
    try terminal.expect(isReading ? "half" : "working")

    terminal.signal(number)

    #expect(try terminal.waitForExit() == .signal(number))
    #expect(terminal.modes == before)
  }

  @Test(arguments: [false, true])
  func `Ctrl-Z gives the terminal to the shell, and fg brings the line back`(
    isStoppedTwice: Bool
  ) throws {
    let shell = try shellWithProbe()
    try shell.send("half")
    try shell.expectCursorRow("› half")

    for _ in 0...(isStoppedTwice ? 1 : 0) {
      try shell.send("\u{1A}")
      try shell.expect("Stopped")
      try shell.expectCursorRow("sh:")
      #expect(shell.modes.isCooked)
      try shell.send("fg\r")
      try shell.expectCursorRow("› half")
      #expect(!shell.modes.isCooked)
    }
    try shell.send("way\r")

    try shell.expect("got: \"halfway\"")
  }

  @Test
  func `Ctrl-Z between lines stops and goes on as well`() throws {
    let shell = try shellWithProbe()
    try shell.enterWork()

    try shell.send("\u{1A}")
    try shell.expect("Stopped")
    try shell.expectCursorRow("sh:")
    #expect(shell.modes.isCooked)
    try shell.send("fg\r")
    try shell.expect("EditLineProbe")
    try shell.wait("silence", within: shell.limit) { shell.modes.isSilent }
    try shell.send("\n")
    try shell.expectCursorRow("›")
    try shell.send("on\r")

    try shell.expect("got: \"on\"")
  }

  @Test
  func `a stop from outside is mended when it goes on`() throws {
    let terminal = try probe()
    try terminal.send("half")
    try terminal.expectCursorRow("› half")

    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try terminal.send("way\r")

    try terminal.expect("got: \"halfway\"")
  }

  @Test(arguments: [(80, 30), (30, 80), (80, 10), (40, 5)])
  func `a new size keeps the line`(columns: Int, newColumns: Int) throws {
    let terminal = try probe(columns: columns)
    let line = "one two three four five six"
    try terminal.send(line)
    try terminal.expectCursorRow("› " + line)

    terminal.resize(columns: newColumns, rows: 24)
    try terminal.send(" seven\r")

    try terminal.expectCursorRow("›")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .code(0))
    let text = terminal.transcript.replacing("\n", with: "")
    #expect(text.contains("got: \"\(line) seven\""))
  }

  @Test
  func `a lost terminal ends it`() throws {
    let terminal = try probe()

    terminal.hangUp()

    #expect(try terminal.waitForExit() == .signal(SIGHUP))
  }

  @Test
  func `who ignores a hang-up from the start finds the end of the input`() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh",
      ["-c", "trap '' HUP; exec \(builtProduct("EditLineProbe"))"]
    )
    try terminal.expectCursorRow("›")

    terminal.hangUp()

    // Saying "end" to a terminal that is gone fails, which the probe reports.
    #expect(try terminal.waitForExit() == .code(74))
  }

  private func shellWithProbe() throws -> PseudoTerminal {
    var environment = PseudoTerminal.plainEnvironment
    environment["PS1"] = "sh: "
    let shell = try PseudoTerminal(
      "/bin/bash",
      ["--norc", "--noprofile", "--noediting", "-i"],
      environment: environment
    )
    try shell.expectCursorRow("sh:")
    try shell.send(builtProduct("EditLineProbe") + "\r")
    try shell.expectCursorRow("›")
    return shell
  }
}
