import LetGoSystem

/// Files that are read with a bound and written whole or not at all.
enum FileBytes {
  /// Returns what a file holds; nil when there is none, it can't be read or it is longer.
  static func read(_ path: String, atMost most: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return try? read(file, atMost: most)
  }

  /// Returns what an open file holds.
  static func read(_ file: Int32, atMost most: Int) throws(KeptOut.Reason) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notFile }
    guard status.st_size <= most else { throw .tooLarge(bytes: Int(status.st_size)) }
    // One more than allowed, since it may grow in the meantime.
    var bytes = [UInt8](repeating: 0, count: most + 1)
    var count = 0
    while count < bytes.count {
      let room = bytes.count - count
      let got = bytes.withUnsafeMutableBytes {
        // Inside the array: the offset is at most its length.
        systemRead(file, $0.baseAddress?.advanced(by: count), room)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(errno: errno) }
      if got == 0 { break }
      count += got
    }
    guard count <= most else { throw .tooLarge(bytes: count) }
    return Array(bytes.prefix(count))
  }

  /// Writes a file under a passing name beside its place, and gives it the place once the disk has it;
  /// where nothing is to be replaced, what has the place already keeps it.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    _ mode: mode_t,
    replacing: Bool = true
  ) throws(RemoteFailure) {
    // Begins with a dot, which other programs that carry a folder leave alone or carry in peace.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let passing = folder + ".letgo-\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
    let file = open(passing, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard file >= 0 else { throw .system(path: path, errno: errno) }
    var isDone = false
    defer { if !isDone { unlink(passing) } }
    let failure = fill(file, bytes)
    close(file)
    if let failure { throw .system(path: path, errno: failure) }
    if replacing {
      guard rename(passing, path) == 0 else { throw .system(path: path, errno: errno) }
      isDone = true
    } else if link(passing, path) != 0, errno != EEXIST {
      throw .system(path: path, errno: errno)
    }
  }

  /// Removes a directory that letgo made, with all that is in it; links are removed, not followed.
  static func removeTree(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR, let names = try? Directory(path).names() {
      for name in names where name != "." && name != ".." { removeTree("\(path)/\(name)") }
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest.removeFirst(count)
    }
    return fsync(file) == 0 ? nil : errno
  }
}

// Inside a type with functions of the same names, those of the system need names of their own.
private func systemRead(_ file: Int32, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, room, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
