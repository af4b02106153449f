/// What fingers do on a keyboard: which words are slips of another, and which are simply other words.
///
/// A thing that somebody owns is often one letter from a verb (`hose`, `quilt`, `bone`), so that a slip has
/// to be one that a hand makes.
enum Typing {
  /// Returns whether a word was probably meant for another: two neighbours swapped, or past the first letter
  /// one left out, one struck twice, or a key beside the right one.
  static func isSlip(_ typed: String, of meant: String) -> Bool {
    let (typed, meant) = (Array(typed.lowercased()), Array(meant.lowercased()))
    return switch typed.count - meant.count {
    case 0: isSwap(typed, of: meant) || isMiss(typed, of: meant)
    case -1: meant.indices.dropFirst().contains { meant.removing(at: $0) == typed }
    case 1:
      typed.indices.dropFirst().contains {
        typed[$0] == typed[$0 - 1] && typed.removing(at: $0) == meant
      }
    default: false
    }
  }

  private static func isSwap(_ typed: [Character], of meant: [Character]) -> Bool {
    let places = typed.indices.filter { typed[$0] != meant[$0] }
    guard places.count == 2, places[1] == places[0] + 1 else { return false }
    return typed[places[0]] == meant[places[1]] && typed[places[1]] == meant[places[0]]
  }

  private static func isMiss(_ typed: [Character], of meant: [Character]) -> Bool {
    let places = typed.indices.filter { typed[$0] != meant[$0] }
    guard places.count == 1, places[0] > 0 else { return false }
    return areNeighbours(typed[places[0]], meant[places[0]])
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init)

  private static func areNeighbours(_ one: Character, _ other: Character) -> Bool {
    guard let (row, column) = place(of: one), let (otherRow, otherColumn) = place(of: other) else {
      return false
    }
    // Each row stands half a key to the right of the one above it.
    return switch otherRow - row {
    case 0: abs(otherColumn - column) == 1
    case 1: (column - 1...column).contains(otherColumn)
    case -1: (column...column + 1).contains(otherColumn)
    default: false
    }
  }

  private static func place(of key: Character) -> (row: Int, column: Int)? {
    for (row, keys) in rows.enumerated() {
      if let column = keys.firstIndex(of: key) { return (row, column) }
    }
    return nil
  }
}

extension Array where Element == Character {
  fileprivate func removing(at index: Int) -> [Character] {
    Array(self[..<index] + self[(index + 1)...])
  }
}
