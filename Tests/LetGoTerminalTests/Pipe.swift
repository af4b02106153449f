import LetGoSystem

/// Two connected descriptors, closed when nobody holds them; writing to a closed one is an error
/// instead of the end of the tests.
final class Pipe {
  private(set) var reader: Int32 = -1
  private(set) var writer: Int32 = -1

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemFailure(code: errno) }
    (reader, writer) = (ends[0], ends[1])
  }

  deinit {
    closeReader()
    closeWriter()
  }

  func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  func closeWriter() {
    if writer >= 0 { close(writer) }
    writer = -1
  }

  /// Returns what has been written and not read, without waiting for more.
  func readAvailable() -> String {
    var ready = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(reader, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// What the system refused a test, by its `errno`.
struct SystemFailure: Error {
  let code: Int32
}

/// A thread of its own that reads a descriptor to its end; a task might wait for a thread that the
/// writer has.
final class Reader {
  private let descriptor: Int32
  private var all: [UInt8] = []
  private var thread = pthread_t()

  init(of descriptor: Int32) {
    self.descriptor = descriptor
    let own = Unmanaged.passUnretained(self).toOpaque()
    pthread_create(
      &thread,
      nil,
      { own in
        own.map { Unmanaged<Reader>.fromOpaque($0).takeUnretainedValue().readToEnd() }
        return nil
      },
      own
    )
  }

  /// Returns what was read, when the end has come.
  func bytes() -> [UInt8] {
    pthread_join(thread, nil)
    return all
  }

  private func readToEnd() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return }
      all += bytes.prefix(count)
    }
  }
}
