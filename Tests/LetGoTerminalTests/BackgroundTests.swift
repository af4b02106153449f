import PseudoTerminal
import Testing

@testable import LetGoTerminal

/// The terminal is asked what text stands on, and whatever it answers stays out of what is typed.
struct BackgroundTests {
  private static let kind = "\u{1B}[?62;22c"

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:0000/0000/0000\u{7}" + kind, "dark"),
      ("\u{1B}]11;rgb:ffff/ffff/f0f0\u{1B}\\" + kind, "light"),
      ("\u{1B}]11;rgb:fd/f6/e3\u{7}" + kind, "light"),
      ("\u{1B}]11;rgba:1e/1e/2e/ff\u{7}" + kind, "dark"),
      ("\u{1B}]11;rgb:8080/8080/8080\u{7}" + kind, "unknown"),
      ("\u{1B}]11;nonsense\u{7}" + kind, "unknown"),
      (kind, "unknown"),
    ] as [(String, String)]
  )
  func `the answer tells light from dark`(answer: String, background: String) throws {
    let terminal = try asked()

    try terminal.send(answer)

    try terminal.expect("background: \(background)")
    try typesFreely(terminal)
  }

  @Test func `what was typed before the answer is typed all the same`() throws {
    let terminal = try asked()

    try terminal.send("ea\u{1B}]11;rgb:0/0/0\u{7}rly" + Self.kind + "\r")

    try terminal.expect("background: dark")
    try terminal.expect("got: \"early\"")
  }

  @Test
  func `a terminal that says nothing is waited for a moment, and a late answer is passed over`()
    throws
  {
    let terminal = try asked()
    try terminal.expect("background: unknown")
    try terminal.expectCursorRow("›")

    try terminal.send("la\u{1B}]11;rgb:0000/0000/0000\u{1B}\\" + Self.kind + "te\r")

    try terminal.expect("got: \"late\"")
    try typesFreely(terminal)
  }

  @Test func `what was typed before half an answer stays before it`() throws {
    let terminal = try asked()
    try terminal.send("la\u{1B}]11;rgb:00")
    try terminal.expect("background: unknown")
    try terminal.expectCursorRow("› la")

    try terminal.send("00/0000/0000\u{7}" + Self.kind + "te\r")

    try terminal.expect("got: \"late\"")
  }

  @Test(
    arguments: [
      "\u{1B}", "\u{1B}]", "\u{1B}]11;rgb:00", "\u{1B}]11;rgb:0000/0000/0000\u{1B}",
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?6",
    ],
    ["", "bind -v\n"]
  )
  func `an answer that comes in pieces is passed over`(piece: String, settings: String) throws {
    let home = try Home(settings)
    let terminal = try asked(environment: home.environment, "--rest")

    try terminal.send(piece)
    try terminal.expect("background: ")
    // Nothing has come for longer than the keys of one sequence take.
    try terminal.expect("resting")
    let answer = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\" + Self.kind
    // In vi an escape was a key meanwhile, behind which a line is gone on with by an A.
    let key = piece == "\u{1B}" && !settings.isEmpty ? "A" : ""
    try terminal.send(answer.dropFirst(piece.count) + key + "late\r")

    try terminal.expect("got: \"late\"")
  }

  @Test func `an answer that comes after a key that is an escape is passed over`() throws {
    let home = try Home("bind -v\n")
    let terminal = try asked(environment: home.environment)
    try terminal.expect("background: unknown")
    try terminal.expectCursorRow("›")
    try terminal.send("lat")
    try terminal.expectCursorRow("› lat")
    try terminal.send("\u{1B}")
    // Onto the last character, where vi's other mode has it.
    try terminal.wait("the escape", within: terminal.limit) { terminal.cursorColumn == 4 }

    try terminal.send("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\" + Self.kind + "Ae\r")

    try terminal.expect("got: \"late\"")
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:00", "\u{1B}[Done"), ("\u{1B}[?6", "\u{15}one"), ("\u{1B}", "[Done"),
    ("\u{1B}]1", "\u{15}one"),
  ])
  func `keys that come after half an answer are keys`(piece: String, keys: String) throws {
    let terminal = try asked("--rest")
    try terminal.send(piece)
    try terminal.expect("resting")

    try terminal.send(keys + "\r")

    try terminal.expect("got: \"one\"")
  }

  @Test func `half an answer is thrown away before a question, and so is the other half`() throws {
    let terminal = try asked()
    try terminal.expect("background: unknown")
    try terminal.expectCursorRow("›")
    try terminal.enterWork()

    try terminal.send("\nask\ryes\u{1B}]11;rgb:00")
    try terminal.expectCursorRow("answer?")
    try terminal.send("00/0/0\u{7}" + Self.kind + "no\r")

    try terminal.expect("got: \"no\"")
  }

  @Test func `an answer that comes after the end is not left for the next program`() throws {
    let terminal = try asked()
    try terminal.expect("background: unknown")
    try terminal.expectCursorRow("›")

    try terminal.send("quit\r\u{1B}]11;rgb:0000/0000/0000\u{7}" + Self.kind)

    #expect(try terminal.waitForExit() == .code(0))
    #expect(!terminal.transcript.contains("11;rgb"))
  }

  @Test func `nor is it after Ctrl-C in the last command`() throws {
    let probe = builtProduct("EditLineProbe")
    let shell = try PseudoTerminal(
      "/bin/sh",
      ["-c", "trap : INT; \(probe) --background; echo over; read -r line; echo \"left: ${#line}\""]
    )
    try shell.expect("background: unknown")
    try shell.expectCursorRow("›")
    try shell.send("last\r")
    try shell.expect("working")

    try shell.send("\u{3}")
    try shell.send("\n\u{1B}]11;rgb:0000/0000/0000\u{7}" + Self.kind)
    try shell.expect("over")
    try shell.send("next\r")

    // No more than these four characters.
    try shell.expect("left: 4")
  }

  @Test func `Ctrl-C ends the waiting`() throws {
    let terminal = try asked()
    try terminal.send("\u{3}")
    try terminal.expect("background: unknown")
    try terminal.send("\u{15}")
    try typesFreely(terminal)
  }

  @Test func `what lies between light and dark is neither`() {
    let told = [0x0000, 0x2A2A, 0x8080, 0xF1F1, 0xFFFF].map { (part: UInt16) in
      Palette.Background(red: part, green: part, blue: part)
    }

    #expect(told == [.dark, .dark, nil, .light, .light])
  }

  /// Starts a probe that asks at once; the terminal shows nothing of the question.
  private func asked(
    environment: [String: String] = PseudoTerminal.plainEnvironment,
    _ arguments: String...
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      builtProduct("EditLineProbe"),
      ["--background"] + arguments,
      environment: environment
    )
    try terminal.wait("the question", within: terminal.limit) { !terminal.modes.isCooked }
    return terminal
  }

  private func typesFreely(_ terminal: PseudoTerminal) throws {
    try terminal.expectCursorRow("›")
    try terminal.send("next\u{1B}[D\u{1B}[D!\r")
    try terminal.expect("got: \"ne!xt\"")
  }
}
