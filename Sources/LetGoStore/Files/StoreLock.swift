import LetGoSystem

/// The lock that one process holds while it copies or exchanges the store as a whole.
///
/// A class, because it owns the descriptor. The kernel frees the lock of a process that was killed,
/// so nothing is ever left to clean up (flock(2)).
final class StoreLock {
  private let descriptor: Int32

  /// Takes the lock, waiting up to so many milliseconds; nil when another process holds it still.
  init?(of location: StoreLocation, patience: Int) throws(StoreFailure) {
    let file = open(location.lockPath, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unusable(path: location.lockPath, errno: errno) }
    var left = patience
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let reason = errno
      guard reason == EWOULDBLOCK || reason == EINTR, left > 0 else {
        close(file)
        if reason == EWOULDBLOCK { return nil }
        throw .unusable(path: location.lockPath, errno: reason)
      }
      usleep(20_000)
      left -= 20
    }
    descriptor = file
  }

  deinit {
    close(descriptor)
  }

  /// Takes the lock as a person would wait for it, or says that another letgo is at work.
  static func taken(of location: StoreLocation) throws -> StoreLock {
    guard let lock = try StoreLock(of: location, patience: 5_000) else { throw BackupFailure.busy }
    return lock
  }
}
