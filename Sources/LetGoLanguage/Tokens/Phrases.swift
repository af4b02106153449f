/// A dictionary of phrases, looked up along the words of a line; the longest match wins, and of two as long
/// the one that was added last.
struct Phrases<Value: Sendable>: Sendable {
  private var steps: [UInt64: Int32] = [:]
  private var values: [(value: Value, order: Int32)?] = [nil]
  private var count: Int32 = 0
  private var hasGroups = false
  /// The groups of words that phrases name, by the words in them.
  private var groups: [Int32: [Int32]] = [:]

  /// Adds a phrase given as numbers of words and groups; a phrase already there takes the new value.
  mutating func add(_ words: [Int32], _ value: Value) {
    guard !words.isEmpty else { return }
    var node: Int32 = 0
    for word in words {
      let key = Phrases.key(node, word)
      if let next = steps[key] {
        node = next
      } else {
        node = Int32(values.count)
        steps[key] = node
        values.append(nil)
      }
      if WordGroups.isGroup(word) { hasGroups = true }
    }
    count += 1
    values[Int(node)] = (value, count)
  }

  /// Takes in which words the groups hold that its phrases name.
  mutating func know(_ groups: WordGroups) {
    if hasGroups { self.groups = groups.members }
  }

  /// Returns the value and the length of the longest phrase that begins at a position.
  func match(_ tokens: [Token], at start: Int) -> (value: Value, length: Int)? {
    var found: Match?
    follow(tokens, from: start, at: 0, into: &found)
    return found.map { ($0.value, $0.end - start) }
  }

  private typealias Match = (value: Value, end: Int, order: Int32)

  private func follow(
    _ tokens: [Token],
    from start: Int,
    at first: Int32,
    into found: inout Match?
  ) {
    var (node, index) = (first, start)
    while index < tokens.count, tokens[index].id >= 0 {
      let word = tokens[index].id
      index += 1
      if hasGroups {
        for group in groups[word] ?? [] {
          guard let next = steps[Phrases.key(node, group)] else { continue }
          note(next, index, in: &found)
          follow(tokens, from: index, at: next, into: &found)
        }
      }
      guard let next = steps[Phrases.key(node, word)] else { return }
      node = next
      note(next, index, in: &found)
    }
  }

  private func note(_ node: Int32, _ end: Int, in found: inout Match?) {
    guard let (value, order) = values[Int(node)] else { return }
    if let found, (found.end, found.order) > (end, order) { return }
    found = (value, end, order)
  }

  private static func key(_ node: Int32, _ word: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
  }
}
