import LetGoSystem

/// A program in a terminal of its own, seen and typed at from the other side.
///
/// Whatever is awaited has a limit, and failing it throws with all that the screen showed. When
/// nobody holds this any more, the program is killed and the terminal hung up.
package final class PseudoTerminal {
  /// The process, which leads its session.
  package let process: Int32
  let descriptor: Int32
  /// The settings of the terminal before the program was started.
  package let modesAtStart: Modes
  var screen: Screen
  // Where the last match ended; what is expected next comes after it.
  var mark = (row: 0, cell: 0)
  var ended: ExitStatus?
  var isClosed = false

  init(process: Int32, descriptor: Int32, modes: Modes, columns: Int, rows: Int) {
    self.process = process
    self.descriptor = descriptor
    modesAtStart = modes
    screen = Screen(columns: columns, height: rows)
  }

  deinit {
    if ended == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    hangUp()
  }

  /// All that was shown, as it would be read: no escape sequences, and a row as it was drawn last.
  package var transcript: String {
    screen.text
  }

  /// The row that the cursor is in, without the blanks at its end.
  package var cursorRow: String { screen.cursorRow }

  /// Which row that is, counted from the beginning.
  package var cursorRowNumber: Int { screen.row }

  /// How many cells stand before the cursor in its row.
  package var cursorColumn: Int { screen.column }

  /// How many escape sequences the program has written so far.
  package var sequenceCount: Int { screen.sequenceCount }

  /// The settings of the terminal at this moment.
  package var modes: Modes {
    Modes(of: descriptor)
  }

  /// Types the text; a key such as Enter or Ctrl-C is its character, `\r` or `\u{3}`.
  package func send(_ text: String) throws {
    try send(bytes: Array(text.utf8))
  }

  /// Types bytes, which may be no text.
  package func send(bytes: [UInt8]) throws {
    var rest = bytes[...]
    try wait("room to type in", within: limit) {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      return rest.isEmpty
    }
  }

  /// Changes the size of the window, of which the program is told.
  package func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    screen.columns = columns
    screen.height = rows
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }

  /// Sends the process a signal.
  package func signal(_ number: Int32) {
    if ended == nil { kill(process, number) }
  }

  /// Closes the terminal, as a lost connection does.
  package func hangUp() {
    guard !isClosed else { return }
    isClosed = true
    close(descriptor)
  }
}
