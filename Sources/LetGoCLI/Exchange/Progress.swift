import LetGoPrompts
import LetGoSystem

/// One line on standard error that tells how far something long has come, for a person alone.
///
/// What is over soon shows nothing.
final class Progress {
  private let context: Context
  private let isShown: Bool
  private var next: Int
  private var width = 0

  /// Shows nothing before so many milliseconds have passed.
  init(in context: Context, after pause: Int = 300) {
    next = Progress.now + pause
    self.context = context
    // A row that is written again and again is no line.
    isShown = context.errors.isTerminal && !context.environment.asksForPlainLines
  }

  /// Shows a phrase in place of the last one, ten times a second at the most.
  func show(_ phrase: @autoclosure () -> Phrase) {
    guard isShown, Progress.now >= next else { return }
    next = Progress.now + 100
    replace(with: context.prompts.text(phrase()))
  }

  /// Takes the line away.
  func clear() {
    guard width > 0 else { return }
    replace(with: "")
    try? context.errors.write("\r")
  }

  private func replace(with text: String) {
    // Blanks, because not every terminal can clear to the end of the line. A progress that can't be
    // shown must not stop what it is about.
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    try? context.errors.write("\r" + text + blanks)
    width = text.count
  }

  /// Milliseconds of a clock that nobody sets.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000 + Int(time.tv_nsec) / 1_000_000
  }
}
