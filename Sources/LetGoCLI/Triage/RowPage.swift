import LetGoStore
import LetGoTerminal
import LetGoTriage

/// What one lane makes of its rows until its turn has come.
final class RowPage {
  private var lines: RowLines
  private let asJSON: Bool
  private let output: Output
  private var entries: [BatchEntry] = []

  init(_ lines: RowLines, asJSON: Bool, to output: Output) {
    self.lines = lines
    self.asJSON = asJSON
    self.output = output
  }

  /// Takes a row.
  func add(_ row: borrowing Row) throws {
    _ = try asJSON ? lines.appendJSON(row) : lines.append(row)
  }

  /// Takes what is to be recorded of a row.
  func add(_ entry: BatchEntry) {
    entries.append(entry)
  }

  /// Writes its rows.
  func write() throws {
    try lines.write(to: output)
  }

  /// Hands over what is to be recorded.
  func drain(_ body: (BatchEntry) throws -> Void) rethrows {
    for entry in entries { try body(entry) }
    entries.removeAll(keepingCapacity: true)
  }
}
