import LetGoSystem

/// An open directory, from which others are reached without following a link.
///
/// A class, because it owns the descriptor.
final class Directory {
  private let descriptor: Int32

  /// That there is nothing of a name, or not any more.
  struct Absent: Error {}

  /// Opens a directory that the person named, by a link if they like.
  convenience init(_ path: String) throws {
    try self.init(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  private init(_ descriptor: Int32) throws {
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: throw Absent()
      // A link, and what is no directory.
      case ELOOP, ENOTDIR: throw KeptOut.Reason.notFile
      default: throw KeptOut.Reason.unreadable(errno: errno)
      }
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a directory in this one.
  func directory(_ name: String) throws -> Directory {
    try Directory(openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// Returns what a file in it holds.
  func bytes(of name: String, atMost most: Int) throws -> [UInt8] {
    // Not waiting for anybody at the other end of a pipe.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: throw Absent()
      // A link; and a socket, or a pipe that may only be written to.
      case ELOOP, ENXIO: throw KeptOut.Reason.notFile
      default: throw KeptOut.Reason.unreadable(errno: errno)
      }
    }
    defer { close(file) }
    return try FileBytes.read(file, atMost: most)
  }

  /// Returns the names in it.
  func names() throws -> [String] {
    // A descriptor of its own, which closes with the stream.
    guard let stream = fdopendir(dup(descriptor)) else {
      throw KeptOut.Reason.unreadable(errno: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        // Safe: the system ends the name with a zero inside the entry.
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
