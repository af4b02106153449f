/// Where a conversation takes place: it asks for lines and says what there is to say.
package protocol Console: AnyObject {
  /// Shows a prompt and returns what the person typed.
  func readLine(_ prompt: Prompt) throws -> LineInput
  /// Writes one line, and ends it.
  func say(_ line: StyledText) throws
  /// The colours in which it says what there is to say.
  var palette: Palette { get set }
  /// Tells what the line before the cursor can go on with, where commands are typed; nil where nothing
  /// can.
  var completer: ((String) -> LineCompletion)? { get set }
  /// Whether the person asked to stop what runs since the last line was read.
  var isInterrupted: Bool { get }
}

/// How a line is asked for.
package struct Prompt: Equatable, Sendable {
  /// What stands before the cursor, such as `letgo> `; printable text, not empty.
  package var text: String
  /// Whether the line may be brought back with the arrow keys; answers never are.
  package var isRemembered: Bool
  /// Whether what was typed before the prompt appeared is thrown away, so that it confirms nothing.
  package var dropsTypeAhead: Bool

  package init(_ text: String, isRemembered: Bool = false, dropsTypeAhead: Bool = false) {
    self.text = text
    self.isRemembered = isRemembered
    self.dropsTypeAhead = dropsTypeAhead
  }
}

/// What came of asking for a line.
package enum LineInput: Equatable, Sendable {
  /// The line without its end; bytes that are not UTF-8 have become U+FFFD.
  case line(String)
  /// Several lines that were pasted at once, with line feeds between them.
  case list(String)
  /// Ctrl-C: the line, or the question, is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal is gone.
  case end
}
