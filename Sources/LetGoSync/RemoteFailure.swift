import LetGoSystem

/// Why a place can't be synced with now.
package enum RemoteFailure: Error, Equatable, Sendable {
  /// There is no such directory.
  case noFolder(path: String)
  /// The system refuses something; the number is the `errno`.
  case system(path: String, errno: Int32)
  /// There is no such program.
  case noProgram(String)
  /// git refuses something, in its own words.
  case git(String)
  /// git was not let in, in its own words: without a password or key, with a wrong one, or to an
  /// unknown host.
  case notLetIn(String)
  /// git took longer than it may.
  case late(seconds: Int)
  /// A person, or the system, ended git before it was done.
  case brokenOff
  /// Somebody else pushed to this device's branch just now.
  case overtaken
  /// Another process is syncing.
  case busy

  /// Whether an error number means that the disk is full or broken.
  package static func isDisk(_ number: Int32) -> Bool {
    [ENOSPC, EDQUOT, EFBIG, EIO].contains(number)
  }
}
