import Foundation
import PseudoTerminal
import Testing

/// Answers and lists that are written in a person's own editor.
struct OwnEditorTests {
  @Test func `an answer or a list can be written in an editor`() throws {
    let sandbox = try Sandbox(
      holding: "#!/bin/sh\nprintf 'slow mornings,\\nand quiet ones\\n' >\"$1\"\n",
      as: "editor"
    )
    chmod(sandbox.home.path + "/editor", 0o700)
    sandbox.set("EDITOR", sandbox.home.path + "/editor")
    sandbox.set("TMPDIR", sandbox.home.path)
    let terminal = try sandbox.terminal()
    try terminal.answer("letgo> ", "pause camera")
    try terminal.answer("What does it cost? ", "300")
    try terminal.expect("What would it be for?")
    try terminal.send("\u{18}\u{5}")
    try terminal.expect("Your reason is kept: 'slow mornings, and")
    try terminal.expect("letgo> ")
    let reason = try sandbox.store().openPauses().first?.reason
    #expect(reason == "slow mornings,\nand quiet ones")

    try terminal.send("\u{18}\u{5}")
    try terminal.answer("slow mornings,, 1 of 2. Have you used it in the last 90 days? ", "quit")
    try terminal.answer("letgo> ", "quit")
    #expect(try terminal.waitForExit() == .code(0))
    let left = try FileManager.default.contentsOfDirectory(atPath: sandbox.home.path)
    #expect(left.allSatisfy { !$0.hasPrefix("letgo-") })
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal that ends letgo ends the editor, and leaves nothing of what was written`(
    number: Int32
  ) throws {
    let sandbox = try Sandbox(
      holding: """
        #!/bin/sh
        trap 'stty sane; echo told >"$HOME/told"; exit' TERM HUP
        ls -l /proc/$$/fd >"$HOME/open"
        echo editing
        read line
        stty raw -echo
        echo raw
        while :; do read line; done
        """,
      as: "editor"
    )
    let home = sandbox.home.path
    chmod(home + "/editor", 0o700)
    sandbox.set("EDITOR", home + "/editor")
    sandbox.set("TMPDIR", home)
    let terminal = try sandbox.terminal()
    try terminal.expect("letgo> ")

    try terminal.send("a secret\u{18}\u{5}")
    try terminal.expect("editing")
    #expect(terminal.modes == terminal.modesAtStart)
    let open = try String(contentsOfFile: home + "/open", encoding: .utf8)
    #expect(!open.contains(".txt"))
    try terminal.send("\n")
    try terminal.expect("raw")
    terminal.signal(number)

    #expect(try terminal.waitForExit() == .signal(number))
    #expect(terminal.modes == terminal.modesAtStart)
    let left = try FileManager.default.contentsOfDirectory(atPath: home)
    #expect(left.contains("told"))
    #expect(left.allSatisfy { !$0.hasPrefix("letgo-") })
  }

  @Test(arguments: [nil, "/bin/false"])
  func `without an editor that works nothing is taken`(editor: String?) throws {
    let sandbox = try Sandbox()
    sandbox.set("EDITOR", editor)
    let terminal = try sandbox.terminal()
    try terminal.expect("letgo> ")

    try terminal.send("\u{18}\u{5}")

    try terminal.expect("Set EDITOR to one, or VISUAL")
    try terminal.answer("letgo> ", "quit")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test(arguments: ["true", "rm"])
  func `what nobody saved in an editor is not taken`(editor: String) throws {
    let sandbox = try Sandbox()
    sandbox.set("EDITOR", editor)
    let terminal = try sandbox.terminal()
    try terminal.expect("letgo> ")

    try terminal.send("add renew passport\u{18}\u{5}")
    try terminal.answer("letgo> ", "quit")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
  }
}
