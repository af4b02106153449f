import CSQLite
import LetGoSystem

extension Disk {
  /// Reads a file to its end, and throws what keeps the disk from giving some of it.
  ///
  /// Not while SQLite holds a lock on it, which ends when any descriptor of the file is closed.
  static func readThrough(_ path: String) throws(SQLiteError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    // What can't be opened at all is told by whoever needs it next.
    guard file >= 0 else { return }
    defer { close(file) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var offset: off_t = 0
    while true {
      let count = pread(file, &piece, piece.count, offset)
      if count == 0 { return }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let words = String(cString: strerror(errno))
        throw SQLiteError(code: SQLITE_IOERR, message: words, statement: "read")
      }
      offset += off_t(count)
    }
  }
}
