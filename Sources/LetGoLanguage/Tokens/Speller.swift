/// Finds the word that a mistyped one was meant to be.
///
/// Only words that carry a meaning of their own are offered, and only for a slip of one letter, so
/// that a word of the person's own is not bent into one of ours.
struct Speller: Sendable {
  private var words: [UInt8: [[UInt8]]] = [:]
  private var known: Set<String> = []

  /// Offers a word as a correction; words under three letters are never offered.
  mutating func learn(_ word: String) {
    let letters = Array(word.utf8)
    guard letters.count >= 3, known.insert(word).inserted else { return }
    for first in Set(letters.prefix(2)) { words[first, default: []].append(letters) }
  }

  /// Returns the word meant, or nil when there is none or more than one.
  func correction(of word: String) -> String? {
    let letters = Array(word.utf8)
    guard (3...14).contains(letters.count), let first = letters.first else { return nil }
    var found: [UInt8]?
    for candidate in words[first] ?? [] where isSlip(letters, candidate) {
      guard found == nil || found == candidate else { return nil }
      found = candidate
    }
    return found.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether two words differ by one swap, or, when long enough, by one letter.
  private func isSlip(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    let difference = typed.count - meant.count
    guard abs(difference) <= 1 else { return false }
    var start = 0
    while start < typed.count, start < meant.count, typed[start] == meant[start] { start += 1 }
    let typedRest = typed[start...]
    let meantRest = meant[start...]
    if difference == 0 {
      guard typedRest.count >= 2 else { return false }
      let isSwap =
        typedRest[start] == meantRest[start + 1] && typedRest[start + 1] == meantRest[start]
        && typedRest.dropFirst(2) == meantRest.dropFirst(2)
      if isSwap { return true }
      return meant.count >= 6 && start > 0 && typedRest.dropFirst() == meantRest.dropFirst()
    }
    guard start > 0, meant.count >= 5 else { return false }
    return difference > 0
      ? typedRest.dropFirst() == meantRest : typedRest == meantRest.dropFirst()
  }
}
