import LetGoPrompts
import LetGoTerminal

/// Tells a person how far the reading of long lists has come: rows, rows a second, bytes of bytes.
final class TriageProgress {
  /// How many rows there were so far.
  var rows = 0
  /// Whether anybody sees it.
  let isShown: Bool

  private let context: Context
  private let progress: Progress
  private let start: Int
  private var bytes: Int64 = 0
  private var size: Int64?

  /// Nothing is shown where rows are written to the same terminal.
  init(in context: Context, sharing output: Output) {
    self.context = context
    isShown = context.errors.isTerminal && !output.isTerminal
    progress = Progress(in: context, after: 1_000)
    start = Progress.now
  }

  /// Begins another list.
  func begin(_ reader: ListReader) {
    bytes = 0
    size = reader.size
  }

  /// Shows that more bytes were read.
  func show(more count: Int) {
    guard isShown else { return }
    bytes += Int64(count)
    progress.show(phrase)
  }

  /// Takes the line away.
  func clear() {
    progress.clear()
  }

  private var phrase: Phrase {
    let milliseconds = max(1, Progress.now - start)
    let count = String(rows)
    let pace = String(rows * 1_000 / milliseconds)
    let (done, wording) = (bytes, context.wording)
    guard let size, size > 0 else {
      return .triageReading(count: count, pace: pace, bytes: wording.size(done))
    }
    return .triageReadingOf(
      count: count,
      pace: pace,
      bytes: wording.size(done),
      total: wording.size(size)
    )
  }
}
