import Foundation
import LetGoCore
import LetGoStore
import PseudoTerminal
import Testing

/// Real shells complete letgo's lines by the scripts that it writes.
struct CompletionShellTests {
  private static let begin = [
    "bash": "source <(letgo completions bash)",
    "zsh": "autoload -U compinit && compinit -D && source <(letgo completions zsh)",
    "fish": "letgo completions fish | source",
  ]

  /// Starts a shell in which `letgo` is the built one and completed.
  private static func shell(_ name: String, in sandbox: Sandbox) throws -> PseudoTerminal {
    let folder = sandbox.home.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/letgo",
      withDestinationPath: builtProduct("letgo")
    )
    sandbox.set("PATH", folder.path + ":/usr/bin:/bin")
    let arguments = [
      "bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i"], "fish": ["--no-config", "-i"],
    ]
    let terminal = try sandbox.start("/usr/bin/" + name, arguments[name] ?? [])
    // What is asked for stands apart from what is typed, since each shell draws its line in its own way.
    try terminal.send((begin[name] ?? "") + "; echo rea''dy\r")
    try terminal.expect("ready")
    return terminal
  }

  @Test(arguments: [
    // A verb, an option's value, a name with marks of the shell, and one in quotes.
    ("letgo compl\t zs\t | head -n 1 | tr a-z A-Z\r", "COMPDEF LETGO"),
    ("letgo export --fo\t cs\t | head -c 4 | tr a-z A-Z\r", "KIND"),
    ("letgo keep pay\t\r", "Kept: pay $(touch hacked) `id` * 'x' \"y\"."),
    ("letgo keep usb ca\t\r", "Kept: usb cable."),
    ("letgo keep \"usb ca\t\r", "Kept: usb cable."),
    ("letgo done ren\t\r", "Done: renew passport."),
  ])
  func `bash, zsh and fish put in what is meant`(typed: String, shown: String) throws {
    for name in ["bash", "zsh", "fish"] {
      let sandbox = try Sandbox()
      try sandbox.run("gone", "pay $(touch hacked) `id` * 'x' \"y\"", "--later")
      try sandbox.run("gone", "usb cable", "--later")
      try sandbox.run("add", "renew passport")
      let terminal = try Self.shell(name, in: sandbox)
      try terminal.send(typed)

      try terminal.expect(shown)
      #expect(!FileManager.default.fileExists(atPath: sandbox.home.path + "/hacked"))
    }
  }

  @Test func `descriptions are shown where the shell has room for them, and no store is made`()
    throws
  {
    for name in ["zsh", "fish"] {
      let sandbox = try Sandbox()
      let terminal = try Self.shell(name, in: sandbox)

      try terminal.send("letgo pa\t\t")

      try terminal.expect("the wishes that wait and until when")
      #expect(!FileManager.default.fileExists(atPath: sandbox.storePath))
    }
  }

  @Test func `where a file fits, the shell names it`() throws {
    for name in ["bash", "zsh", "fish"] {
      let sandbox = try Sandbox(holding: "usb cable\n", as: "rare-list.txt")
      let terminal = try Self.shell(name, in: sandbox)
      try terminal.send("cd '\(sandbox.home.path)'\r")

      try terminal.send("letgo triage rare\t\r")

      try terminal.expect("undecided: 1")
    }
  }

  @Test(arguments: [
    (["verdict", "--co"], "--cost\twhat another one costs\n"),
    (["verdict", "--col"], "--color\tcolour:"),
    (["--color", "n"], "never\n"), (["--color", "never", "bac"], "backup\t"),
    (["--color=never", "export", "--format", "c"], "csv\n"),
    (["--color", ""], "auto\nalways\nnever\n"),
  ])
  func `the option that goes with every verb is completed and passed over`(
    words: [String],
    shown: String
  ) throws {
    #expect(try Sandbox().run(["--complete", "zsh"] + words).output.hasPrefix(shown))
  }

  @Test func `what is asked at a key press writes nothing, complains of nothing and is clean`()
    throws
  {
    let sandbox = try Sandbox()
    for arguments in [
      ["zsh", ""], ["zsh", "keep", ""], ["zsh", "nonsense", ""], ["bash"], ["tcsh", "a"], [],
      ["bash", ":", "letgo keep u"], ["fish", "export", "--format", "\u{1B}[31m"],
    ] {
      let result = try sandbox.run(["--complete"] + arguments)
      #expect(result.errors.isEmpty && result.code == 0)
    }
    #expect(!FileManager.default.fileExists(atPath: sandbox.home.path + "/.local"))

    try sandbox.run("gone", "lamp", "--later")
    try Data("no store".utf8).write(to: URL(fileURLWithPath: sandbox.storePath))
    let result = try sandbox.run("--complete", "zsh", "keep", "l")
    #expect(result.output.isEmpty && result.errors.isEmpty && result.code == 0)
  }
}
