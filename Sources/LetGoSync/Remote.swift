/// A place where devices leave their segments for each other; what is in them is not its business.
///
/// Below `v1/` each device has a directory of its own, which only that device writes to: a file `key`
/// with its public key, and the segments in folders of a thousand, `000/017.jsonl`.
package protocol Remote {
  /// Looks at the place anew for one device, and returns which have left something there.
  func visit(as own: UInt64) throws -> Visitors

  /// Returns the file with a device's public key.
  func key(of device: UInt64) throws -> Found

  /// Returns a device's segments from a number on, up to the first that is not whole there, that one
  /// included, and at most so many.
  func segments(of device: UInt64, from number: Int, atMost most: Int) throws -> [Found]

  /// Leaves a device's next segments; the key comes first, where it is not there yet.
  func leave(_ segments: [String], from number: Int, of device: UInt64, key: String) throws
}

/// Who has left something in a place.
package struct Visitors: Equatable, Sendable {
  /// The devices, in order.
  package var devices: [UInt64] = []
  /// What lies where a device's directory would, and is none.
  package var strays: [KeptOut] = []

  /// The devices that had left something there, and all of it is gone.
  package var gone: [UInt64] = []

  package init() {}

  /// The most devices of one place that are read.
  package static let most = 1_000
}

/// What stands in a place where a file of a device would.
package enum Found: Equatable, Sendable {
  /// Nothing, or nothing that can be read yet.
  case nothing
  case text(String)
  /// Something that is not read, and why.
  case refused(KeptOut.Reason)
}

/// Something in a place that is not taken in.
package struct KeptOut: Equatable, Sendable {
  /// The device that it is of.
  package let device: UInt64
  /// Which of its segments; nil for all of them.
  package let number: Int?
  /// What is wrong with it.
  package let reason: Reason

  package init(_ device: UInt64, number: Int? = nil, _ reason: Reason) {
    self.device = device
    self.number = number
    self.reason = reason
  }
}

/// How the parts of a place are named, the same in a folder and in a branch.
enum Layout {
  /// The directory that all is in; another layout has another one.
  static let root = "v1"
  /// The name of the file with a device's public key.
  static let key = "key"
  /// The most bytes that a key's file may have.
  static let longestKey = 65

  /// Returns the folder of a segment and its name there.
  static func place(of number: Int) -> (folder: String, file: String) {
    (padded(number / 1_000), padded(number % 1_000) + ".jsonl")
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}
