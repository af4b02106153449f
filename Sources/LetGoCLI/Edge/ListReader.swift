import LetGoSystem

/// An open list; a class, because it owns the descriptor and closes it.
final class ListReader {
  private let descriptor: Int32
  private let closes: Bool
  private let isStopped: (() -> Bool)?
  private var pasted: ArraySlice<UInt8> = []

  init(_ descriptor: Int32, closes: Bool, until isStopped: (() -> Bool)?) {
    self.descriptor = descriptor
    self.closes = closes
    self.isStopped = isStopped
  }

  /// Makes a reader of a text that is in memory already.
  init(pasted text: String) {
    descriptor = -1
    closes = false
    isStopped = nil
    pasted = Array(text.utf8)[...]
  }

  deinit {
    if closes { close(descriptor) }
  }

  /// Whether a person would have to type it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many bytes there are; nil for what is no file.
  var size: Int64? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int64(status.st_size)
  }

  /// Reads the next bytes into the room given and returns how many; 0 at the end.
  ///
  /// Throws `ListFile.Failure`, also for a directory, which opens but cannot be read, and
  /// `Interruption.dropItem` when the reading is stopped.
  func read(into room: UnsafeMutableRawBufferPointer) throws -> Int {
    if descriptor < 0 {
      let part = pasted.prefix(room.count)
      room.copyBytes(from: part)
      pasted.removeFirst(part.count)
      return part.count
    }
    while true {
      if let isStopped {
        // Asked again now and then: a Ctrl-C just before the waiting begins would not end it.
        repeat { if isStopped() { throw Interruption.dropItem } } while !isReady(within: 100)
      }
      let count = System.read(descriptor, into: room)
      if count >= 0 { return count }
      guard errno == EINTR else { throw ListFile.Failure(errno: errno) }
    }
  }

  /// Returns whether there is something to read, or the end, within so many milliseconds.
  func isReady(within milliseconds: Int32) -> Bool {
    // What was pasted is all there.
    if descriptor < 0 { return true }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = poll(&waiting, 1, milliseconds)
    // A signal ends the waiting early; any other error is for the reading to find.
    return count > 0 || count < 0 && errno != EINTR
  }

  /// The longest line that is held; what is longer is cut there, and is no answer any more.
  private static let longestLine = 65_536

  /// Hands over each line without its end; bytes that are not UTF-8 become U+FFFD.
  ///
  /// Throws `ListFile.Failure`, and what the body throws.
  func eachLine(_ body: (String) throws -> Void) throws {
    var room = [UInt8](repeating: 0, count: Self.longestLine)
    var line: [UInt8] = []
    var isStarted = false
    while true {
      let count = try room.withUnsafeMutableBytes { try read(into: $0) }
      guard count > 0 else { break }
      for byte in room[..<count] {
        isStarted = byte != UInt8(ascii: "\n")
        if isStarted {
          if line.count < Self.longestLine { line.append(byte) }
        } else {
          try body(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
        }
      }
    }
    // A last line counts without its end too.
    if isStarted { try body(String(decoding: line, as: UTF8.self)) }
  }
}
