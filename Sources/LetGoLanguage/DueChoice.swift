/// What becomes of a wish that has waited long enough.
package enum WishChoice: Sendable {
  /// It is still wanted, which is no purchase yet.
  case wanted
  case bought
  case passed
  case again
  case later

  /// Reads a choice in words; nil for none and for several.
  package init?(reading text: String) {
    let choices: [(WishChoice, Set<String>)] = [
      (.bought, ["bought", "buy", "b", "got", "purchased", "ordered"]),
      (.passed, ["passed", "pass", "p", "no longer", "not any more", "gone off it"]),
      (.again, ["pause", "again", "wait", "waits", "a"]), (.later, ["later", "l", "tomorrow"]),
    ]
    guard let choice = Choice.one(of: choices, in: text) else { return nil }
    self = choice
  }
}

/// What becomes of a box that was not opened for long enough.
package enum BoxChoice: Sendable {
  case keep
  /// Let go, and still in the house.
  case letGo
  case out
  case again
  case later

  /// Reads a choice in words; nil for none and for several.
  package init?(reading text: String) {
    let choices: [(BoxChoice, Set<String>)] = [
      (.keep, ["keep", "keeps", "kept", "stays", "k"]),
      (.letGo, ["let go", "let it go", "go", "goes"]),
      (.out, ["out", "gone", "o"]), (.again, ["box", "again", "a", "b"]),
      (.later, ["later", "l", "tomorrow"]),
    ]
    guard let choice = Choice.one(of: choices, in: text) else { return nil }
    self = choice
  }
}

/// Finds a choice by the words that name it.
private enum Choice {
  /// Returns the only choice that a text names, unless a word turns it down.
  static func one<Value>(of choices: [(Value, Set<String>)], in text: String) -> Value? {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    let line = " \(words.joined(separator: " ")) "
    guard !words.contains(where: { ["not", "don't", "don’t", "never", "didn't"].contains($0) })
    else { return nil }
    let named = choices.filter { $0.1.contains { line.contains(" \($0) ") } }
    return named.count == 1 ? named[0].0 : nil
  }
}
