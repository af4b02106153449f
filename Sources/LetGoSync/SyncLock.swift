import LetGoSystem

/// The lock that the one process holds which syncs a store; the kernel frees it with the process.
///
/// A class, because it owns the descriptor.
package final class SyncLock {
  private let descriptor: Int32

  /// Takes the lock in a store's state directory, waiting up to so many milliseconds.
  package init(in state: StateFolder, patience: Int) throws(RemoteFailure) {
    try state.makeDirectory()
    let path = state.path + "/lock"
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .system(path: path, errno: errno) }
    var left = patience
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let reason = errno
      guard reason == EWOULDBLOCK || reason == EINTR, left > 0 else {
        close(file)
        throw reason == EWOULDBLOCK ? .busy : .system(path: path, errno: reason)
      }
      usleep(50_000)
      left -= 50
    }
    descriptor = file
  }

  deinit {
    close(descriptor)
  }
}
