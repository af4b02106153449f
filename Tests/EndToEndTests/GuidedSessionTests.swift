import Foundation
import LetGoCore
import PseudoTerminal
import Testing

/// The whole walk in a real terminal, and what the store then holds.
struct GuidedSessionTests {
  @Test func `a guided session from the greeting to the last line`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()

    try terminal.expect("letgo asks whether you use a thing")
    try terminal.expect("Room for two things to do: add NAME")
    try terminal.answer("letgo> ", "usb cable")
    try terminal.answer("Have you used it in the last 90 days? ", "no")
    try terminal.answer("Will you use it in the next 90 days? ", "not really")
    try terminal.answer("What would another one cost? ", "$8")
    try terminal.answer("How long would it take to get one? ", "10 minutes")
    try terminal.expect(
      "You can let it go. Not used, and another costs $8 and takes 10 minutes (20/20)."
    )
    try terminal.answer("Let it go? ", "yes")
    try terminal.expect("Let go: usb cable.")

    try terminal.answer("letgo> ", "wool coat")
    try terminal.answer("Have you used it in the last 90 days? ", "yes")
    try terminal.expect("Keep. Used within the last 90 days (90/90).")

    try terminal.answer("letgo> ", "bread maker")
    try terminal.answer("Have you used it in the last 90 days? ", "no")
    try terminal.answer("Will you use it in the next 90 days? ", "no")
    try terminal.answer("What would another one cost? ", "60")
    try terminal.expect("Undecided. Not used, not expected, and another costs 60 (20/20).")
    try terminal.answer("What holds you back? (Enter leaves it out) ", "")
    try terminal.answer("Let it go anyway, box it for 30 days, or leave it? ", "box it")
    try terminal.expect("Boxed until Tuesday 29 December: bread maker.")

    try terminal.answer("letgo> ", "pause \"espresso machine\"")
    try terminal.answer("What does it cost? ", "249")
    try terminal.answer("What would it be for? (Enter leaves it out) ", "slow mornings")
    try terminal.expect("249 is over 30, so it waits until Tuesday 29 December.")

    try terminal.answer("letgo> ", "add renew passport")
    try terminal.answer("letgo> ", "add call the dentist")
    try terminal.answer("letgo> ", "add learn Italian")
    try terminal.expect("Two already: 1 renew passport, 2 call the dentist.")
    try terminal.answer("letgo> ", "undo")
    try terminal.expect("Taken back: add 'call the dentist'.")
    try terminal.answer("letgo> ", "quit")
    try terminal.expect("1 let go, 1 kept, 1 boxed until Tuesday 29 December, 1 waiting until")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.modes.isCooked)

    let store = try sandbox.store()
    #expect(try store.items(.decided).map(\.name.text) == ["usb cable"])
    #expect(try store.items(.kept).map(\.name.text) == ["wool coat"])
    #expect(try store.items(.boxed).map(\.name.text) == ["bread maker"])
    #expect(try store.items(.out).isEmpty)
    #expect(try store.activeThings().map(\.title.text) == ["renew passport"])
    let pause = try #require(try store.openPauses().first)
    #expect(pause.name.text == "espresso machine")
    #expect(pause.reason == "slow mornings")
    #expect(pause.began.description == "2026-11-29")
    let cable = try #require(try store.items(.decided).first)
    #expect(cable.answers.cost == Price(.exactly(Amount(8)), Currency("USD")))
    #expect(cable.outcome?.day.description == "2026-11-29")
  }

  @Test func `Ctrl-C drops the question, then the line, and keeps the session`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "lamp")
    try terminal.expect("Have you used it in the last 90 days? ")
    try terminal.send("\u{3}")
    try terminal.expect("'lamp' is dropped. Nothing was recorded.")
    try terminal.expect("letgo> ")
    try terminal.send("half a li\u{3}")
    try terminal.answer("letgo> ", "gone shoes")
    try terminal.expect("Out of the house: shoes.")
    try terminal.expect("letgo> ")
    try terminal.send("\u{4}")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(try sandbox.store().items(.out).map(\.name.text) == ["shoes"])
  }

  @Test func `Ctrl-D in a question leaves and records nothing`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "lamp")
    try terminal.expect("Have you used it in the last 90 days? ")
    try terminal.send("\u{4}")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test(arguments: ["C", "C.UTF-8", "xx_XX.UTF-8"])
  func `names in UTF-8 are typed, shown and kept in any locale`(locale: String) throws {
    let sandbox = try Sandbox()
    sandbox.set("LC_ALL", locale)
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "gone café 日本 mug")
    try terminal.expect("Out of the house: café 日本 mug.")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(try sandbox.store().items(.out).map(\.name.text) == ["café 日本 mug"])
  }

  @Test func `a new window size redraws the line and loses none of it`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal(columns: 60)

    try terminal.expect("letgo> ")
    try terminal.send("gone a rather long name for ")
    try terminal.expect("name for")
    terminal.resize(columns: 100, rows: 30)
    try terminal.send("one pair of shoes\r")
    try terminal.expect("Out of the house: a rather long name for one pair of shoes.")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends letgo gives the terminal back first`(signal: Int32) throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()
    let before = terminal.modesAtStart

    try terminal.answer("letgo> ", "lamp")
    try terminal.expect("Have you used it in the last 90 days? ")
    terminal.signal(signal)

    #expect(try terminal.waitForExit() == .signal(signal))
    #expect(terminal.modes == before)
  }

  @Test(arguments: ["dumb", nil] as [String?])
  func `without a capable terminal it works without colour`(term: String?) throws {
    let sandbox = try Sandbox()
    sandbox.set("TERM", term)
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "wool coat")
    try terminal.answer("Have you used it in the last 90 days? ", "yes")
    try terminal.expect("Kept: wool coat.")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `a one-shot verdict in a terminal asks what it needs and writes nothing`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal("verdict", "usb cable")

    try terminal.answer("Have you used it in the last 90 days? ", "no")
    try terminal.answer("Will you use it in the next 90 days? ", "no")
    try terminal.answer("What would another one cost? ", "8")
    try terminal.answer("How long would it take to get one? ", "10")
    try terminal.expect("You can let it go.")
    try terminal.expect("Nothing was recorded; with --record it is.")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }

  @Test(arguments: ["\u{3}", "\u{4}"])
  func `a question left open gives a script no verdict`(key: String) throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal("verdict", "lamp", "--exit-status")

    try terminal.answer("Have you used it in the last 90 days? ", "no")
    try terminal.expect("Will you use it in the next 90 days? ")
    try terminal.send(key)

    #expect(try terminal.waitForExit() == .code(3))
  }

  @Test func `Ctrl-C ends a reading that waits, and keeps the session`() throws {
    let sandbox = try Sandbox()
    let fifo = sandbox.home.path + "/list"
    #expect(mkfifo(fifo, 0o600) == 0)
    // Somebody holds the other end open and writes nothing.
    let other = open(fifo, O_RDWR)
    defer { close(other) }
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "triage \(fifo)")
    // The line was taken; what is typed before that, Ctrl-C throws away with the line.
    try terminal.expectCursorRow("")
    try terminal.send("\u{3}")
    try terminal.answer("letgo> ", "gone shoes")

    try terminal.expect("Out of the house: shoes.")
  }

  @Test func `leaving after midnight names the day that was recorded`() throws {
    let sandbox = try Sandbox(now: "2026-11-29T23:59:58")
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "box lamp")
    try terminal.expect("Boxed until Tuesday 29 December")
    try terminal.answer("letgo> ", "home")
    try terminal.answer("letgo> ", "quit")

    try terminal.expect("1 boxed until Tuesday 29 December.")
  }

  @Test func `Ctrl-Z stops letgo, and it comes back with its line`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()

    try terminal.expect("letgo> ")
    try terminal.send("gone sh")
    try terminal.expectCursorRow("letgo> gone sh")
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    try terminal.send("oes\r")

    try terminal.expect("Out of the house: shoes.")
  }

  @Test func `triage in a terminal asks for a list instead of waiting for one`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal("triage")

    try terminal.expect("'triage' needs a list")

    #expect(try terminal.waitForExit() == .code(2))
  }

  @Test func `a list triaged in a terminal is a table with its totals`() throws {
    let sandbox = try Sandbox()
    let file = sandbox.home.path + "/list.csv"
    try "item,cost\n日本 mug,8\nbread maker,60\n".write(
      toFile: file,
      atomically: true,
      encoding: .utf8
    )
    let terminal = try sandbox.terminal("triage", file, "--used", "no", "--minutes", "5")

    try terminal.expect("let go: 1")
    try terminal.expect("  日本 mug     not used, and another costs 8")
    try terminal.expect("undecided: 1")
    try terminal.expect("  bread maker  not used, and another costs 60 (20/20)")
    try terminal.expect("Read 2: 1 let go, 0 keep, 1 undecided, 0 skipped, 0 in error.")

    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `with standard output in a file the prompt stays in the terminal`() throws {
    let sandbox = try Sandbox()
    let file = sandbox.home.path + "/answers"
    let terminal = try sandbox.terminal(redirecting: [1: file])

    try terminal.answer("letgo> ", "gone shoes")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
    let answers = try String(contentsOfFile: file, encoding: .utf8)
    #expect(answers == "Out of the house: shoes. 'undo' takes it back.\n")
  }
}

extension PseudoTerminal {
  /// Waits for a prompt and then types a line; typing before it appears would confirm nothing.
  func answer(_ prompt: String, _ line: String) throws {
    try expect(prompt)
    try send(line + "\r")
  }
}
