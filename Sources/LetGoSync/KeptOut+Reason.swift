import LetGoStore

extension KeptOut {
  /// Why something is not taken in.
  package enum Reason: Error, Equatable, Sendable {
    /// The device's key did not sign it.
    case notSigned
    /// It belongs to another device, another number or another chain.
    case misplaced
    /// Its key is another one than the one that is known of the device.
    case otherKey
    /// The file with the key holds none.
    case noKey
    /// It is longer than a segment may be.
    case tooLarge(bytes: Int)
    /// It is a link, a pipe or anything else than a file or directory.
    case notFile
    /// It can't be read; the number is the `errno`.
    case unreadable(errno: Int32)
    /// An op in it is not taken in.
    case op(IntakeFailure)
    /// There are more devices in the place than are read.
    case tooMany
    /// git refuses the device's branch, in its own words.
    case branch(String)
    /// The device's branch does not continue what it was before.
    case rewritten
    /// A newer letgo wrote it.
    case newer
  }
}
