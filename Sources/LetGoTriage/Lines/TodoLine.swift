/// A task as todo.txt has it (https://github.com/todotxt/todo.txt).
struct TodoLine {
  /// What is to be done, without priority, dates, projects, contexts and `key:value` pairs.
  let text: String
  /// The first context; the first project where there is none.
  let place: ByteView?

  /// Reads a trimmed line; nil for one that is done.
  init?(_ line: ByteView) {
    var rest = line.words[...]
    if let first = rest.first, first.count == 1, first[0] == UInt8(ascii: "x") {
      // A lone `x` is a name like any other.
      guard rest.count == 1 else { return nil }
    }
    if let first = rest.first, first.count == 3, first[0] == UInt8(ascii: "("),
      first[2] == UInt8(ascii: ")"), rest.count > 1
    {
      rest.removeFirst()
    }
    while let first = rest.first, first.count == 10, first[4] == .minus, first.day != nil,
      rest.count > 1
    {
      rest.removeFirst()
    }
    var kept: [String] = []
    var context: ByteView?
    var project: ByteView?
    for word in rest {
      if word.count > 1, word[0] == UInt8(ascii: "@") {
        context = context ?? word.part(1, word.count)
      } else if word.count > 1, word[0] == UInt8(ascii: "+") {
        project = project ?? word.part(1, word.count)
      } else if !word.isPair {
        kept.append(word.text)
      }
    }
    text = kept.joined(separator: " ")
    place = context ?? project
  }
}

extension ByteView {
  /// The parts between blanks.
  fileprivate var words: [ByteView] {
    var words: [ByteView] = []
    var index = 0
    while index < count {
      while index < count, self[index].isBlank { index += 1 }
      let start = index
      while index < count, !self[index].isBlank { index += 1 }
      if index > start { words.append(part(start, index)) }
    }
    return words
  }

  /// Whether it is `key:value`, and no address and no time.
  fileprivate var isPair: Bool {
    guard let colon = index(of: UInt8(ascii: ":"), from: 0), colon > 0, colon + 1 < count,
      self[0].isLetter
    else { return false }
    return self[colon + 1] != UInt8(ascii: "/")
  }
}
