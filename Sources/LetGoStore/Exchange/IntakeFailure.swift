import LetGoCore

/// Why a file is not taken in, none of it, and which of its lines is to blame.
package struct IntakeFailure: Error, Equatable, Sendable {
  /// Counted from 1.
  package let line: Int
  /// What is wrong with the line.
  package let fault: Fault

  /// The most characters that a reason may have.
  package static let longestReason = 2_000

  /// What can be wrong with a line.
  package enum Fault: Equatable, Sendable {
    /// It is longer than a mebibyte.
    case tooLong
    /// Values lie too deep in each other.
    case tooDeep
    case notUTF8
    case notJSON
    /// The first line is not the header of an export.
    case noHeader
    /// The header names a layout that only a newer letgo knows.
    case newer(version: Int64, known: Int64)
    /// It is not an op with its six parts.
    case notOp
    /// A part next to the op, or a seventh in it, that could not be kept.
    case unknownPart(String)
    /// One of the op's three ids is none, or out of range.
    case badID
    /// The kind is no short word.
    case badKind
    /// The stamp is no whole number, or not within the years 0 to 9999.
    case badStamp
    /// What it sets is no JSON object.
    case badFields
    /// A name that is none, and why.
    case badName(Name.Refusal)
    /// A reason with more characters than one may have.
    case longReason(characters: Int)
    /// The op is not what its checksum was made of.
    case badChecksum
    /// The same id stands for another op further up.
    case repeatedID
    /// It is another device's than those that it may be of.
    case otherDevice(UInt64)
    /// Its entity is of another kind elsewhere.
    case twoKinds
    /// The file ends before its last line.
    case truncated
    /// There are more or fewer ops than the last line says.
    case badCount(said: Int, found: Int)
    /// Something follows the last line.
    case afterEnd
  }
}
