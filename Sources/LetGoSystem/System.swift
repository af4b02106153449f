// Where Linux and macOS differ; nothing else in the program asks which of them it is on.

#if canImport(Glibc)
@_exported import Glibc
#else
@_exported import Darwin
#endif

/// What the two systems have under different names.
package enum System {
  /// Writes so many bytes and returns how many were written, or -1 with `errno` (write(2)).
  package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Reads at most as many bytes as there is room for, and returns how many, or -1 with `errno` (read(2)).
  package static func read(_ descriptor: Int32, into room: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.read(descriptor, room.baseAddress, room.count)
    #else
    Darwin.read(descriptor, room.baseAddress, room.count)
    #endif
  }

  /// Opens a file that no program which is started inherits, and returns its descriptor, or -1 with
  /// `errno` (open(2)).
  package static func open(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Glibc)
    Glibc.open(path, flags | O_CLOEXEC)
    #else
    Darwin.open(path, flags | O_CLOEXEC)
    #endif
  }

  /// Returns when a file's contents changed last, in seconds since 1970-01-01T00:00Z; nil where there is
  /// none (stat(2)).
  package static func secondsOfChange(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
    return status.st_mtim.tv_sec
    #else
    return status.st_mtimespec.tv_sec
    #endif
  }

  /// What this process has used so far (getrusage(2)); its peak memory is in KiB on Linux, in bytes on macOS.
  package static var usage: rusage {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
    getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
  }

  /// The file that this process runs; nil where the system does not say.
  package static var program: String? {
    #if canImport(Glibc)
    return "/proc/self/exe"
    #else
    var size = UInt32(MAXPATHLEN)
    var room = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&room, &size) == 0 else { return nil }
    return String(cString: room)
    #endif
  }

  /// Whether a signal does nothing to this process.
  package static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Glibc)
    let handler = action.__sigaction_handler.sa_handler
    #else
    let handler = action.__sigaction_u.__sa_handler
    #endif
    // Function pointers have no equality of their own.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Starts a thread that runs a function with an object, which it takes over; nil when the system has
  /// none to give.
  package static func startThread(
    with object: UnsafeMutableRawPointer,
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) -> pthread_t? {
    #if canImport(Glibc)
    var handle = pthread_t()
    return pthread_create(&handle, nil, body, object) == 0 ? handle : nil
    #else
    var handle: pthread_t?
    let start = unsafeBitCast(
      body,
      to: (@convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?).self
    )
    return pthread_create(&handle, nil, start, object) == 0 ? handle : nil
    #endif
  }

  /// Where a program's own data lies in a person's home, where no variable says it.
  package static var dataFolder: String {
    #if canImport(Glibc)
    "/.local/share"
    #else
    "/Library/Application Support"
    #endif
  }
}
