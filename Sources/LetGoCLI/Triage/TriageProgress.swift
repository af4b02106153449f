import LetGoPrompts
import LetGoTerminal
import Synchronization

/// Tells a person how far the reading of long lists has come: rows, rows a second, bytes of bytes.
final class TriageProgress {
  private let context: Context
  private let progress: Progress
  private let isShown: Bool
  private let start: Int
  private var rows = 0
  /// Added to by whoever reads, while somebody else shows it.
  private let bytes = Atomic<Int64>(0)
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
    bytes.store(0, ordering: .relaxed)
    size = reader.size
  }

  /// Counts bytes that were read, on any thread.
  func add(bytes count: Int) {
    bytes.add(Int64(count), ordering: .relaxed)
  }

  /// Counts rows that were judged, and shows how far it has come.
  func add(rows count: Int) {
    guard isShown else { return }
    rows += count
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
    let (done, wording) = (bytes.load(ordering: .relaxed), context.wording)
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
