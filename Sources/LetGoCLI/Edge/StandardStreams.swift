import LetGoSystem
import LetGoTerminal

/// The three streams that a process starts with, and who is at their other end.
struct StandardStreams {
  /// Where answers go.
  let output: Output
  /// Where status and questions go.
  let errors: Output
  /// Whether standard input was closed when the process began.
  let isInputClosed: Bool
  /// Whether a person is asked in plain lines, with nothing drawn twice.
  private let isPlain: Bool

  init(isPlain: Bool) {
    self.isPlain = isPlain
    isInputClosed = fcntl(STDIN_FILENO, F_GETFD) == -1
    // A file opened later must not get the number of a closed stream, or what is printed would land
    // in the store. Read-only for all three, so that writing to a closed stream still fails.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
    output = Output(descriptor: STDOUT_FILENO)
    errors = Output(descriptor: STDERR_FILENO)
  }

  /// Returns a console for the shell when standard input is a terminal, else nil.
  func consoleForSession() -> (any Console)? {
    // Asked first: for a list that is piped in, no terminal is opened.
    guard isatty(STDIN_FILENO) == 1, let terminal = drawingDescriptor else { return nil }
    let said = terminal == STDOUT_FILENO ? output : Output(descriptor: terminal)
    return console(on: terminal, saying: said)
  }

  /// Returns a console for the questions of a one-shot: only when both input and errors are a
  /// terminal, since a script's questions would wait for nobody.
  func consoleForQuestions() -> (any Console)? {
    errors.isTerminal ? console(on: STDERR_FILENO, saying: errors) : nil
  }

  /// Returns a console on the terminal that the process belongs to, for questions about a list that
  /// comes by standard input; nil when there is none.
  func consoleOfProcess() -> (any Console)? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal != -1 else { return nil }
    return console(
      from: terminal,
      on: terminal,
      saying: Output(descriptor: terminal)
    )
  }

  private func console(
    from input: Int32 = STDIN_FILENO,
    on terminal: Int32,
    saying said: Output
  ) -> (any Console)? {
    guard isatty(input) == 1 else { return nil }
    return EditLineConsole(input: input, terminal: terminal, output: said, isPlain: isPlain)
  }

  /// Where the prompt is drawn: standard output may be a pipe that the answers go to.
  private var drawingDescriptor: Int32? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] where isatty(descriptor) == 1 {
      return descriptor
    }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return terminal == -1 ? nil : terminal
  }
}
