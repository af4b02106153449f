import Foundation
import Testing

/// Devices that come into step through a git repository, as people and timers use it.
struct GitSyncTests {
  private let desk: Sandbox
  private let couch: Sandbox
  private let repository: String

  init() throws {
    desk = try Sandbox()
    couch = try Sandbox(now: "2026-11-29T20:30")
    repository = desk.home.path + "/shared.git"
    #expect(try desk.shell("git init -q --bare shared.git").code == 0)
  }

  @Test func `one command on each device, and both hold the same`() throws {
    try desk.run("gone", "bread", "maker")
    let first = try desk.run("sync", "setup", "git", "file://" + repository)
    let second = try couch.run("sync", "setup", "git", repository)
    try couch.run("add", "renew passport")
    let third = try couch.run("sync", "--quiet")
    let fourth = try desk.run("sync")

    #expect((first.code, first.errors) == (0, ""))
    #expect(
      first.output == """
        This device syncs through 'file://\(repository)' from now on.
        In step. Records received: 0, sent: 2.

        """
    )
    #expect(second.output.hasSuffix("In step. Records received: 2, sent: 0.\n"))
    #expect((third.code, third.output, third.errors) == (0, "", ""))
    #expect(fourth.output == "In step. Records received: 2, sent: 0.\n")
    #expect(try desk.run("two").output == "1\trenew passport\n")
    let branches = try desk.shell("git -C shared.git for-each-ref --format='%(refname)'").output
    #expect(branches.split(separator: "\n").count == 2)
    #expect(
      try desk.run("sync", "off").output
        == "Sync is off. What is in 'file://\(repository)' stays there.\n"
    )
  }

  @Test(arguments: [
    ("ext::sh -c 'touch hacked'", Int32(2), "is no URL that git is given"),
    ("https://me:secret@host.invalid/x", 2, "There is a password in that URL"),
    ("file:///nowhere/x.git", 69, "git can't do it: fatal: '/nowhere/x.git' does not appear"),
    ("", 2, "needs the URL of a repository"),
  ])
  func `what can't be synced with is told and set up nothing`(
    url: String,
    code: Int32,
    words: String
  ) throws {
    let result = try desk.run("sync", "setup", "git", "--", url)

    #expect(result.code == code)
    #expect(result.errors.contains(words))
    #expect(!result.errors.contains("secret"))
    #expect(try desk.run("sync").code == 1)
    #expect(!FileManager.default.fileExists(atPath: desk.home.path + "/hacked"))
  }

  @Test func `without git there is a sentence and a way out`() throws {
    desk.set("PATH", "/nowhere")

    let result = try desk.run("sync", "setup", "git", "https://host.invalid/x")

    #expect(result.code == 69)
    #expect(
      result.errors == """
        There is no 'git' to be found.
        Hint: Install git, or sync through a folder: 'sync setup folder PATH'.

        """
    )
  }

  @Test func `what git says reaches no terminal as it is`() throws {
    // A program in git's place, which says what a hostile server could have it say.
    #expect(
      try desk.shell(
        "mkdir bin; printf '#!/bin/sh\\nprintf \"fatal: \\\\033[2Jboo\\\\n\" >&2; exit 128\\n' >bin/git; "
          + "chmod +x bin/git"
      ).code == 0
    )
    desk.set("PATH", desk.home.path + "/bin:/usr/bin:/bin")

    let result = try desk.run("sync", "setup", "git", "https://host.invalid/x")

    #expect(result.code == 69)
    #expect(result.errors.hasPrefix("git can't do it: fatal: "))
    #expect(result.errors.contains("boo"))
    #expect(!result.errors.contains("\u{1B}"))
  }
}
