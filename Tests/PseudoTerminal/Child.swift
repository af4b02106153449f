import CPseudoTerminal
import Foundation

/// A program that was started, and what it leaves behind when it ends.
///
/// A class, because it owns the process: when nobody holds it any more, the process is killed.
package final class Child {
  /// Its number, under which it leads a session.
  package let process: Int32
  private let files: (output: String, errors: String)
  private var ended: ExitStatus?

  /// How a program ended, and what it said.
  package struct Result {
    /// How it ended.
    package let status: ExitStatus
    /// What it wrote to its standard output, where that was a file.
    package let output: String
    /// What it wrote to its standard error.
    package let errors: String

    /// The exit code, or nil after a signal.
    package var code: Int32? { if case .code(let code) = status { code } else { nil } }
  }

  /// Starts a program whose streams are files in a directory, unless standard output goes elsewhere.
  package init(
    _ executable: String,
    _ arguments: [String],
    environment: [String: String],
    in directory: String,
    output: String? = nil
  ) throws {
    let name = directory + "/." + UUID().uuidString
    files = (output ?? name + ".out", name + ".err")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 1, files.output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, files.errors, flags, 0o600)
    pseudo_terminal_close_others(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | pseudo_terminal_new_session()
    )

    var process: Int32 = 0
    let error = withCStrings([executable] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard error == 0 else {
      throw Unmet(description: "'\(executable)' does not start: errno \(error)")
    }
    self.process = process
  }

  deinit {
    if ended == nil {
      // It leads its session, so that what it started goes with it.
      kill(-process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// What it wrote to its standard error so far.
  package var errors: String {
    String(decoding: FileManager.default.contents(atPath: files.errors) ?? Data(), as: UTF8.self)
  }

  /// Returns whether it has ended, having waited so long for it.
  package func hasEnded(within milliseconds: Int32) throws -> Bool {
    if ended != nil { return true }
    let found = pseudo_terminal_await_end(process, milliseconds)
    guard found >= 0 else { throw Unmet(description: "no way to wait here: errno \(errno)") }
    guard found > 0 else { return false }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    ended = ExitStatus(waitStatus: status)
    return true
  }

  /// Waits for its end; one that does not come is thrown, and the process killed.
  package func result(within milliseconds: Int32 = 60_000) throws -> Result {
    guard try hasEnded(within: milliseconds), let ended else {
      throw Unmet(description: "still running after \(milliseconds) ms")
    }
    let texts = [files.output, files.errors].map { path -> String in
      // What a device such as /dev/full was told is gone, and it stays.
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "" }
      defer { unlink(path) }
      return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    return Result(status: ended, output: texts[0], errors: texts[1])
  }
}
