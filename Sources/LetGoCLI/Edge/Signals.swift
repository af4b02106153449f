import LetGoSystem

/// What the process does about signals that a failed write would send.
enum Signals {
  /// Turns the signals of a broken pipe and of a file over its limit into errors of the call.
  static func ignoreFailedWrites() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
