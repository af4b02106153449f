import Foundation
import PseudoTerminal
import Testing

/// Devices that come into step through a repository that a real web server gives to who has a password.
struct WebTests {
  private let desk: Sandbox
  private let couch: Sandbox
  /// Where the server has its files, so that a password in a device's home is one that came there.
  private let host: Sandbox
  private let server: Server
  private let url: String

  init() throws {
    desk = try Sandbox()
    couch = try Sandbox(now: "2026-11-29T20:30")
    host = try Sandbox()
    let made = try host.shell(
      "git init -q --bare shared.git && git -C shared.git config http.receivepack true"
    )
    #expect(made.code == 0)
    server = try Server.web(in: host.home)
    url = "http://127.0.0.1:\(server.port)/git/shared.git"
    try desk.run("gone", "bread", "maker")
  }

  /// Has git's helper know a password.
  private func keep(_ password: String, on device: Sandbox) throws {
    let result = try device.shell(
      """
      git config -f .gitconfig credential.helper store
      echo 'http://ann:\(password)@127.0.0.1%3a\(server.port)' >.git-credentials
      """
    )
    #expect(result.code == 0)
  }

  @Test func `with a password in git's helper two devices come into step`() throws {
    for device in [desk, couch] { try keep("right", on: device) }

    try desk.comeIntoStep(with: couch, through: url)
    #expect(try desk.shell("grep -rl right .local; true").output == "")
  }

  @Test func `without one, or with a wrong one, nothing is asked and status says what to do`()
    throws
  {
    try keep("right", on: desk)
    try desk.run("sync", "setup", "git", url)
    let asking = try desk.shell(
      "printf '#!/bin/sh\\ntouch asked\\necho right\\n' >ask; chmod +x ask"
    )
    #expect(asking.code == 0)
    // What a desktop has git or ssh open a window with.
    for name in ["GIT_ASKPASS", "SSH_ASKPASS"] { desk.set(name, desk.home.path + "/ask") }
    let cases = [
      ("rm .git-credentials", "could not read Username for 'http://127.0.0.1:\(server.port)'"),
      (
        "echo 'http://ann:wrong@127.0.0.1%3a\(server.port)' >.git-credentials",
        "Authentication failed for 'http://"
      ),
    ]

    for (change, words) in cases {
      #expect(try desk.shell(change).code == 0)
      let terminal = try desk.terminal("sync", "--quiet")
      #expect(try terminal.waitForExit() == .code(69))
      #expect(terminal.transcript.filter { !$0.isWhitespace } == "")
      // git forgets what did not fit.
      if !change.hasPrefix("rm") { #expect(try desk.shell(change).code == 0) }
      let loud = try desk.run("sync")
      let status = try desk.run("sync", "status").output

      #expect(loud.code == 69)
      #expect(loud.errors.hasPrefix("git is not let in: fatal: \(words)"), "\(loud.errors)")
      #expect(loud.errors.contains("\nHint: 'letgo sync' in a terminal lets git ask."))
      #expect(status.contains(words))
      #expect(status.contains("a password in its credential helper"))
    }
    // What stands before a host may be a token, which git's words repeat.
    let token = try desk.run("sync", "setup", "git", url.replacing("//", with: "//token@"))
    #expect(token.errors.contains("could not read Password for 'http://127."), "\(token.errors)")
    #expect(!token.errors.contains("token"))
    #expect(!FileManager.default.fileExists(atPath: desk.home.path + "/asked"))
  }

  /// Has git forget what it keeps in memory for a minute.
  private func forget() {
    _ = try? desk.shell(
      "for s in .local/state/letgo/*/git-*/asked/socket; do "
        + "git credential-cache --socket \"$PWD/$s\" exit; done"
    )
  }

  @Test func `in a terminal git asks once, and the password stays nowhere`() throws {
    defer { forget() }
    func answer(_ password: String, in terminal: PseudoTerminal) throws {
      try terminal.answer("Username for 'http://127.0.0.1:\(server.port)': ", "ann")
      try terminal.answer("Password for 'http://ann@127.0.0.1:\(server.port)': ", password)
    }

    let wrong = try desk.terminal("sync", "setup", "git", url)
    try answer("wrong", in: wrong)
    try wrong.expect("git is not let in: fatal: Authentication failed for 'http://127.0.0.1")
    #expect(try wrong.waitForExit() == .code(69))

    let right = try desk.terminal("sync", "setup", "git", url)
    try answer("right", in: right)
    try right.expect("In step. Records received: 0, sent: 2.")
    #expect(try right.waitForExit() == .code(0))

    let shown = right.transcript
    #expect(shown.components(separatedBy: "Password for").count == 2)
    #expect(!shown.contains("right"))
    #expect(try desk.shell("grep -rl right . ; true").output == "")
  }

  @Test func `Ctrl-C at git's question breaks the sync off, and nobody is asked again`() throws {
    defer { forget() }
    let terminal = try desk.terminal(columns: 200)
    try terminal.expectCursorRow("letgo>")

    try terminal.send("sync setup git \(url)\r")
    try terminal.expect("Username for ")
    try terminal.send("\u{03}")
    try terminal.expect("git was broken off.")
    try terminal.expectCursorRow("letgo>")
    try terminal.send("quit\r")

    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.transcript.components(separatedBy: "Username for ").count == 2)
  }

  @Test(arguments: [("right", "In step."), ("wrong", "git is not let in: ")])
  func `whoever asks gets the session's terminal as it was, which then is the session's again`(
    password: String,
    words: String
  ) throws {
    defer { forget() }
    try keep("right", on: desk)
    try desk.run("sync", "setup", "git", url)
    #expect(try desk.shell("rm .git-credentials").code == 0)
    let terminal = try desk.terminal()
    try terminal.expectCursorRow("letgo>")
    let own = terminal.modes
    #expect(!own.isCooked)

    try terminal.send("sync\r")
    try terminal.expect("Username for 'http://127.0.0.1:\(server.port)': ")
    #expect(terminal.modes == terminal.modesAtStart)
    try terminal.send("ann\r")
    try terminal.expect("Password for 'http://ann@127.0.0.1:\(server.port)': ")
    #expect(terminal.modes == terminal.modesAtStart.withoutEcho)
    try terminal.send(password + "\r")

    try terminal.expect(words)
    try terminal.expectCursorRow("letgo>")
    #expect(terminal.modes == own)
    try terminal.send("quix\u{7F}t\r")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }
}
