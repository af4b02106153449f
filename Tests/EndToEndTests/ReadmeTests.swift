import Foundation
import PseudoTerminal
import Testing

/// Runs what the README tells people to put into their bars, prompts and launchers.
struct ReadmeTests {
  /// A title that every one of them could take for something else than text.
  private static let title = "pay $(touch hacked) `id` #[fg=red]50% <b>\\w %n #(touch hacked)"

  /// Returns the blocks of a language, in order, in the part about bars and prompts.
  private static func blocks(_ language: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix("In the bar and at the prompt") })
    return part.components(separatedBy: "\n```").enumerated().filter { index, block in
      index % 2 == 1 && block.prefix { $0 != "\n" } == language
    }.map { $0.element.drop { $0 != "\n" }.dropFirst() + "\n" }.map(String.init)
  }

  /// Makes a home in which `letgo` is the built one, with programs of the test's own beside it.
  private static func sandbox(with programs: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox()
    let folder = sandbox.home.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/letgo",
      withDestinationPath: builtProduct("letgo")
    )
    for (name, script) in programs {
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: folder.appendingPathComponent(name))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder.path + "/" + name
      )
    }
    sandbox.set("PATH", folder.path + ":/usr/bin:/bin")
    return sandbox
  }

  /// Runs a line in a shell that has no `letgo` but the one on its path.
  private static func run(_ line: String, in sandbox: Sandbox) throws -> Sandbox.Result {
    try sandbox.shell("unset -f letgo; \(line)")
  }

  private static func write(_ text: String, to name: String, in sandbox: Sandbox) throws {
    try Data(text.utf8).write(to: sandbox.home.appendingPathComponent(name))
  }

  private static func isHacked(_ sandbox: Sandbox) -> Bool {
    FileManager.default.fileExists(atPath: sandbox.home.path + "/hacked")
  }

  @Test func `the examples show what letgo prints`() throws {
    let sandbox = try Self.sandbox()
    sandbox.set("LETGO_NOW", "2026-10-01T08:30")
    try sandbox.run("pause", "espresso machine", "--price", "249")
    try sandbox.run("box", "bread maker")
    try sandbox.run("add", "renew passport")
    try sandbox.run("add", "call the dentist")
    sandbox.set("LETGO_NOW", "2026-11-29T08:30")
    let examples = try #require(Self.blocks("").first).split(separator: "\n")

    #expect(examples.count == 8)
    for index in stride(from: 0, to: examples.count, by: 2) {
      #expect(examples[index].hasPrefix("$ "))
      let result = try Self.run(String(examples[index].dropFirst(2)), in: sandbox)
      #expect(result.output == examples[index + 1] + "\n")
    }
  }

  @Test(arguments: [
    ("bash", #"source ./rc; printf '%s' "${PS1@P}""#),
    ("zsh", #"zsh -f -c 'source ./rc; precmd; print -P -- "$PROMPT"'"#),
    ("fish", "fish --no-config -c 'source ./rc; fish_right_prompt'"),
  ])
  func `a prompt shows the line, and runs nothing that is in a title`(
    shell: String,
    line: String
  ) throws {
    let sandbox = try Self.sandbox()
    try sandbox.run("add", Self.title)
    try Self.write(try #require(Self.blocks(shell).first), to: "rc", in: sandbox)

    let result = try Self.run(line, in: sandbox)

    #expect(result.output.contains("1 \(Self.title)"))
    #expect(result.errors.isEmpty)
    #expect(!Self.isHacked(sandbox))
  }

  @Test func `tmux shows the line, and a key finishes the first thing`() throws {
    let sandbox = try Self.sandbox()
    try sandbox.run("add", Self.title)
    try Self.write(try #require(Self.blocks("tmux").first), to: "tmux.conf", in: sandbox)
    let socket = sandbox.home.path + "/socket"
    let tmux = ["-S", socket, "-f", sandbox.home.path + "/tmux.conf"]
    defer { _ = try? Self.run("tmux -S '\(socket)' kill-server", in: sandbox) }

    let terminal = try sandbox.start("/usr/bin/tmux", tmux + ["new-session", "cat"], rows: 10)
    try terminal.expect("1 \(Self.title)")
    #expect(!Self.isHacked(sandbox))

    try terminal.send("\u{02}\u{1B}1")
    try terminal.wait("the thing to be done", within: terminal.limit) {
      (try? sandbox.store().activeThings().isEmpty) == true
    }
  }

  @Test func `waybar's entry runs, is JSON both ways, and its clicks finish things`() throws {
    let sandbox = try Self.sandbox(with: ["pkill": "echo \"$@\" >signal"])
    try sandbox.run("add", "renew passport")
    try sandbox.run("add", "call the dentist")
    let block = try #require(Self.blocks("json").first)
    let object = try JSONSerialization.jsonObject(with: Data(block.utf8))
    let modules = try #require(object as? [String: [String: Any]])
    let module = try #require(modules["custom/letgo"])

    let shown = try Self.run(try #require(module["exec"] as? String), in: sandbox)
    let bar = try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: String]
    #expect(bar?["text"] == "1 renew passport  2 call the dentist")

    _ = try Self.run(try #require(module["on-click-right"] as? String), in: sandbox)
    #expect(try sandbox.store().activeThings().map(\.title.text) == ["renew passport"])
    _ = try Self.run(try #require(module["on-click"] as? String), in: sandbox)
    #expect(try sandbox.store().activeThings().isEmpty)
    #expect(
      try String(contentsOfFile: sandbox.home.path + "/signal", encoding: .utf8)
        == "-RTMIN+\(try #require(module["signal"] as? Int)) waybar\n"
    )
  }

  @Test func `the commands in starship's and i3status-rs' entries run`() throws {
    let sandbox = try Self.sandbox()
    try sandbox.run("add", "renew passport")

    for block in try Self.blocks("toml") {
      let line = try #require(block.split(separator: "\n").first { $0.hasPrefix("command = \"") })
      let command = String(line.dropFirst("command = \"".count).dropLast())
      #expect(try Self.run(command, in: sandbox).output == "1 renew passport\n")
    }
  }

  @Test func `the line stands before that of i3status`() throws {
    let sandbox = try Self.sandbox(with: ["i3status": "printf '%s\\n' 'a\\b' 'load 1'"])
    try sandbox.run("add", "renew \\n")

    let result = try Self.run(try #require(Self.blocks("sh").first), in: sandbox)

    #expect(result.output == "1 renew \\n | a\\b\n1 renew \\n | load 1\n")
  }

  @Test func `at the register one command over ssh is enough`() throws {
    // As ssh does it: the words are put together and given to a shell on the other side.
    let sandbox = try Self.sandbox(with: ["ssh": "shift; exec sh -c \"$*\""])

    let result = try Self.run(try #require(Self.blocks("sh").dropFirst().first), in: sandbox)

    #expect(result.code == 0)
    let pause = try #require(try sandbox.store().openPauses().first)
    #expect(pause.name.text == "espresso machine")
    #expect(pause.reason == "slow mornings")
  }

  @Test func `a launcher adds what is typed, and nothing when it is closed`() throws {
    let stubs = ["rofi": "cat typed", "notify-send": "echo \"$2\" >>shown"]
    let sandbox = try Self.sandbox(with: stubs)
    let script = try #require(Self.blocks("sh").last)

    #expect(try Self.run(script, in: sandbox).code != 0)
    for typed in ["-v $(touch hacked)", "b", "c"] {
      try Self.write(typed, to: "typed", in: sandbox)
      _ = try Self.run(script, in: sandbox)
    }

    #expect(
      try sandbox.store().activeThings().map(\.title.text) == ["-v $(touch hacked)", "b"]
    )
    let shown = try String(contentsOfFile: sandbox.home.path + "/shown", encoding: .utf8)
    #expect(shown.contains("2 b. 'undo' takes it back.\nTwo already:"))
    #expect(!Self.isHacked(sandbox))
  }

  @Test func `timer and cron show a notice of what is due`() throws {
    let sandbox = try Self.sandbox(with: ["notify-send": "echo notice >>shown"])
    try sandbox.run("box", "bread maker")
    sandbox.set("LETGO_NOW", "2026-12-29T09:00")
    let service = try #require(Self.blocks("systemd").first).split(separator: "\n")
    let start = try #require(service.last?.split(separator: "=", maxSplits: 1).last)
    let cron = try #require(Self.blocks("cron").first)
    // Five columns of times stand before the command.
    let command = try #require(cron.split(separator: " ", maxSplits: 5).last)

    for line in [start, command] {
      // Where the README tells people to install it.
      let line = String(line).replacing("/usr/local/bin/letgo", with: "letgo")
      let result = try Self.run(line, in: sandbox)
      #expect(result.code == 0)
    }

    let shown = try String(contentsOfFile: sandbox.home.path + "/shown", encoding: .utf8)
    #expect(shown == "notice\nnotice\n")
  }

  @Test func `the menu entry is a valid one`() throws {
    let sandbox = try Self.sandbox()
    let entry = try #require(Self.blocks("ini").first)
    try Self.write(entry, to: "letgo-add.desktop", in: sandbox)

    let result = try Self.run("desktop-file-validate letgo-add.desktop", in: sandbox)

    #expect(result.output.isEmpty && result.errors.isEmpty && result.code == 0)
  }
}
