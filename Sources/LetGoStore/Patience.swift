import CSQLite
import LetGoSystem

/// How long a connection waits for a lock that another process holds.
struct Patience {
  /// When to give up, in milliseconds of a clock that only runs forward; set at the first refusal.
  private var deadline: Int64?
  private let milliseconds: Int64
  /// Whether all waits together may take so long, and not each one.
  private let inAll: Bool

  init(milliseconds: Int64, inAll: Bool = false) {
    self.milliseconds = milliseconds
    self.inAll = inAll
  }

  /// Sleeps for a little while and returns true, or returns false when it has waited long enough.
  ///
  /// For a random while, so that many that wait do not wake together again and again; SQLite's own
  /// timeout sleeps for the same lengths in every process (https://sqlite.org/c3ref/busy_handler.html).
  mutating func waits(isFirst: Bool) -> Bool {
    let now = Patience.now()
    if deadline == nil || isFirst && !inAll { deadline = now + milliseconds }
    guard let deadline, now < deadline else { return false }
    usleep(1_000 + Random.number() % 14_000)
    return true
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }
}
