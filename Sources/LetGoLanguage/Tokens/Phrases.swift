/// A dictionary of phrases, looked up along the words of a line; the longest match wins.
struct Phrases<Value: Sendable>: Sendable {
  private var steps: [UInt64: Int32] = [:]
  private var values: [Value?] = [nil]

  /// Adds a phrase given as word numbers; a phrase already there takes the new value.
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
    }
    values[Int(node)] = value
  }

  /// Returns the value and the length of the longest phrase that begins at a position.
  func match(_ tokens: [Token], at start: Int) -> (value: Value, length: Int)? {
    var node: Int32 = 0
    var found: (value: Value, length: Int)?
    var index = start
    while index < tokens.count, tokens[index].id >= 0,
      let next = steps[Phrases.key(node, tokens[index].id)]
    {
      node = next
      index += 1
      if let value = values[Int(node)] { found = (value, index - start) }
    }
    return found
  }

  private static func key(_ node: Int32, _ word: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
  }
}
