import Foundation
import PseudoTerminal

/// letgo in a pane of a tmux of the test's own, whose screen is what a person would see.
///
/// `PseudoTerminal` has a screen of its own making; this one is another's, with its own idea of what a
/// terminal does. Whatever is awaited has a limit. The server goes with this.
final class Tmux {
  private static let program = "/usr/bin/tmux"

  private let sandbox: Sandbox
  private let environment: [String: String]
  // How much of the text was matched; what is expected next comes after it.
  private var mark = 0

  /// The settings of the pane's terminal, as `stty -g` has them.
  struct Modes {
    let before: String
    let after: String
  }

  /// Starts letgo in a pane, under a TERM and a locale.
  ///
  /// A start is a run of the sandbox's, with what is set there.
  init(in sandbox: Sandbox, term: String, locale: String = "C.UTF-8", columns: Int = 80) throws {
    guard access(Self.program, X_OK) == 0 else {
      throw Unmet(
        description: "There is no '\(Self.program)', in which screens are looked at. "
          + "'sh Resources/set-up tmux' installs it."
      )
    }
    self.sandbox = sandbox
    environment = sandbox.nextEnvironment()
    let script = """
      # Ctrl-C is told to this shell too.
      trap : INT
      stty -g >before
      ulimit -c 0
      export SWIFT_BACKTRACE=enable=no
      TERM=\(term) LC_ALL=\(locale) sh -c 'echo $$ >process; exec "\(builtProduct("letgo"))"'
      echo $? >code
      stty -g >after.new
      mv after.new after
      """
    try Data(script.utf8).write(to: file("script"))
    let settings = """
      set -g status off
      set -g escape-time 0
      set -g remain-on-exit on
      set -g remain-on-exit-format ''
      """
    try Data(settings.utf8).write(to: file("tmux.conf"))
    let size = ["-x", String(columns), "-y", "50"]
    try command(["new-session", "-d"] + size + ["-c", sandbox.home.path, "exec sh script"])
  }

  deinit {
    _ = try? command("kill-server")
  }

  /// Starts letgo again, in a new terminal.
  func startAgain() throws {
    for name in ["before", "process", "code", "after"] {
      try? FileManager.default.removeItem(at: file(name))
    }
    mark = 0
    let again = ["respawn-pane", "-k", "-c", sandbox.home.path, "exec sh script"]
    try command(again + [";", "clear-history"])
  }

  /// Types a text, and Enter when it is a whole line.
  func type(_ text: String, enter: Bool = false) throws {
    try command(["send-keys", "-l", "--", text] + (enter ? [";", "send-keys", "Enter"] : []))
  }

  /// Waits for a prompt, and then types a line.
  func answer(_ prompt: String, _ line: String) throws {
    try expect(prompt)
    try type(line, enter: true)
  }

  /// Presses a key, by tmux's name of it.
  func press(_ key: String) throws {
    try command("send-keys", key)
  }

  /// Pastes a text as a terminal does: between marks where letgo has asked for them.
  func paste(_ text: String) throws {
    try command("set-buffer", "--", text, ";", "paste-buffer", "-p")
  }

  /// Changes the width of the window, of which letgo is told.
  func resize(columns: Int) throws {
    try command("resize-window", "-x", String(columns))
  }

  /// Sends letgo a signal.
  func signal(_ number: Int32) throws {
    let text = try String(contentsOf: file("process"), encoding: .utf8)
    guard let process = Int32(text.filter(\.isNumber)) else { return }
    kill(process, number)
  }

  /// Returns what was shown so far; joined, a row that went on in the next is one line.
  func text(joined: Bool = true) throws -> String {
    let shown = try command(["capture-pane", "-p", "-S", "-"] + (joined ? ["-J"] : []))
    var lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Waits until the text is shown, after whatever was expected before.
  func expect(_ wanted: String) throws {
    // A row that is full goes on in the next one.
    let pattern = wanted.split(whereSeparator: \.isWhitespace)
      .map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: "\\s+")
    try wait("'\(wanted)'") { text in
      let rest = text.index(text.startIndex, offsetBy: mark)..<text.endIndex
      guard let found = text.range(of: pattern, options: .regularExpression, range: rest) else {
        return false
      }
      mark = text.distance(from: text.startIndex, to: found.upperBound)
      return true
    }
  }

  /// Waits until the last line that is shown is this.
  func expectLastLine(_ wanted: String) throws {
    try wait("the line '\(wanted)'") { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).last == Substring(wanted)
    }
  }

  /// Waits until what is shown is as wanted.
  func wait(_ what: String, until holds: (String) throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      let text = try text()
      if try holds(text) { return }
      guard ContinuousClock.now < deadline else {
        throw Unmet(description: "waited for \(what), but 20 seconds passed:\n\(text)")
      }
      usleep(10_000)
    }
  }

  /// Waits for the end of letgo, and returns the code that the shell has of it, which is 128 and more
  /// after a signal.
  func code() throws -> Int32? {
    try wait("the end of letgo") { _ in access(file("after").path, F_OK) == 0 }
    return Int32(try String(contentsOf: file("code"), encoding: .utf8).filter(\.isNumber))
  }

  /// Returns the settings of the terminal before letgo and after it.
  func modes() throws -> Modes {
    Modes(
      before: try String(contentsOf: file("before"), encoding: .utf8),
      after: try String(contentsOf: file("after"), encoding: .utf8)
    )
  }

  private func file(_ name: String) -> URL { sandbox.home.appendingPathComponent(name) }

  @discardableResult
  private func command(_ arguments: String...) throws -> String { try command(arguments) }

  @discardableResult
  private func command(_ arguments: [String]) throws -> String {
    let socket = ["-u", "-S", file("socket").path, "-f", file("tmux.conf").path]
    let home = sandbox.home.path
    let child = try Child(Self.program, socket + arguments, environment: environment, in: home)
    let result = try child.result()
    guard result.code == 0 else {
      throw Unmet(description: "'tmux \(arguments.joined(separator: " "))': \(result.errors)")
    }
    return result.output
  }
}
