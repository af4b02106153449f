/// Where a conversation takes place: it asks for lines and says what there is to say.
package protocol Console: AnyObject {
  /// Shows a prompt and returns what the person typed.
  func readLine(_ prompt: Prompt) throws -> LineInput
  /// Writes one line, and ends it.
  func say(_ line: StyledText) throws
  /// How many cells a row has.
  var columns: Int { get }
  /// The colours in which it says what there is to say.
  var palette: Palette { get set }
  /// Tells what the line before the cursor can go on with, where commands are typed; nil where nothing
  /// can.
  var completer: ((String) -> LineCompletion)? { get set }
  /// Is run once, at the next pause in the typing, for what need not be waited for.
  var atRest: (() -> Void)? { get set }
  /// Lets the arrow keys bring back a line.
  func remember(_ line: String)
  /// Returns what text stands on, where the terminal says so.
  func background() -> Palette.Background?
  /// Gives the terminal, as it was found, to other programs until the next line is read.
  func lend()
  /// Has a signal that ends this process end that one first, and remove the file at a path; nil for none.
  func takeAlong(_ process: Int32?, file: String?)
  /// Whether the person asked to stop what runs since the last line was read.
  var isInterrupted: Bool { get }
}

/// How a line is asked for.
package struct Prompt: Equatable, Sendable {
  /// What stands before the cursor, such as `letgo> `; printable text, not empty.
  package var text: String
  /// What stands at the right end of the row, where there is room.
  package var right: String = ""
  /// Whether the line is a command: the arrow keys bring earlier ones back, Tab goes on with it, and on
  /// an empty one Alt and an arrow lead to another screen.
  package var isCommand: Bool
  /// Whether what was typed before the prompt appeared is thrown away, so that it confirms nothing.
  package var dropsTypeAhead: Bool
  /// What the line may be, shown in grey until it is typed or taken; empty for nothing.
  package var suggestion = ""
  /// What can be answered, for Tab.
  package var choices: [LineCompletion.Candidate] = []

  package init(_ text: String, isCommand: Bool = false, dropsTypeAhead: Bool = false) {
    self.text = text
    self.isCommand = isCommand
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
  /// The person went on by so many screens: 1, or -1 for the one before.
  case swiped(Int)
  /// The person wants to write what they began in an editor of their own.
  case composing(String)
}
