import LetGoSystem
import Measuring
import PseudoTerminal

/// Types at letgo's prompt, and measures how long it takes to see what comes of it.
struct Typist {
  private static let prompt = "letgo> "
  private let terminal: PseudoTerminal

  init(at letgo: String, environment: [String: String]) throws {
    terminal = try PseudoTerminal(letgo, environment: environment, columns: 100, rows: 40)
    try terminal.wait("the prompt", within: 60) { isAtPrompt }
  }

  private var isAtPrompt: Bool {
    terminal.cursorRow.hasPrefix(Self.prompt.dropLast()) && terminal.cursorColumn == 7
  }

  /// Presses a key and returns how long it took until something holds.
  private func press(_ key: String, until holds: () -> Bool) throws -> Double {
    // Between two keys letgo comes to rest, as it does when a person types.
    _ = poll(nil, 0, 5)
    let begun = seconds()
    try terminal.send(key)
    try terminal.wait("what follows \(key.debugDescription)", within: 60, until: holds)
    return seconds() - begun
  }

  /// Types a line key by key.
  func type(_ line: String, echo times: inout Times, after prompt: String = Self.prompt) throws {
    var shown = prompt
    for key in line {
      shown.append(key)
      let count = shown.count
      // Of a row the blanks at its end are not told.
      let visible = String(shown.reversed().drop { $0 == " " }.reversed())
      times.add(
        try press(String(key)) {
          terminal.cursorColumn == count && terminal.cursorRow.hasPrefix(visible)
        }
      )
    }
  }

  /// Types a line at once.
  func put(_ line: String, after prompt: String = Self.prompt) throws {
    var unmeasured = Times()
    try type(line, echo: &unmeasured, after: prompt)
  }

  /// Takes the line away.
  func clear() throws { _ = try press("\u{15}") { isAtPrompt } }

  /// Presses Tab where it goes on to a line.
  func complete(to line: String) throws -> Double {
    try press("\t") { terminal.cursorRow.hasPrefix(Self.prompt + line) }
  }

  /// Presses Tab where it shows what there is, above the line that is typed.
  func list(above line: String) throws -> Double {
    let row = terminal.cursorRowNumber
    return try press("\t") {
      terminal.cursorRowNumber > row + 1 && terminal.cursorRow.hasPrefix(Self.prompt + line)
        && terminal.cursorColumn == Self.prompt.count + line.count
    }
  }

  /// Presses Enter where a question follows.
  func enter(to question: String) throws -> Double {
    let row = terminal.cursorRowNumber
    return try press("\r") {
      terminal.cursorRowNumber > row && terminal.cursorRow.hasPrefix(question)
    }
  }

  /// Presses a key after which the prompt comes again.
  func prompt(after key: String = "\r") throws -> Double {
    let row = terminal.cursorRowNumber
    return try press(key) { terminal.cursorRowNumber > row && isAtPrompt }
  }

  /// Leaves letgo.
  func leave() throws {
    try terminal.send("\u{4}")
    _ = try terminal.waitForExit(within: 60)
  }
}
