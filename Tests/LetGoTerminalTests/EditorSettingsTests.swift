import LetGoSystem
import LetGoTerminal
import PseudoTerminal
import Testing

/// A person's own keys, and the two modes of vi.
struct EditorSettingsTests {
  @Test(
    arguments: [
      ("bind ^T ed-move-to-beg\nother:bind ^T ed-move-to-end\n", "ell\u{14}h", "hell"),
      ("# a comment\n\n  bind ^T ed-move-to-beg", "ell\u{14}h", "hell"),
      // What comes after the choice of keys counts.
      ("bind -v\nbind ^T ed-move-to-beg\n", "ell\u{14}h", "hell"),
      ("bind ^T ed-move-to-end\nbind -v\nbind -e\n", "one\u{1B}[1;5Dtwo ", "two one"),
      ("bind", "one", "one"),
      // The choice counts whatever else stands in its line, and only where the line is for this program.
      ("bind -v # vi keys\n", "one\u{1B}[1;5Dtwo ", "two one"),
      ("bind -a -v\n", "one\u{1B}[1;5Dtwo ", "two one"),
      ("let:bind -v\n", "one\u{1B}[1;5Dtwo ", "two one"),
      ("bind ^W ed-move-to-beg\ncsh:bind -v\n", "ell\u{17}h", "hell"),
      ("bind ^W ed-move-to-beg\n:bind -v\n", "ell\u{17}h", "hell"),
      // A line may be longer than any buffer.
      ("#" + blanks.dropLast() + "bind ^T ed-move-to-beg\n", "ell\u{14}h", "ellh"),
      ("bind ^T " + blanks + "ed-move-to-beg\n", "ell\u{14}h", "hell"),
    ] as [(String, String, String)]
  )
  func `the person's own keys are honoured`(settings: String, typed: String, line: String) throws {
    let home = try Home(settings)
    let terminal = try home.probe()

    try terminal.send(typed + "\r")

    try terminal.expect("got: \"\(line)\"")
  }

  private static let blanks = String(repeating: " ", count: 1_023)

  @Test func `with editing switched off the line is the terminal's`() throws {
    let home = try Home("edit off\n")
    let before = try freshModes()
    let terminal = try home.probe()
    #expect(terminal.modes == before)

    try terminal.send("tentt\u{7F}\r")
    try terminal.expect("got: \"tent\"")
    try terminal.expectCursorRow("›")
    try terminal.send("quit\r")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.sequenceCount == 0)
  }

  @Test func `with editing switched on the first line is edited as well`() throws {
    let home = try Home("edit on\n")
    let terminal = try home.probe()
    #expect(!terminal.modes.isCooked)

    try terminal.send("two\u{1B}[1;5Done \r")

    try terminal.expect("got: \"one two\"")
    #expect(terminal.transcript.hasPrefix("› one two\ngot: "))
  }

  @Test func `in vi's modes the keys of terminals work as well`() throws {
    let home = try Home("bind -v\n")
    let terminal = try home.probe()
    try terminal.send("first\r")
    try terminal.expect("got: \"first\"")

    // An arrow is no escape, in either mode.
    try terminal.send("two\u{1B}[1;5Done \u{1B}[F!\r")
    try terminal.expect("got: \"one two!\"")
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.expectCursorRow("› first")
    try terminal.send("\u{1B}")
    try terminal.send("x\r")
    try terminal.expect("got: \"firs\"")
    try terminal.send("ab\u{1B}")
    try terminal.send("\u{1B}[200~c\rd\u{1B}[201~")
    try terminal.expect("list: ")

    try terminal.send("\u{1B}")
    try terminal.send("k")
    try terminal.expectCursorRow("› firs")
    try terminal.send("v")
    try terminal.expect("composing: \"firs\"")
  }
}

/// A home with settings of the editor in it; it goes with the test.
final class Home {
  private let path: String

  init(_ settings: String) throws {
    var template = Array("/tmp/letgo-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure(code: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let file = open(path + "/.editrc", O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    try Output(descriptor: file).write(settings)
  }

  deinit {
    unlink(path + "/.editrc")
    rmdir(path)
  }

  /// The environment of a program in it.
  var environment: [String: String] {
    PseudoTerminal.plainEnvironment.merging(["HOME": path]) { _, home in home }
  }

  func probe() throws -> PseudoTerminal {
    try LetGoTerminalTests.probe(environment: environment)
  }
}
