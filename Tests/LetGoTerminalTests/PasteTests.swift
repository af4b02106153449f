import PseudoTerminal
import Testing

/// What is pasted comes at once, and is not taken for lines that somebody typed.
struct PasteTests {
  private static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

  @Test(arguments: [
    ("mug\rlamp\rtent", "mug\\nlamp\\ntent"),
    ("mug\r\rlamp\r\r", "mug\\n\\nlamp"),
    ("mug\nlamp\n", "mug\\nlamp"),
    ("\rcafé\r日本", "\\ncafé\\n日本"),
  ])
  func `several lines are one list`(text: String, list: String) throws {
    let terminal = try probe()

    try terminal.send(Self.pasted(text))
    try terminal.expect("list: \"\(list)\"")
    try terminal.send("typed\r")

    try terminal.expect("got: \"typed\"")
  }

  @Test(arguments: [
    ("wool coat", "wool coat"), ("wool coat\r", "wool coat"), ("wool\tcoat", "wool coat"),
  ])
  func `one line goes into the line, and waits for Enter`(text: String, line: String) throws {
    let terminal = try probe()

    try terminal.send("my ")
    try terminal.send(Self.pasted(text))
    try terminal.expectCursorRow("› my " + line)
    try terminal.send("s\r")

    try terminal.expect("got: \"my \(line)s\"")
  }

  @Test func `what was typed before belongs to the first line`() throws {
    let terminal = try probe()

    try terminal.send("blue ")
    try terminal.send(Self.pasted("mug\rlamp"))

    try terminal.expect("list: \"blue mug\\nlamp\"")
  }

  @Test
  func `a terminal that controls no session is asked for marks, and given back`() throws {
    let before = try freshModes()
    let terminal = try PseudoTerminal(builtProduct("EditLineProbe"), isControlling: false)
    try terminal.expectCursorRow("›")
    #expect(try terminal.sequenceCount == probe().sequenceCount)

    try terminal.send(Self.pasted("mug\rlamp"))
    try terminal.expect("list: \"mug\\nlamp\"")
    try terminal.expectCursorRow("›")
    try terminal.send("lend\r")
    try terminal.expect("working")
    #expect(terminal.modes == before)
    try terminal.send("\nquit\r")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.modes == before)
  }

  @Test func `a list that was begun before a question answers nothing`() throws {
    let terminal = try probe()
    try terminal.send("work\r")
    try terminal.expect("working")

    // More than a terminal holds, so that the rest comes once the first part is thrown away.
    try terminal.send("\nask\r" + Self.pasted(String(repeating: "yes\r", count: 5_000)))
    try terminal.expectCursorRow("answer?")
    try terminal.send("no\r")
    try terminal.expect("got: \"no\"")

    #expect(!terminal.transcript.contains("got: \"yes\""))
  }

  @Test func `a list of thousands of lines comes whole`() throws {
    let terminal = try probe()
    let lines = (1...3_000).map { "thing \($0)" }

    try terminal.send(Self.pasted(lines.joined(separator: "\r")))

    // The rows break anywhere, but always at the same place.
    try terminal.expect("3000\"")
  }
}
