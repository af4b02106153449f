import PseudoTerminal
import Testing

/// What was typed before comes back, by arrows and as a hint in grey.
struct RecallTests {
  @Test func `arrows go through the lines that begin as the one that is typed`() throws {
    let terminal = try probe()
    try terminal.enter("add passport", "out lamp", "add dentist", "out mug")

    try terminal.send("add\u{1B}[A")
    try terminal.expectCursorRow("› add dentist")
    try terminal.send("\u{1B}[A")
    try terminal.expectCursorRow("› add passport")
    // There is none before it.
    try terminal.send("\u{1B}[A\u{1B}[B")
    try terminal.expectCursorRow("› add dentist")
    try terminal.send("\u{1B}[B")
    try terminal.expectCursorRow("› add")
    try terminal.send("\u{15}\u{1B}OA")
    try terminal.expectCursorRow("› out mug")
  }

  @Test func `what was typed comes back after the newest line, whatever lies behind the oldest`()
    throws
  {
    let terminal = try probe()
    try terminal.enter("out lamp", "add passport")

    try terminal.send("add\u{1B}[A\u{1B}[A")
    try terminal.expectCursorRow("› add passport")
    try terminal.send("\u{1B}[B")

    try terminal.expectCursorRow("› add")
  }

  @Test func `a line that is typed again is there once, as the last`() throws {
    let terminal = try probe()
    try terminal.enter("one", "two", "one")

    try terminal.send("\u{1B}[A")
    try terminal.expectCursorRow("› one")
    try terminal.send("\u{1B}[A")
    try terminal.expectCursorRow("› two")
    try terminal.send("\u{1B}[A!")
    try terminal.expectCursorRow("› two!")
  }

  @Test(
    arguments: [
      ("\u{1B}[C", "out lamp shade"), ("\u{1B}[F", "out lamp shade"), ("\u{6}", "out lamp shade"),
      ("\u{5}", "out lamp shade"), ("\u{1B}[1;5C", "out lamp"), ("\u{1B}f", "out lamp"),
      ("", "out"), ("\u{1B}[D\u{1B}[C", "out"),
    ] as [(String, String)]
  )
  func `a hint is part of the line once it is taken`(keys: String, line: String) throws {
    let terminal = try probe("--color")
    try terminal.enter("out lamp shade")

    try terminal.send("out")
    try terminal.expectCursorRow("› out lamp shade")
    try terminal.send(keys + "\r")

    try terminal.expect("got: \"\(line)\"")
  }

  @Test func `a hint goes as soon as something else is typed, and leaves nothing behind`() throws {
    let terminal = try PseudoTerminal(builtProduct("EditLineProbe"), ["--color", "--right"])
    try terminal.expectCursorRow("›" + String(repeating: " ", count: 70) + "2 to do")
    try terminal.send("out lamp\r")
    try terminal.expect("got:")
    try terminal.expectCursorRow("›" + String(repeating: " ", count: 70) + "2 to do")

    try terminal.send("ou")
    try terminal.expectCursorRow("› out lamp" + String(repeating: " ", count: 61) + "2 to do")
    try terminal.send("r")
    try terminal.expectCursorRow("› our" + String(repeating: " ", count: 66) + "2 to do")
  }

  @Test func `where grey can't be told there is no hint`() throws {
    let terminal = try probe()
    try terminal.enter("out lamp")

    try terminal.send("out")

    try terminal.expectCursorRow("› out")
  }

  @Test func `a hint stays in its row`() throws {
    let terminal = try probe("--color", columns: 20)
    try terminal.send("日本語日本語日本語日本語\r")
    try terminal.expect("got:")
    try terminal.expectCursorRow("›")

    try terminal.send("日")

    try terminal.expectCursorRow("› 日本語日本語日本")
    try terminal.send("\u{1B}[C\r")
    try terminal.expect("got:")
  }

  @Test func `a mark that belongs to what is typed is no hint on it`() throws {
    let terminal = try probe("--color")
    try terminal.enter("cafe\u{301}")

    try terminal.send("cafe")
    try terminal.expectCursorRow("› cafe")
    try terminal.send("x")

    try terminal.expectCursorRow("› cafex")
  }

  @Test func `a zero is no part of a line`() throws {
    let terminal = try probe("--color")
    try terminal.enter("out lamp")

    try terminal.send("out lamp\u{16}\0\u{1B}[C\u{1B}[A!\r")

    try terminal.expect("got: \"out lamp!\"")
  }

  @Test func `a long hint is taken whole`() throws {
    let terminal = try probe("--color")
    let line = String(repeating: "lamp ", count: 300) + "end"
    try terminal.send(line + "\r")
    try terminal.expect("end\"")
    try terminal.expectCursorRow("›")

    try terminal.send("la\u{1B}[C!\r")

    try terminal.expect("end!\"")
  }

  @Test func `a hint is drawn for the new size`() throws {
    let terminal = try probe("--color", columns: 12)
    try terminal.send("out lamp shade\r")
    try terminal.expect("got:")
    try terminal.expectCursorRow("›")
    try terminal.send("out")
    try terminal.expectCursorRow("› out lamp")

    terminal.resize(columns: 80, rows: 24)

    try terminal.expectCursorRow("› out lamp shade")
  }

  @Test func `where what was typed before is thrown away, no editor answers either`() throws {
    let terminal = try probe()
    try terminal.send("ask\r")
    try terminal.expectCursorRow("answer?")

    try terminal.send("y\u{18}\u{5}es\r")

    try terminal.expect("got: \"yes\"")
  }

  @Test func `an answer is suggested, completed and never recalled`() throws {
    let terminal = try probe("--color")
    try terminal.enter("no way")
    try terminal.send("ask\r")
    try terminal.expectCursorRow("answer? no idea")
    try terminal.send("\u{1B}[A")
    try terminal.send("y\t")
    try terminal.expectCursorRow("answer? yes")
    try terminal.send("\u{15}n\t\t")
    try terminal.expect("no idea")
    try terminal.send("\u{1B}[C\r")
    try terminal.expect("got: \"no idea\"")

    // A suggestion that nobody took is no answer.
    try terminal.send("ask\r")
    try terminal.expectCursorRow("answer? no idea")
    try terminal.send("\r")
    try terminal.expect("got: \"\"")
  }

  @Test func `an arrow with Alt leads to another screen, on an empty line alone`() throws {
    let terminal = try probe()

    // The prompt gives its row to the screen that is said next.
    try terminal.send("\u{1B}[1;3C")
    try terminal.wait("one screen on", within: terminal.limit) {
      terminal.transcript.hasPrefix("swiped: 1\n›")
    }
    try terminal.send("\u{1B}[1;3D")
    try terminal.wait("one screen back", within: terminal.limit) {
      terminal.transcript.hasPrefix("swiped: 1\nswiped: -1\n›")
    }
    try terminal.send("one two\u{1B}[1;3D\u{1B}[1;3D\u{1B}[1;3Cx\r")
    try terminal.expect("got: \"onex two\"")
    try terminal.send("ask\r")
    try terminal.expectCursorRow("answer?")
    try terminal.send("\u{1B}[1;3Cno\r")
    try terminal.expect("got: \"no\"")
  }
}
