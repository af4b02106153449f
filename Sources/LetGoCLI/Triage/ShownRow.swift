import LetGoCore
import LetGoTriage

/// A row with its verdict in words, as it is shown or kept until it is.
struct ShownRow {
  /// What would become of it; nil where nobody asked.
  var state: String?
  /// The verdict; empty for a row that could not be read.
  var verdict: String
  /// The item.
  var name: String
  /// Why.
  var reason: String
  /// What another one costs.
  var cost: Price?
  /// How many pieces it is.
  var pieces = 1
  /// The row as it stands in the list, where it is to be kept.
  var line: [UInt8] = []

  /// The cells that every form has, in order.
  var cells: [String] { (state.map { [$0] } ?? []) + [verdict, name, reason] }

  /// What the cells are called.
  static func columns(withState: Bool) -> [String] {
    (withState ? ["state"] : []) + ["verdict", "item", "reason"]
  }
}

extension ShownRow {
  /// The row as one text, from which it can be made again; no cell has a tab.
  var note: String {
    "\(verdict)\t\(name)\t\(reason)\t\(cost?.description ?? "")\t\(pieces)"
  }

  /// Makes the row that wrote a note.
  init(note: String, state: String) {
    let parts = note.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    self.init(
      state: state,
      verdict: parts.first ?? "",
      name: parts.count > 1 ? parts[1] : "",
      reason: parts.count > 2 ? parts[2] : "",
      cost: parts.count > 3 ? Price(parts[3]) : nil,
      pieces: parts.count > 4 ? Int(parts[4]) ?? 1 : 1
    )
  }
}

/// The verdicts as they are written, in the order in which people look for them.
enum VerdictWords {
  static let all = [Verdict.letGo, .undecided, .keep].map(\.rawValue)

  /// Returns where a verdict stands in that order.
  static func rank(_ word: String) -> Int {
    (all + WishVerdict.words).firstIndex(of: word) ?? .max
  }
}
