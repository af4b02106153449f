#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A list to read, by the name that the person gave it.
struct ListFile {
  /// The path; nil for standard input.
  let path: String?

  /// What was piped in.
  static let standardInput = ListFile(path: nil)

  /// Why a list cannot be read; the number is the system's `errno`.
  struct Failure: Error, Equatable {
    let errno: Int32
  }

  /// Takes a path; `-` stands for standard input.
  init(path: String?) {
    self.path = path == "-" ? nil : path
  }

  /// Whether it would be typed by a person, line by line.
  var isTerminal: Bool {
    path == nil && isatty(STDIN_FILENO) == 1
  }

  /// Opens the list for reading from its beginning.
  func open() throws(Failure) -> ListReader {
    guard let path else { return ListReader(STDIN_FILENO, closes: false) }
    #if canImport(Glibc)
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    #else
    let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC)
    #endif
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    return ListReader(descriptor, closes: true)
  }
}

/// An open list; a class, because it owns the descriptor and closes it.
final class ListReader {
  private let descriptor: Int32
  private let closes: Bool

  init(_ descriptor: Int32, closes: Bool) {
    self.descriptor = descriptor
    self.closes = closes
  }

  deinit {
    if closes { close(descriptor) }
  }

  /// Reads the next bytes into the room given and returns how many; 0 at the end.
  ///
  /// Throws `ListFile.Failure`, also for a directory, which opens but cannot be read.
  func read(into room: UnsafeMutableRawBufferPointer) throws(ListFile.Failure) -> Int {
    while true {
      #if canImport(Glibc)
      let count = Glibc.read(descriptor, room.baseAddress, room.count)
      #else
      let count = Darwin.read(descriptor, room.baseAddress, room.count)
      #endif
      if count >= 0 { return count }
      guard errno == EINTR else { throw ListFile.Failure(errno: errno) }
    }
  }
}
