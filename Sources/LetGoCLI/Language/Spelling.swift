/// Finds the word that was probably meant.
enum Spelling {
  /// Returns the candidate that is near enough to be offered, for how long the word is: one slip in each
  /// three letters, three at the most; nil when none is.
  static func suggestion(for word: String, among candidates: [String]) -> String? {
    let letters = word.drop { $0 == "-" }.count
    return nearest(to: word.lowercased(), among: candidates, within: min(max(letters / 3, 1), 3))
  }

  /// Returns the candidate that the fewest slips lead to, or nil when all are further than `limit`.
  static func nearest(to word: String, among candidates: [String], within limit: Int) -> String? {
    let measured = candidates.map { (word: $0, slips: slips(from: word, to: $0)) }
    return measured.filter { $0.slips <= limit && $0.slips < word.count }
      .min { $0.slips < $1.slips }?.word
  }

  /// Returns how many letters were left out, added, exchanged or swapped with their neighbour
  /// (the Damerau-Levenshtein distance, restricted to one edit a place).
  static func slips(from typed: String, to meant: String) -> Int {
    let typed = Array(typed)
    let meant = Array(meant)
    guard !typed.isEmpty, !meant.isEmpty else { return max(typed.count, meant.count) }
    // A long line is no slip of any word, and would cost its square.
    guard abs(typed.count - meant.count) <= 3 else { return .max }
    var rows = [Array(0...meant.count)]
    for i in 1...typed.count {
      var row = [i]
      for j in 1...meant.count {
        let change = typed[i - 1] == meant[j - 1] ? 0 : 1
        var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + change)
        if i > 1, j > 1, typed[i - 1] == meant[j - 2], typed[i - 2] == meant[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[typed.count][meant.count]
  }
}
