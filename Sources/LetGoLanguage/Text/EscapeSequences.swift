/// Terminal escape sequences in a typed or pasted line: colours, titles, keys, paste marks.
enum EscapeSequences {
  private static let escape: Unicode.Scalar = "\u{1B}"
  private static let bell: Unicode.Scalar = "\u{07}"

  /// Returns the text without whole escape sequences.
  static func removed(from text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { $0 == escape || $0.value == 0x9B }) else { return scalars }
    var kept: [Unicode.Scalar] = []
    kept.reserveCapacity(scalars.count)
    var index = 0
    while index < scalars.count {
      if scalars[index] == escape || scalars[index].value == 0x9B {
        index = end(of: scalars, from: index)
      } else {
        kept.append(scalars[index])
        index += 1
      }
    }
    return kept
  }

  /// Returns the position after the sequence that begins at a position (ECMA-48).
  private static func end(of scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard scalars[start] == escape else { return endOfControl(scalars, from: start + 1) }
    guard start + 1 < scalars.count else { return scalars.count }
    switch scalars[start + 1] {
    case "[": return endOfControl(scalars, from: start + 2)
    case "]", "P", "X", "^", "_": return endOfString(scalars, from: start + 2)
    // The application keypad sends its keys as three characters.
    case "O": return min(start + 3, scalars.count)
    default: return start + 2
    }
  }

  private static func endOfControl(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < scalars.count, (0x20...0x3F).contains(scalars[index].value) { index += 1 }
    return min(index + 1, scalars.count)
  }

  private static func endOfString(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var index = start
    while index < scalars.count {
      if scalars[index] == bell { return index + 1 }
      if scalars[index] == escape { return min(index + 2, scalars.count) }
      index += 1
    }
    return index
  }
}
