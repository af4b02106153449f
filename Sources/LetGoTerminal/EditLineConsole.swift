import CLibEdit

/// A conversation in a terminal, on a line that can be edited; there is one at a time in a process.
///
/// Signals are its own while it lives: Ctrl-C drops the line, Ctrl-Z and a new size draw it again,
/// and a signal that ends the process gives the terminal back first.
package final class EditLineConsole: Console {
  private let output: Output
  package var palette = Palette.none
  package var completer: ((String) -> LineCompletion)?
  private let charset: Charset

  /// Makes a console that reads from one descriptor of a terminal and draws on another, and says
  /// what there is to say on a stream.
  ///
  /// Nil when the first is no terminal, or when there is a console already.
  package init?(
    input: Int32,
    terminal: Int32,
    output: Output,
    charset: Charset = .shared
  ) {
    guard letgo_edit_open(input, terminal) else { return nil }
    self.output = output
    self.charset = charset
  }

  deinit {
    letgo_edit_close()
  }

  package func readLine(_ prompt: Prompt) throws -> LineInput {
    try output.flush()
    // Answers are not commands.
    let completes = prompt.isRemembered && completer != nil
    letgo_edit_complete_by(completes ? Self.ask : nil, Unmanaged.passUnretained(self).toOpaque())
    defer { letgo_edit_complete_by(nil, nil) }
    var start: UnsafePointer<UInt32>?
    var count = 0
    let result = letgo_edit_read(
      scalars(of: charset.showable(prompt.text)),
      prompt.dropsTypeAhead,
      &start,
      &count
    )
    // The editor owns the line until the next call; it is copied out at once.
    let line = text(of: UnsafeBufferPointer(start: start, count: count))
    switch result {
    case letgo_edit_line:
      if prompt.isRemembered { remember(line) }
      return .line(line)
    case letgo_edit_list: return .list(line)
    case letgo_edit_interrupted: return .interrupted
    default: return .end
    }
  }

  package var isInterrupted: Bool { letgo_edit_was_interrupted() }

  package func say(_ line: StyledText) throws {
    try output.write(line.rendered(in: palette) + "\n")
  }

  /// Lets the arrow keys bring back a line, unless it is blank.
  package func remember(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    letgo_edit_remember(scalars(of: line))
  }

  // Called by the editor while it reads a line, for the console that it reads it for.
  private static let ask: letgo_edit_completer = { owner, line, count in
    guard let owner else { return }
    let console = Unmanaged<EditLineConsole>.fromOpaque(owner).takeUnretainedValue()
    console.complete(console.text(of: UnsafeBufferPointer(start: line, count: count)))
  }

  private func complete(_ typed: String) {
    switch completer?(typed).step {
    case .nothing, nil: break
    case .replace(let count, let text): letgo_edit_replace(count, scalars(of: text))
    case .list(let rows):
      letgo_edit_begin_list()
      // A terminal that is gone is met by the line that is being read.
      for row in rows { try? say(row) }
    }
  }

  // As C has it: each scalar in a place of its own, and a zero after the last.
  private func scalars(of text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value) + [0]
  }

  private func text(of scalars: UnsafeBufferPointer<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    for value in scalars { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    return String(text)
  }
}
