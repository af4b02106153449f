import Foundation
import PseudoTerminal
import Testing

/// Devices that come into step through a repository that a real ssh server lets them to.
struct SecureShellTests {
  private let desk: Sandbox
  private let couch: Sandbox
  private let server: Server
  private let url: String

  init() throws {
    desk = try Sandbox()
    couch = try Sandbox(now: "2026-11-29T20:30")
    // The id without a passphrase is let in, and so would be the locked one.
    let made = try desk.shell(
      "ssh-keygen -q -t ed25519 -N '' -f host && ssh-keygen -q -t ed25519 -N '' -f id && "
        + "ssh-keygen -q -t ed25519 -N passphrase -f locked && cat id.pub locked.pub >authorized && "
        + "git init -q --bare shared.git"
    )
    #expect(made.code == 0, "\(made)")
    server = try Server.ssh(in: desk.home)
    url = "ssh://\(NSUserName())@127.0.0.1:\(server.port)\(desk.home.path)/shared.git"
    for device in [desk, couch] { try configure(device, key: "id") }
  }

  /// Has ssh use a key and know these hosts; it looks for its settings in the home of the user's entry,
  /// whatever `HOME` says, so that a program in its place tells it where they are.
  private func configure(_ device: Sandbox, key: String, knowing isKnown: Bool = true) throws {
    let (home, own) = (device.home.path, desk.home.path)
    let result = try device.shell(
      """
      mkdir -p bin; touch known
      printf '%s\\n' 'Host *' 'UserKnownHostsFile \(home)/known' 'IdentityFile \(own)/\(key)' \
        'GlobalKnownHostsFile none' 'IdentitiesOnly yes' 'IdentityAgent none' >config
      printf '#!/bin/sh\\nexec /usr/bin/ssh -F \(home)/config "$@"\\n' >bin/ssh; chmod +x bin/ssh
      \(isKnown ? "echo \"[127.0.0.1]:\(server.port) $(cat '\(own)/host.pub')\"" : ":") >known
      """
    )
    #expect(result.code == 0, "\(result)")
    device.set("PATH", home + "/bin:/usr/bin:/bin")
  }

  @Test func `two devices come into step`() throws {
    try desk.run("gone", "bread", "maker")
    try desk.comeIntoStep(with: couch, through: url)
    #expect(try desk.run("two").output == "1\trenew passport\n")
  }

  @Test func `who is not let in is asked nothing in the background, and status says why`() throws {
    try desk.run("gone", "bread", "maker")
    try desk.run("sync", "setup", "git", url)
    let cases = [
      ("none", true, "Permission denied (publickey)"),
      ("locked", true, "Permission denied (publickey)"),
      ("id", false, "Host key verification failed."),
    ]

    for (key, isKnown, words) in cases {
      try configure(desk, key: key, knowing: isKnown)
      // With a terminal in reach, where a question would show.
      let terminal = try desk.terminal("sync", "--quiet")
      #expect(try terminal.waitForExit() == .code(69))
      #expect(terminal.transcript.filter { !$0.isWhitespace } == "")
      let status = try desk.run("sync", "status").output

      #expect(status.contains("git is not let in: "))
      #expect(status.contains(words))
      #expect(status.contains("'letgo sync' in a terminal lets git ask."))
    }

    let loud = try desk.run("sync")
    #expect(loud.code == 69)
    #expect(
      loud.errors.hasPrefix(
        "git is not let in: Host key verification failed.\nHint: 'letgo sync' in a terminal lets git ask."
      )
    )
    try configure(desk, key: "id")
    #expect(try desk.run("sync").output == "In step. There was nothing new on either side.\n")
    #expect(try !desk.run("sync", "status").output.contains("lets git ask"))
  }

  @Test func `in a session ssh asks in the terminal as it was, which then is the session's again`()
    throws
  {
    try desk.run("gone", "bread", "maker")
    try desk.run("sync", "setup", "git", url)
    try configure(desk, key: "locked")
    let terminal = try desk.terminal(columns: 200)
    try terminal.expectCursorRow("letgo>")
    let own = terminal.modes
    #expect(!own.isCooked)

    try terminal.send("sync\r")
    try terminal.expect("Enter passphrase for key '\(desk.home.path)/locked': ")
    #expect(terminal.modes == terminal.modesAtStart.withoutEcho)
    try terminal.send("passphrase\r")

    try terminal.expect("In step.")
    try terminal.expectCursorRow("letgo>")
    #expect(terminal.modes == own)
    try terminal.send("quix\u{7F}t\r")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test func `a host that is away is told in ssh's words`() throws {
    let result = try desk.run("sync", "setup", "git", "ssh://127.0.0.1:1/shared.git")

    #expect(result.code == 69)
    #expect(result.errors.hasPrefix("git can't do it: ssh: connect to host 127.0.0.1 port 1: "))
  }

  @Test func `how the person has git run ssh is kept in the background`() throws {
    let program = try desk.shell(
      "git config -f .gitconfig core.sshCommand '\(desk.home.path)/bin/ssh'"
    )
    #expect(program.code == 0)
    desk.set("PATH", "/usr/bin:/bin")
    try desk.run("gone", "bread", "maker")
    try desk.run("sync", "setup", "git", url)
    try desk.run("gone", "lamp")

    #expect(try desk.run("sync", "--quiet").code == 0)
    #expect(try desk.run("sync", "status").output.contains("Acts that are not sent yet: 0."))
  }
}
