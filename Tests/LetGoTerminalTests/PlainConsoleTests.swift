import PseudoTerminal
import Testing

/// Where a person wants plain lines the terminal edits them, and nothing is drawn twice.
struct PlainConsoleTests {
  @Test func `lines are read as they come, with no sequence on the screen`() throws {
    let before = try freshModes()
    let terminal = try probe("--plain", "--color", "--right")
    #expect(terminal.modes == before)

    try terminal.enter("café 日本")
    try terminal.send("half a thou\u{3}")
    try terminal.expect("interrupted")
    try terminal.expectCursorRow("›")
    try terminal.send("ask\r")
    try terminal.expectCursorRow("answer?")
    try terminal.enter("no")
    try terminal.send("\u{4}")
    try terminal.expect("end")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.modes == before)
    #expect(!terminal.transcript.contains("2 to do"))
    #expect(terminal.sequenceCount == 0)
  }

  @Test func `a line of many characters grows as it is typed`() throws {
    let terminal = try probe("--plain")
    let line = String(repeating: "0123456789", count: 100)

    try terminal.send(line + "\r")

    try terminal.expect("got:")
    try terminal.expectCursorRow("›")
  }
}
