import LetGoSystem
import LetGoTerminal

/// Notices Ctrl-C while something runs that has to end whole or not at all.
///
/// In the shell the console knows. A one-shot holds the signal back and looks for it, so that it can
/// tidy up and say what became of the work; it then ends of the signal as scripts expect. Where the
/// signal was ignored from the start, as in a script's background job, it stops nothing.
final class StopSign {
  private let console: (any Console)?
  private var isHolding = false

  init(in context: Context) {
    console = context.console
    // The system keeps a signal that is held back even when it is ignored, so that it would be found.
    if console == nil, !Self.isIgnored { isHolding = Self.mask(SIG_BLOCK) }
  }

  deinit {
    if isHolding { _ = Self.mask(SIG_UNBLOCK) }
  }

  /// Whether Ctrl-C was pressed.
  var isUp: Bool {
    if let console { return console.isInterrupted }
    guard isHolding else { return false }
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1
  }

  /// Throws `Interruption.dropItem` once Ctrl-C was pressed.
  func check() throws {
    if isUp { throw Interruption.dropItem }
  }

  /// Forgets a Ctrl-C that came too late to stop anything.
  func forget() {
    guard isHolding, isUp else { return }
    var only = Self.interrupt
    var number: Int32 = 0
    sigwait(&only, &number)
  }

  private static var isIgnored: Bool { System.isIgnored(SIGINT) }

  /// Lets the signal through, which ends a one-shot that was stopped by it.
  func letThrough() {
    guard isHolding else { return }
    isHolding = false
    _ = Self.mask(SIG_UNBLOCK)
  }

  private static var interrupt: sigset_t {
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, SIGINT)
    return only
  }

  /// Blocks or unblocks the signal, and returns whether that changed anything.
  private static func mask(_ how: Int32) -> Bool {
    var only = interrupt
    var before = sigset_t()
    sigemptyset(&before)
    pthread_sigmask(how, &only, &before)
    return (sigismember(&before, SIGINT) == 1) != (how == SIG_BLOCK)
  }
}
