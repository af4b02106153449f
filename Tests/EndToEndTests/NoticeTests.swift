import Foundation
import Testing

/// Notices on the desktop, with a `notify-send` that writes down what it was given.
struct NoticeTests {
  private static func sandbox(script: String?) throws -> Sandbox {
    let sandbox = try Sandbox()
    let tools = sandbox.home.path + "/tools"
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    if let script {
      let path = tools + "/notify-send"
      try ("#!/bin/sh\n" + script).write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    sandbox.set("PATH", tools)
    return sandbox
  }

  @Test func `what is due is handed over as plain arguments`() throws {
    let sandbox = try Self.sandbox(
      script: "for word in \"$@\"; do echo \"[$word]\"; done >\"$HOME/given\"\n"
    )
    let given = sandbox.home.path + "/given"
    try sandbox.run("pause", "$(reboot) & <b>camera</b>", "--price", "800")
    let early = try sandbox.run("due", "--notify")
    #expect(early.code == 0 && early.output.isEmpty && early.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: given))
    sandbox.set("LETGO_NOW", "2026-12-29T08:00")

    let due = try sandbox.run("due", "--notify")

    #expect(due.code == 0 && due.output.isEmpty && due.errors.isEmpty)
    #expect(
      try String(contentsOfFile: given, encoding: .utf8) == """
        [--app-name=letgo]
        [--]
        [letgo]
        [$(reboot) &amp; &lt;b&gt;camera&lt;/b&gt;: 800, waited since Sunday 29 November]

        """
    )
  }

  @Test(
    arguments: [
      (nil, "There is no notify-send here, so no notice can be shown."),
      ("exit 3\n", "notify-send could not show the notice: it ended with 3."),
    ] as [(String?, String)]
  )
  func `a notice that can't be shown is said`(script: String?, said: String) throws {
    let sandbox = try Self.sandbox(script: script)
    #expect(try sandbox.run("due", "--notify").code == 0)
    try sandbox.run("box", "lamp")
    sandbox.set("LETGO_NOW", "2026-12-29T08:00")

    let result = try sandbox.run("due", "--notify")

    #expect(result.code == 1)
    #expect(result.errors.contains(said), "\(result.errors)")
  }
}
