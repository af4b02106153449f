/// One typed line made ready for reading: plain lower-case letters, digits and marks.
///
/// Only what is safe to read gets this far. A line that could show something else than it sends
/// (overrides, controls, letters of other scripts, code) is no line, and its reader asks again.
struct Line {
  /// The longest line that is read, in Unicode scalars.
  static let longest = 1_000

  /// What is left of the text.
  let scalars: [Unicode.Scalar]

  /// Makes the line, or returns nil when it must not be read.
  init?(_ text: String) {
    guard let plain = Line.ascii(text) ?? Line.folded(text) else { return nil }
    guard !plain.isEmpty, plain.count <= Line.longest, !Markup.isLikely(plain) else { return nil }
    scalars = plain
  }

  /// Returns the line when it is printable ASCII, which needs no folding; nil otherwise.
  private static func ascii(_ text: String) -> [Unicode.Scalar]? {
    var plain: [Unicode.Scalar] = []
    plain.reserveCapacity(min(text.utf8.count, longest + 1))
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte) else { return nil }
      guard plain.count <= longest else { continue }
      if plain.isEmpty && byte == 0x20 { continue }
      plain.append(Unicode.Scalar((0x41...0x5A).contains(byte) ? byte | 0x20 : byte))
    }
    // A line that reached the limit may only have blanks after it, which the slow path sees.
    guard plain.count <= longest else { return nil }
    while plain.last == " " { plain.removeLast() }
    return plain
  }

  private static func folded(_ text: String) -> [Unicode.Scalar]? {
    let visible = EscapeSequences.removed(from: text)
    guard let trimmed = Invisible.removed(from: visible), trimmed.count <= longest else {
      return nil
    }
    var plain: [Unicode.Scalar] = []
    plain.reserveCapacity(trimmed.count)
    for scalar in Latin.composed(trimmed) {
      guard Folding.fold(scalar, into: &plain) else { return nil }
    }
    return plain
  }
}
