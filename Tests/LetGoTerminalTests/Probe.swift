import PseudoTerminal

/// Returns a probe that has shown its prompt.
func probe(
  _ arguments: String...,
  environment: [String: String] = PseudoTerminal.plainEnvironment,
  columns: Int = 80
) throws -> PseudoTerminal {
  let terminal = try PseudoTerminal(
    builtProduct("EditLineProbe"),
    arguments,
    environment: environment,
    columns: columns
  )
  try terminal.expectCursorRow("›")
  return terminal
}

/// Returns the modes of a terminal that nobody has changed.
func freshModes() throws -> Modes {
  let terminal = try PseudoTerminal("/bin/true")
  _ = try terminal.waitForExit()
  return terminal.modes
}

extension PseudoTerminal {
  /// Types lines to the probe, each of which it gets before the next one is typed.
  func enter(_ lines: String...) throws {
    for line in lines {
      try send(line + "\r")
      try expect("got: \"\(line)\"")
      try expectCursorRow("›")
    }
  }

  /// Types a line to the probe at which it works until a byte comes, and waits for it to do so.
  func enterWork() throws {
    try send("work\r")
    try expect("working")
  }
}
