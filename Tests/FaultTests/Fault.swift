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
  /// The calls at which a process is killed.
  static let deadlyCalls = [
    "pwrite64", "fdatasync", "fsync", "rename", "link", "unlink", "ftruncate", "openat", "fcntl",
    "mkdir",
  ]

  /// The errors, each with the calls at which it makes sense.
  static let errors: [(name: String, calls: [String])] = [
    (
      "EIO",
      [
        "pread64", "pwrite64", "fdatasync", "fsync", "rename", "link", "unlink", "ftruncate",
        "openat", "fcntl", "newfstatat", "mkdir",
      ]
    ),
    ("ENOSPC", ["pwrite64", "rename", "link", "ftruncate", "openat", "mkdir"]),
    ("EMFILE", ["openat"]),
    ("EACCES", ["rename", "link", "unlink", "openat", "access", "mkdir"]), ("ENOLCK", ["fcntl"]),
  ]

  /// All calls that any fault is put at.
  static let calls = Set(deadlyCalls).union(errors.flatMap(\.calls)).sorted()
}
