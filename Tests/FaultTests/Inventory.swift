import Foundation

/// A list of which three hundred items are let go, more than are recorded between two looks for a stop.
enum Inventory {
  /// Where it lies in a workplace.
  static let path = "~/inventory.csv"

  /// Writes it into a workplace.
  static func write(in place: Workplace) throws {
    let rows = (1...300).map { "cable \($0),no,8,10,\($0 % 3 + 1)" }
    let text = (["item,used,cost,minutes,quantity", "coat,yes,,,"] + rows).joined(separator: "\n")
    try text.write(toFile: place.root + "/inventory.csv", atomically: true, encoding: .utf8)
  }
}
