import LetGoSystem
import LetGoTerminal
import PseudoTerminal
import Testing

/// A line is typed, changed and brought back, seen from the terminal.
struct EditLineConsoleTests {
  @Test(arguments: ["C", "POSIX", "C.UTF-8", "xx_XX.UTF-8", "de_DE.ISO-8859-1", ""])
  func `UTF-8 is typed and shown in any locale`(locale: String) throws {
    let terminal = try probe(environment: ["LC_ALL": locale, "TERM": "xterm"])

    try terminal.send("café 日本語 ÿ")
    try terminal.expectCursorRow("› café 日本語 ÿ")
    try terminal.send("\r")

    try terminal.expect("got: \"café 日本語 ÿ\"")
  }

  @Test(arguments: [
    ("café", 1, "caf"), ("日本", 1, "日"), ("é日", 2, ""), ("a日é", 2, "a"),
  ])
  func `backspace takes a whole character`(typed: String, count: Int, left: String) throws {
    let terminal = try probe()

    try terminal.send(typed)
    try terminal.expectCursorRow("› " + typed)
    try terminal.send(String(repeating: "\u{7F}", count: count))
    try terminal.expectCursorRow(left.isEmpty ? "›" : "› " + left)
    try terminal.send("\r")

    try terminal.expect("got: \"\(left)\"")
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"),
      ([0xC3, 0x28], "\u{FFFD}("),
      ([0xE2, 0x82, 0xC3, 0xA9], "\u{FFFD}é"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
    ] as [([UInt8], String)]
  )
  func `bytes that are not UTF-8 become one mark and spoil nothing else`(
    bytes: [UInt8],
    text: String
  ) throws {
    let terminal = try probe()

    try terminal.send(bytes: Array("a".utf8) + bytes + Array("b\r".utf8))

    try terminal.expect("got: \"a\(text)b\"")
  }

  @Test(arguments: [
    ("ell\u{1B}[Hh\u{1B}[Fo", "hello"),
    ("ell\u{1B}[1~h\u{1B}[4~o", "hello"),
    ("xhello\u{1B}OH\u{1B}[3~", "hello"),
    ("one three\u{1B}[1;5Dtwo ", "one two three"),
    ("two\u{1B}[1;5Done \u{1B}[1;5C three", "one two three"),
    ("one two\u{17}three", "one three"),
    ("a\u{1B}[15~\u{1B}OP\u{1B}[2~\u{1B}[5~\u{1B}[6~b", "ab"),
    ("a\u{1B}[3;2~\u{1B}[5;5~\u{1B}[15;3~\u{1B}[1;5Q\u{1B}[24;8~\u{1B}[201~b", "ab"),
    ("one two\u{1B}[1;5D\u{1B}[3;3~", "one "),
  ])
  func `keys move and take away`(typed: String, line: String) throws {
    let terminal = try probe()

    try terminal.send(typed + "\r")

    try terminal.expect("got: \"\(line)\"")
  }

  @Test(arguments: ["👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}"])
  func `what joins emoji is in the line, and moves no cell`(emoji: String) throws {
    let terminal = try probe()
    let drawn = String(
      String.UnicodeScalarView(emoji.unicodeScalars.filter { $0.properties.isEmoji })
    )

    try terminal.send(emoji)
    // In the row as it is, a joiner would be seen by a terminal that heeds it.
    try terminal.wait("the emoji without what joins it", within: terminal.limit) {
      Array(terminal.cursorRow.unicodeScalars) == Array("› \(drawn)".unicodeScalars)
    }
    try terminal.send("\r")

    try terminal.expect("got: ")
    try terminal.expect(emoji.debugDescription)
  }

  @Test(arguments: [("\u{1B}[C!", "f!ind me"), ("\u{1B}[200~x\u{1B}[201~", "xfind me")])
  func `a key that sends more than an escape ends a search and does what it does`(
    key: String,
    line: String
  ) throws {
    let terminal = try probe()
    try terminal.enter("find me")
    try terminal.send("\u{12}find")
    try terminal.expect("bck:find")

    try terminal.send(key + "\r")

    // Above the row of the search, which is gone.
    try terminal.wait(line, within: terminal.limit) {
      terminal.transcript.contains("got: \"\(line)\"")
    }
  }

  @Test
  func `arrow up brings back lines, never answers`() throws {
    let terminal = try probe()
    try terminal.enter("first")
    try terminal.send("ask\r")
    try terminal.expectCursorRow("answer?")
    try terminal.enter("private")

    try terminal.send("\u{1B}[A")
    try terminal.expectCursorRow("› ask")
    try terminal.send("\u{1B}[A")
    try terminal.expectCursorRow("› first")
    try terminal.send("\r")

    try terminal.expect("got: \"first\"")
  }

  @Test
  func `what was typed before a question does not answer it`() throws {
    let terminal = try probe()
    try terminal.enterWork()

    // The byte that ends the work, a line that leads to the question, and an answer to nothing yet.
    try terminal.send("\nask\ryes\r")
    try terminal.expectCursorRow("answer?")
    try terminal.send("no\r")

    try terminal.expect("got: \"no\"")
    #expect(!terminal.transcript.contains("got: \"yes\""))
  }

  @Test
  func `a line of ten thousand characters arrives whole`() throws {
    let terminal = try probe()
    let line = String(repeating: "0123456789", count: 1000)

    try terminal.send(line + "\r")

    try terminal.expect("got:")
    try terminal.expectCursorRow("›")
    try terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .code(0))
    let said = terminal.transcript.replacing("\n", with: "").split(separator: "got: ").last
    let isWhole = said?.hasPrefix("\"\(line)\"") == true
    #expect(isWhole)
  }

  @Test(arguments: ["xterm-256color", "dumb", "", "no-such-terminal", "vt100", nil])
  func `any terminal will do`(term: String?) throws {
    var environment = ["LC_ALL": "C.UTF-8"]
    environment["TERM"] = term
    let terminal = try probe(environment: environment)

    try terminal.send("cafés\u{7F}")
    try terminal.expectCursorRow("› café")
    try terminal.send("\r")

    try terminal.expect("got: \"café\"")
    #expect(!terminal.transcript.contains("dumb"))
    #expect(!terminal.transcript.contains("terminal"))
  }

  @Test
  func `where UTF-8 cannot be drawn the prompt is plain and the line still whole`() throws {
    let terminal = try PseudoTerminal(builtProduct("EditLineProbe"), ["--ascii"])
    try terminal.expectCursorRow("?")

    try terminal.send("café 日本\r")

    try terminal.expect("got: \"café 日本\"")
  }

  @Test
  func `what is said goes to its stream, the line to the terminal`() throws {
    let terminal = try PseudoTerminal(
      builtProduct("EditLineProbe"),
      redirecting: [1: "/dev/null"]
    )
    try terminal.expectCursorRow("›")

    try terminal.send("hello\r")
    try terminal.expectCursorRow("›")
    try terminal.send("quit\r")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(!terminal.transcript.contains("got:"))
  }

  @Test
  func `what is put off at a rest is left until the one after the next key`() throws {
    let terminal = try probe("--rest-again")
    try terminal.expect("resting")

    // Several rests pass meanwhile.
    for _ in 1...3 { try probe("--rest").expect("resting") }
    try terminal.send("a")
    try terminal.expect("resting")
    try terminal.send("\r")

    try terminal.expect("got: \"a\"")
    let said = terminal.transcript.split(separator: "got:").first ?? ""
    #expect(said.ranges(of: "resting").count == 2)
  }

  @Test
  func `without a terminal there is no console`() throws {
    let terminal = try PseudoTerminal(
      builtProduct("EditLineProbe"),
      redirecting: [0: "/dev/null"]
    )

    #expect(try terminal.waitForExit() == .code(2))
    #expect(terminal.transcript.contains("no terminal"))
  }
}
