import CPseudoTerminal

/// How a process ended.
package enum ExitStatus: Equatable, Sendable {
  /// It returned this.
  case code(Int32)
  /// It was ended by this.
  case signal(Int32)

  /// Reads what `waitpid` tells.
  package init(waitStatus: Int32) {
    let code = pseudo_terminal_exit_code(waitStatus)
    self = code >= 0 ? .code(code) : .signal(pseudo_terminal_signal(waitStatus))
  }
}
