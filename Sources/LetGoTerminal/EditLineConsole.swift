import CLibEdit

/// A conversation in a terminal, on a line that can be edited; there is one at a time in a process.
///
/// Signals are its own while it lives: Ctrl-C drops the line, Ctrl-Z and a new size draw it again,
/// and a signal that ends the process gives the terminal back first. Between two lines the terminal shows
/// nothing of what is typed, which waits for the next one; a plain console leaves that to the terminal.
package final class EditLineConsole: Console {
  private let output: Output
  package var palette = Palette.none {
    didSet { styleHints() }
  }
  package var completer: ((String) -> LineCompletion)?
  package var atRest: (() -> Void)? {
    didSet { letgo_edit_at_rest(atRest == nil ? nil : Self.rest, pointer) }
  }
  private let charset: Charset
  private var choices: [LineCompletion.Candidate] = []

  /// Makes a console that reads from one descriptor of a terminal and draws on another, and says
  /// what there is to say on a stream.
  ///
  /// A plain one leaves the line to the terminal and never draws
  /// anything twice.
  ///
  /// Nil when the first is no terminal, or when there is a console already.
  package init?(
    input: Int32,
    terminal: Int32,
    output: Output,
    isPlain: Bool = false,
    charset: Charset = .shared
  ) {
    guard letgo_edit_open(input, terminal, isPlain) else { return nil }
    self.output = output
    self.charset = charset
    letgo_edit_style_hints(nil, nil)
  }

  deinit {
    letgo_edit_complete_by(nil, nil)
    letgo_edit_at_rest(nil, nil)
    letgo_edit_style_hints(nil, nil)
    letgo_edit_close()
  }

  private var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  package func readLine(_ prompt: Prompt) throws -> LineInput {
    try output.flush()
    choices = prompt.choices
    let completes = prompt.isCommand ? completer != nil : !choices.isEmpty
    letgo_edit_complete_by(completes ? Self.ask : nil, pointer)
    defer { letgo_edit_complete_by(nil, nil) }
    var start: UnsafePointer<UInt32>?
    var count = 0
    let result = try read(lastRow(of: prompt), &start, &count)
    // The editor owns the line until the next call; it is copied out at once.
    let line = text(of: UnsafeBufferPointer(start: start, count: count))
    switch result {
    case letgo_edit_line: return .line(line)
    case letgo_edit_list: return .list(line)
    case letgo_edit_interrupted: return .interrupted
    case letgo_edit_screen_before: return .swiped(-1)
    case letgo_edit_screen_after: return .swiped(1)
    case letgo_edit_compose: return .composing(line)
    default: return .end
    }
  }

  /// Writes what of a prompt has no room in one row, and returns the rest of it.
  private func lastRow(of prompt: Prompt) throws -> Prompt {
    guard prompt.text.displayWidth > columns, columns >= Self.fewestColumns else { return prompt }
    // A blank stays between the question and the answer.
    let text = prompt.text.last == " " ? String(prompt.text.dropLast()) : prompt.text
    let rows = text.folded(to: columns - 1)
    for row in rows.dropLast() { try say(StyledText(row)) }
    try output.flush()
    var last = prompt
    last.text = (rows.last ?? "") + prompt.text.dropFirst(text.count)
    return last
  }

  /// In less room than this a question is left to the terminal to break.
  private static let fewestColumns = 20

  package var columns: Int { output.columns }

  private func read(
    _ prompt: Prompt,
    _ line: inout UnsafePointer<UInt32>?,
    _ count: inout Int
  ) -> letgo_edit_result {
    // What takes no cell stands between two marks, and something to draw behind each
    // (editline(3), EL_RPROMPT_ESC).
    let (on, off) = palette.sequences(of: .faint) ?? ("", "")
    let mark = "\u{1}"
    let right = charset.showable(prompt.right)
    let drawn =
      right.isEmpty || on.isEmpty ? right : mark + on + mark + right + mark + off + mark + " "
    return scalars(of: charset.showable(prompt.text)).withUnsafeBufferPointer { text in
      scalars(of: drawn).withUnsafeBufferPointer { right in
        scalars(of: charset.showable(prompt.suggestion)).withUnsafeBufferPointer { suggestion in
          var question = letgo_edit_question(
            prompt: text.baseAddress,
            right: right.baseAddress,
            suggestion: suggestion.baseAddress,
            drops_type_ahead: prompt.dropsTypeAhead,
            recalls: prompt.isCommand,
            swipes: prompt.isCommand,
            // Who leaves an editor without saving has not confirmed what stood in the line.
            composes: !prompt.dropsTypeAhead
          )
          return letgo_edit_read(&question, &line, &count)
        }
      }
    }
  }

  package func lend() { letgo_edit_lend() }

  package func takeAlong(_ process: Int32?, file: String?) {
    letgo_edit_take_along(process ?? 0, file)
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

  package func background() -> Palette.Background? {
    try? output.flush()
    var color: (UInt16, UInt16, UInt16) = (0, 0, 0)
    let isTold = withUnsafeMutableBytes(of: &color) { bytes in
      letgo_edit_ask_background(Self.patience, bytes.bindMemory(to: UInt16.self).baseAddress)
    }
    guard isTold else { return nil }
    return Palette.Background(red: color.0, green: color.1, blue: color.2)
  }

  /// How long a terminal may take to answer, in milliseconds; an answer that comes later is passed over.
  private static let patience: Int32 = 100

  private func styleHints() {
    let sequences = palette.sequences(of: .faint)
    letgo_edit_style_hints(sequences?.on, sequences?.off)
  }

  // Called by the editor while it reads a line, for the console that it reads it for.
  private static let ask: letgo_edit_completer = { owner, line, count in
    guard let owner else { return }
    let console = Unmanaged<EditLineConsole>.fromOpaque(owner).takeUnretainedValue()
    console.complete(console.text(of: UnsafeBufferPointer(start: line, count: count)))
  }

  private static let rest: letgo_edit_rest = { owner in
    guard let owner else { return }
    let console = Unmanaged<EditLineConsole>.fromOpaque(owner).takeUnretainedValue()
    let body = console.atRest
    console.atRest = nil
    body?()
  }

  private func complete(_ typed: String) {
    var completion =
      choices.isEmpty ? completer?(typed) : LineCompletion(of: typed, amongAnswers: choices)
    completion?.room = columns
    switch completion?.step {
    case .nothing, nil: break
    case .replace(let count, let text): letgo_edit_replace(count, scalars(of: text))
    case .list(let rows):
      letgo_edit_begin_list()
      // A terminal that is gone is met by the line that is being read.
      try? output.write(rows.map { $0.rendered(in: palette) + "\n" }.joined())
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
