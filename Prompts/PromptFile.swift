/// A file of texts: a key on a line of its own, its variants below it, each indented; `#` begins a
/// comment.
struct PromptFile: Sendable {
  private let contents: @Sendable () -> [UInt8]

  /// Takes what the file holds, which is not touched before a text is looked for in it.
  init(_ contents: @escaping @autoclosure @Sendable () -> [UInt8]) {
    self.contents = contents
  }

  /// All keys, in order.
  var keys: [String] {
    let bytes = contents()
    return lines(of: bytes).filter { isKey(bytes[$0]) }
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns the variants of a key; none when the file does not have it.
  ///
  /// The file is searched at each call instead of being parsed at the start, since a one-shot needs
  /// two or three of its texts.
  func variants(of key: String) -> [Template] {
    let bytes = contents()
    var isInside = false
    var found: [Template] = []
    for line in lines(of: bytes) {
      if isKey(bytes[line]) {
        if isInside { break }
        isInside = bytes[line].elementsEqual(key.utf8)
      } else if isInside, line.count > 2, bytes[line.lowerBound] == UInt8(ascii: " ") {
        found.append(Template(String(decoding: bytes[line].dropFirst(2), as: UTF8.self)[...]))
      }
    }
    return found
  }

  private func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    return first != UInt8(ascii: " ") && first != UInt8(ascii: "#")
  }

  private func lines(of bytes: [UInt8]) -> some Sequence<Range<Int>> {
    sequence(state: 0) { start -> Range<Int>? in
      guard start < bytes.count else { return nil }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      defer { start = end + 1 }
      return start..<end
    }
  }
}
