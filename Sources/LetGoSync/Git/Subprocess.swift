import CArguments
import LetGoSystem

/// A program that is run to its end, within bounds of time and of what it says.
struct Subprocess {
  /// The program and its arguments; no shell reads them.
  let arguments: [String]
  /// The environment variables, each as `NAME=value`.
  let environment: [String]
  /// What it reads.
  var input: [UInt8] = []
  /// The most bytes that it may write.
  var mostOutput = 64 << 20
  /// How many seconds it may take.
  var seconds: Int
  /// Whether it has no terminal, so that nothing it starts can ask for a password.
  var isAlone = true

  /// How many of the bytes of its complaints are kept, the last ones.
  private static let mostErrors = 8_192

  /// What came of it.
  struct Result {
    /// What it returned; nil when it was ended.
    var code: Int32?
    /// The signal that ended it.
    var signal: Int32?
    var output: [UInt8] = []
    var errors: [UInt8] = []
    /// Whether it took too long.
    var isLate = false
    /// Whether it said too much.
    var isOverfull = false
  }

  /// Runs it; throws `RemoteFailure.noProgram` where there is none of that name.
  func run() throws(RemoteFailure) -> Result {
    // To write to one that has ended is an error of the call, and not this process's end.
    signal(SIGPIPE, SIG_IGN)
    let pipes = try Pipes()
    let process = try spawn(pipes)
    pipes.closeChildEnds()
    var result = Result()
    var rest = input[...]
    let end = Self.now() + Int64(seconds) * 1_000
    var status: Int32 = 0
    var hasEnded = false
    // All streams at once: a pipe that nobody empties stops who fills it.
    while true {
      if rest.isEmpty { pipes.closeInput() }
      let isOpen = pipes.transfer(&rest, &result.output, &result.errors, hasEnded ? 0 : 50)
      if result.errors.count > 2 * Self.mostErrors {
        result.errors.removeFirst(result.errors.count - Self.mostErrors)
      }
      // What it started may hold its streams open, and is not waited for.
      if hasEnded { break }
      hasEnded = waitpid(process, &status, WNOHANG) == process
      if hasEnded { continue }
      result.isOverfull = result.output.count > mostOutput
      result.isLate = Self.now() > end
      if result.isOverfull || result.isLate {
        // With all that it started, where they are a group of their own.
        kill(isAlone ? -process : process, SIGKILL)
        waitpid(process, &status, 0)
        return result
      }
      if !isOpen { usleep(500) }
    }
    // The low bits are the signal that ended it (wait(2)).
    let signal = status & 0x7F
    if signal == 0 { result.code = status >> 8 & 0xFF } else { result.signal = signal }
    return result
  }

  private func spawn(_ pipes: Pipes) throws(RemoteFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes.input.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.output.write, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, pipes.errors.write, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process ignores would be ignored by the other, which counts on being ended.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF) | (isAlone ? letgo_spawn_in_new_session() : 0)
    posix_spawnattr_setflags(&attributes, flags)
    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard error != ENOENT else { throw .noProgram(arguments[0]) }
    guard error == 0 else { throw .system(path: arguments[0], errno: error) }
    return process
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}

/// The three pipes to a process; a class, because it owns their descriptors.
private final class Pipes {
  private(set) var input: (read: Int32, write: Int32) = (-1, -1)
  private(set) var output: (read: Int32, write: Int32) = (-1, -1)
  private(set) var errors: (read: Int32, write: Int32) = (-1, -1)

  init() throws(RemoteFailure) {
    input = try Pipes.make()
    output = try Pipes.make()
    errors = try Pipes.make()
    for mine in [input.write, output.read, errors.read] {
      _ = fcntl(mine, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    closeChildEnds()
    closeInput()
    close(output.read)
    close(errors.read)
  }

  private static func make() throws(RemoteFailure) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard letgo_private_pipe(&ends) == 0 else { throw .system(path: "pipe", errno: errno) }
    return (ends[0], ends[1])
  }

  func closeChildEnds() {
    for end in [input.read, output.write, errors.write] where end >= 0 { close(end) }
    input.read = -1
    output.write = -1
    errors.write = -1
  }

  func closeInput() {
    if input.write >= 0 { close(input.write) }
    input.write = -1
  }

  /// Moves what can be moved within so many milliseconds; false when both streams from the process have
  /// ended.
  func transfer(
    _ rest: inout ArraySlice<UInt8>,
    _ output: inout [UInt8],
    _ errors: inout [UInt8],
    _ milliseconds: Int32
  ) -> Bool {
    var waiting = [
      pollfd(fd: self.output.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: self.errors.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input.write, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&waiting, 3, milliseconds) >= 0 else { return true }
    if waiting[2].revents != 0, !rest.isEmpty {
      let count = rest.prefix(65_536).withUnsafeBytes {
        write(input.write, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EAGAIN, errno != EINTR {
        // It reads no more; its exit code will tell why.
        rest = []
      }
    }
    if waiting[0].revents != 0 { drain(&self.output.read, into: &output) }
    if waiting[1].revents != 0 { drain(&self.errors.read, into: &errors) }
    return self.output.read >= 0 || self.errors.read >= 0
  }

  private func drain(_ end: inout Int32, into bytes: inout [UInt8]) {
    var room = [UInt8](repeating: 0, count: 65_536)
    let count = read(end, &room, room.count)
    if count > 0 {
      bytes += room[..<count]
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      close(end)
      end = -1
    }
  }
}
