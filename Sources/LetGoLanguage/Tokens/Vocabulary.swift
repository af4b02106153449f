/// The words of a language, numbered, so that phrases are compared by number.
struct Vocabulary: Sendable {
  /// The number of every word that is in no table.
  static let unknown: Int32 = -1

  private var ids: [String: Int32] = [:]

  /// The number of words.
  var count: Int { ids.count }

  /// Returns the number of a word, or the unknown one.
  func id(of word: String) -> Int32 {
    ids[word] ?? Vocabulary.unknown
  }

  /// Numbers a word if it has no number yet, and returns its number.
  @discardableResult
  mutating func learn(_ word: String) -> Int32 {
    if let known = ids[word] { return known }
    let id = Int32(ids.count)
    ids[word] = id
    return id
  }
}
