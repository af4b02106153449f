/// Cuts a word that others were put together to: `zweihundertfünfzig`, `dreimal`.
struct Compounds: Sendable {
  private var parts: Set<String> = []
  private var longest = 0
  private var shortest = Int.max

  /// Whether the language has none.
  var isEmpty: Bool { parts.isEmpty }

  /// Takes a word in that others are put together from.
  mutating func learn(_ word: String) {
    parts.insert(word)
    longest = max(longest, word.utf8.count)
    shortest = min(shortest, word.utf8.count)
  }

  /// Returns the parts of a word, the longest first, or nil when something is left over.
  ///
  /// From the end backwards, each place is solved once, so that no word takes long.
  func parts(of word: String) -> [String]? {
    let letters = Array(word.utf8)
    guard letters.count <= Compounds.longestWord, letters.count >= 2 * shortest else { return nil }
    var ends = [Int?](repeating: nil, count: letters.count + 1)
    ends[letters.count] = letters.count
    for start in stride(from: letters.count - shortest, through: 0, by: -1) {
      let most = min(longest, letters.count - start)
      for length in stride(from: most, through: shortest, by: -1)
      where ends[start + length] != nil {
        if parts.contains(String(decoding: letters[start..<start + length], as: UTF8.self)) {
          ends[start] = start + length
          break
        }
      }
    }
    var cut: [String] = []
    var start = 0
    while start < letters.count {
      guard let end = ends[start] else { return nil }
      cut.append(String(decoding: letters[start..<end], as: UTF8.self))
      start = end
    }
    return cut
  }

  /// Longer words are a person's own.
  private static let longestWord = 60
}
