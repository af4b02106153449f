/// What goes wrong at some call of the system, as strace injects it.
struct Fault: CustomStringConvertible, Sendable {
  /// The call, by its name in the kernel.
  let call: String
  let effect: Effect
  /// Which of the calls is met, counted from 1.
  let number: Int
  /// Whether all later ones are met too.
  let stays: Bool

  /// What happens instead of the call.
  enum Effect: Equatable, Sendable {
    /// The process is killed before it.
    case kill
    /// It fails with this error.
    case error(String)
    /// It is done, and the process stopped at it.
    case stop
  }

  init(_ effect: Effect, at number: Int, of call: String, stays: Bool = false) {
    self.call = call
    self.effect = effect
    self.number = number
    self.stays = stays
  }

  /// The fault in strace's own words.
  var injection: String {
    let what =
      switch effect {
      case .kill: "signal=KILL"
      case .error(let name): "error=\(name)"
      case .stop: "signal=STOP"
      }
    return "\(call):\(what):when=\(number)\(stays ? "+" : "")"
  }

  var description: String { injection }
}

extension Fault {
  /// The calls at which a process is killed; some have a second name, which other machines use.
  static let deadlyCalls = [
    "pwrite64", "write", "fdatasync", "fsync", "rename", "renameat", "link", "linkat", "unlink",
    "unlinkat", "ftruncate", "openat", "fcntl", "flock", "mkdir", "mkdirat",
  ]

  /// An error, with the calls at which it makes sense.
  struct Failure: Sendable {
    let name: String
    let calls: [String]

    /// Whether it is taken for a lock of somebody else, which is waited for.
    var isWaitedFor: Bool { name == "ENOLCK" }
  }

  /// The errors.
  static let errors = [
    Failure(
      name: "EIO",
      calls: [
        "pread64", "read", "pwrite64", "write", "fdatasync", "fsync", "rename", "renameat", "link",
        "linkat", "unlink", "unlinkat", "ftruncate", "openat", "fcntl", "newfstatat", "mkdir",
        "mkdirat", "getdents64",
      ]
    ),
    Failure(
      name: "ENOSPC",
      calls: [
        "pwrite64", "write", "rename", "renameat", "link", "linkat", "ftruncate", "openat", "mkdir",
        "mkdirat",
      ]
    ),
    Failure(name: "EMFILE", calls: ["openat"]),
    Failure(
      name: "EACCES",
      calls: [
        "rename", "renameat", "link", "linkat", "unlink", "unlinkat", "openat", "access", "mkdir",
        "mkdirat",
      ]
    ), Failure(name: "ENOLCK", calls: ["fcntl", "flock"]),
  ]

  /// The calls that a full or broken disk refuses.
  static let spaceCalls = errors.first { $0.name == "ENOSPC" }?.calls ?? []

  /// All calls that any fault is put at.
  static let calls = Set(deadlyCalls).union(errors.flatMap(\.calls)).sorted()
}
