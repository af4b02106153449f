/// How counted things are written in one language, as in `12 books and 3 shirts`.
struct Counting: Sendable {
  /// What stands between counted things.
  var joints: Set<String>
  /// What makes the number before it a part of the name: `12 volt batteries`.
  var measures: Set<String>
  /// What holds or measures several things of a kind: `3 pairs of jeans`.
  var containers: Set<String>
  /// What joins a container to what it holds; nil where nothing does (`3 Paar Schuhe`).
  var link: String?
  /// Plurals that no ending shows.
  var irregular: Set<String>
  /// The endings of the others.
  var plurals: Plurals
  /// How an adjective in front of a plural ends; nil where it does not change.
  var adjectiveEnding: String?
  /// What counts one in a list.
  var ones: Set<String>

  /// Returns whether words name more than one thing: by their end, or by a container.
  func arePlural(_ words: [String]) -> Bool {
    if let link {
      if let of = words.firstIndex(of: link) { return of > 0 && containers.contains(words[of - 1]) }
    } else if words.count > 1, containers.contains(words[0]) {
      return true
    }
    guard let last = words.last else { return false }
    if let adjectiveEnding, !words.dropLast().allSatisfy({ $0.hasSuffix(adjectiveEnding) }) {
      return false
    }
    if irregular.contains(last) { return true }
    return last.count > 2 && plurals.include(last) && !last.contains("'") && !last.contains("’")
  }
}
