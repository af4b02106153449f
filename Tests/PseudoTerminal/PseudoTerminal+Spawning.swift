import CPseudoTerminal
import LetGoSystem

extension PseudoTerminal {
  /// The environment of a program, unless the test says another: nothing of the tester's own, and no
  /// debugger of Swift's that asks what to do after a crash.
  package static let plainEnvironment = [
    "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    "TERM": "xterm-256color",
  ]

  /// Starts a program with a new terminal as its controlling one, unless it is to have none, and as its
  /// standard streams, except those that are redirected to a file: 0 is read from it, others are written
  /// to it.
  ///
  /// All signals act by default in it. Throws when there is no such program.
  package convenience init(
    _ executable: String,
    _ arguments: [String] = [],
    environment: [String: String] = plainEnvironment,
    columns: Int = 80,
    rows: Int = 24,
    redirecting files: [Int32: String] = [:],
    isControlling: Bool = true
  ) throws {
    var path = [CChar](repeating: 0, count: 128)
    let descriptor = pseudo_terminal_open(&path, path.count)
    guard descriptor >= 0 else { throw Unmet(description: "no pseudo-terminal: errno \(errno)") }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)

    // Now, since the program may change them as soon as it runs.
    let modes = Modes(of: descriptor)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in 0...2 {
      // Opened first by the leader of a session, it becomes the controlling terminal.
      let flags = O_RDWR | (isControlling ? 0 : O_NOCTTY)
      posix_spawn_file_actions_addopen(&actions, stream, path, flags, 0)
    }
    for (stream, file) in files {
      let flags = stream == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      posix_spawn_file_actions_addopen(&actions, stream, file, flags, 0o600)
    }
    // A pipe or terminal of another test would never end while this process holds it.
    pseudo_terminal_close_others(&actions)
    var attributes = Self.freshSession()
    defer { posix_spawnattr_destroy(&attributes) }

    var process: Int32 = 0
    let error = withCStrings([executable] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard error == 0 else {
      close(descriptor)
      throw Unmet(description: "'\(executable)' does not start: errno \(error)")
    }
    self.init(
      process: process,
      descriptor: descriptor,
      modes: modes,
      columns: columns,
      rows: rows
    )
  }

  private static func freshSession() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags | pseudo_terminal_new_session())
    return attributes
  }
}

/// Calls the body with an array that C reads as such strings, ended by a null.
package func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return body(copies)
}
