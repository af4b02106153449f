import CArguments
import LetGoSystem

/// Syncs that a shell begins and never waits for: at the most one in half a minute, and one on leaving.
struct BackgroundSync {
  private var last: Int64?
  private var isDue = false
  private let start: () -> Void

  /// How many milliseconds lie between two of them.
  private static let interval: Int64 = 30_000

  /// Takes what starts one.
  init(starting start: @escaping () -> Void) {
    self.start = start
  }

  /// Whether there is something to sync that no sync has begun for.
  var waits: Bool { isDue }

  /// Takes note that there is something to sync.
  mutating func noteWrite() { isDue = true }

  /// Takes note that there is no place to sync with.
  mutating func forget() { isDue = false }

  /// Takes note that a sync was made by hand.
  mutating func noteSync(at milliseconds: Int64) {
    isDue = false
    last = milliseconds
  }

  /// Begins one when there is something to sync, unless the last one is too close and the shell stays.
  mutating func beginIfDue(at milliseconds: Int64, isLeaving: Bool = false) {
    guard isDue else { return }
    // A clock that went back counts as a long time.
    if let last, !isLeaving, (0..<Self.interval).contains(milliseconds - last) { return }
    noteSync(at: milliseconds)
    start()
  }
}

extension BackgroundSync {
  /// Starts this program again as a process that has no terminal and outlives the shell.
  static func spawn() {
    guard let program = System.program else { return }
    // Those that ended meanwhile; none is ever waited for.
    while waitpid(-1, nil, WNOHANG) > 0 {}
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // In a session of its own: no Ctrl-C meets it, and nothing it starts can ask for a password.
    posix_spawnattr_setflags(&attributes, letgo_spawn_in_new_session())
    let arguments = ["letgo", SyncCommand.verb, Option.quiet.name]
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    // One that can't be started is as good as offline: the next one takes it up.
    _ = posix_spawn(&process, program, &actions, &attributes, &pointers, letgo_environment())
  }
}

extension Context {
  /// Begins a sync beside the shell when there is something to sync and a place to do it with.
  func syncBeside(isLeaving: Bool = false) {
    // What stands in for the store is no device, and the store is asked again at the next command.
    guard var sync = backgroundSync, sync.waits, refuge == nil else { return }
    guard hasPlaceToSync else {
      backgroundSync?.forget()
      return
    }
    sync.beginIfDue(at: clock.milliseconds(), isLeaving: isLeaving)
    backgroundSync = sync
  }

  private var hasPlaceToSync: Bool {
    let hasDevices = (try? readStore().remote()) ?? nil != nil
    return hasDevices || (try? exchangedRounds())?.isEmpty == false
  }
}
