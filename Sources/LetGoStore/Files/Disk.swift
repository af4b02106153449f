import LetGoSystem

/// The few calls on files that SQLite does not make for us, each with its failure as an error.
enum Disk {
  /// Returns whether there is something at a path.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Returns whether there is something at a path; throws where the system does not say.
  static func isThere(_ path: String) throws(StoreFailure) -> Bool {
    if exists(path) { return true }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw .unusable(path: path, errno: errno)
    }
    return false
  }

  /// Returns whether a file lies at a path, and no directory, pipe or device.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the size of a file in bytes, or nil when there is none.
  static func size(of path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }

  /// Makes a directory for this person alone, unless there is one.
  static func makeDirectory(_ path: String) throws(StoreFailure) {
    guard mkdir(path, 0o700) != 0 else { return chmodExactly(path, 0o700) }
    guard errno == EEXIST else { throw .unusable(path: path, errno: errno) }
  }

  /// Makes an empty file for this person alone; one that is there already is an error.
  static func makeFile(_ path: String) throws(StoreFailure) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unusable(path: path, errno: errno) }
    close(file)
    chmodExactly(path, 0o600)
  }

  /// Returns the names in a directory; none when there is no such directory, or it can't be read.
  static func names(in directory: String) -> [String] {
    (try? list(directory)) ?? []
  }

  /// Returns the names in a directory; none when there is no such directory.
  static func list(_ directory: String) throws(StoreFailure) -> [String] {
    guard let stream = opendir(directory) else {
      if errno == ENOENT || errno == ENOTDIR { return [] }
      throw .unusable(path: directory, errno: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      // The end and an error look the same but for this (readdir(3)).
      errno = 0
      guard let entry = readdir(stream) else {
        if errno == 0 { return names }
        throw .unusable(path: directory, errno: errno)
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        // Safe: the system ends the name with a zero inside the entry.
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }

  /// Waits until a file, or the names in a directory, would survive a power cut.
  static func sync(_ path: String) throws(StoreFailure) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unusable(path: path, errno: errno) }
    defer { close(file) }
    // Some file systems can't sync a directory, and say so with EINVAL.
    guard fsync(file) == 0 || errno == EINVAL else { throw .unusable(path: path, errno: errno) }
  }

  /// Gives a file another name, in place of what had it.
  static func move(_ path: String, to other: String) throws(StoreFailure) {
    guard rename(path, other) == 0 else { throw .unusable(path: path, errno: errno) }
  }

  /// Returns the directory that a path lies in.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Returns the last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Removes a file that letgo made for itself, with its side files; never the store.
  static func discard(_ path: String) {
    for ending in [""] + StoreLocation.sideEndings { unlink(path + ending) }
  }

  // The mode that is asked for when something is made is cut down by the umask, never widened; a
  // failure leaves it narrower than asked for.
  private static func chmodExactly(_ path: String, _ mode: mode_t) {
    chmod(path, mode)
  }
}
