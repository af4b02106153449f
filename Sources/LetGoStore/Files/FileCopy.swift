import LetGoSystem

/// A byte for byte copy of a file.
enum FileCopy {
  /// Copies a file to a path where there is none, for this person alone, and syncs it.
  static func make(of path: String, at copy: String) throws(StoreFailure) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .unusable(path: path, errno: errno) }
    defer { close(source) }
    let target = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw .unusable(path: copy, errno: errno) }
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count == 0 { break }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .unusable(path: path, errno: errno)
      }
      var written = 0
      while written < count {
        let part = Array(buffer[written..<count])
        let done = write(target, part, part.count)
        guard done > 0 else {
          if errno == EINTR { continue }
          throw .unusable(path: copy, errno: errno)
        }
        written += done
      }
    }
    guard fsync(target) == 0 else { throw .unusable(path: copy, errno: errno) }
  }
}
