import LetGoSystem

/// A stream to write to, each call checked: `print` loses its output on a full disk without a word.
package final class Output {
  private let descriptor: Int32
  /// How many bytes are held back before they are written together.
  package var capacity: Int
  private var buffer: [UInt8] = []

  /// Why a stream could not be written.
  package enum Failure: Error, Equatable {
    /// The reader has gone; nothing more is wanted.
    case brokenPipe
    /// The system refused; the number is its `errno`.
    case system(Int32)
  }

  /// Makes a stream on an open descriptor; it holds back up to `capacity` bytes until `flush`.
  package init(descriptor: Int32, capacity: Int = 0) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  /// Whether the stream ends in a terminal.
  package var isTerminal: Bool {
    isatty(descriptor) == 1
  }

  /// How many columns the terminal has at this moment; 80 where nobody says.
  package var columns: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes the text.
  package func write(_ text: String) throws(Failure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { try flush() }
  }

  /// Writes the bytes.
  package func write(_ bytes: [UInt8]) throws(Failure) {
    // What is to leave at once need not be copied first.
    if buffer.isEmpty, bytes.count >= capacity { return try send(bytes) }
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { try flush() }
  }

  /// Writes what was held back.
  package func flush() throws(Failure) {
    // Cleared even when it fails: what could not be written once is not tried again at exit.
    defer { buffer.removeAll(keepingCapacity: true) }
    try send(buffer)
  }

  private func send(_ bytes: [UInt8]) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { System.write(descriptor, $0) }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw errno == EPIPE ? .brokenPipe : .system(errno)
      }
    }
  }
}
