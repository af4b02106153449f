/// A file of texts: a key on a line of its own, its variants below it, each indented; `#` begins a
/// comment.
struct PromptFile: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All keys, in order.
  var keys: [String] {
    lines.filter { isKey($0) }.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns the variants of a key; none when the file does not have it.
  ///
  /// The file is searched at each call instead of being parsed at the start, since a one-shot needs
  /// two or three of its texts.
  func variants(of key: String) -> [Template] {
    var isInside = false
    var found: [Template] = []
    for line in lines {
      if isKey(line) {
        if isInside { break }
        isInside = bytes[line].elementsEqual(key.utf8)
      } else if isInside, line.count > 2, bytes[line.lowerBound] == UInt8(ascii: " ") {
        found.append(Template(String(decoding: bytes[line].dropFirst(2), as: UTF8.self)[...]))
      }
    }
    return found
  }

  private func isKey(_ line: Range<Int>) -> Bool {
    guard let first = bytes[line].first else { return false }
    return first != UInt8(ascii: " ") && first != UInt8(ascii: "#")
  }

  private var lines: some Sequence<Range<Int>> {
    sequence(state: 0) { start -> Range<Int>? in
      guard start < bytes.count else { return nil }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      defer { start = end + 1 }
      return start..<end
    }
  }
}
