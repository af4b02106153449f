import LetGoSystem

/// A thread that runs one body; the system's own, because Foundation's would be a library for it.
struct Thread {
  private let handle: pthread_t

  /// Starts the thread; nil when the system has none to give.
  ///
  /// Signals stay with the threads that were there before, which know what to do about them.
  init?(_ body: @escaping () -> Void) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let body = Unmanaged.passRetained(Body(body))
    guard let handle = System.startThread(with: body.toOpaque(), { $0.flatMap(Body.run) }) else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits until the body has run.
  func join() {
    pthread_join(handle, nil)
  }

  private final class Body {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }

    static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  }
}
