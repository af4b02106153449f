/// Characters that take no place on the screen, and those that make it lie.
enum Invisible {
  /// Returns the text without invisible marks and without blanks and controls at its ends.
  ///
  /// Nil when a control, an override of the writing direction or a replacement character is
  /// inside: what the person saw and what arrived then differ.
  static func removed(from scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var kept: [Unicode.Scalar] = []
    kept.reserveCapacity(min(scalars.count, Line.longest + 1))
    var pending: [Unicode.Scalar] = []
    for scalar in scalars where !isMark(scalar) {
      if isBlank(scalar) || scalar.isControl {
        if !kept.isEmpty && pending.count <= Line.longest { pending.append(scalar) }
        continue
      }
      guard !isDeceptive(scalar), pending.allSatisfy(isBlank) else { return nil }
      kept.append(contentsOf: pending.map { _ in " " })
      pending.removeAll()
      kept.append(scalar)
      guard kept.count <= Line.longest else { return nil }
    }
    return kept
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2060...0x2064, 0x2066...0x2069, 0x20E3: true
    case 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
      || (scalar.value > 0x7F && scalar.properties.isWhitespace)
        && scalar.value != 0x85 && scalar.value != 0x2028 && scalar.value != 0x2029
  }

  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2028, 0x2029, 0xFFFC, 0xFFFD, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character (C0, DEL or C1).
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
  }
}
