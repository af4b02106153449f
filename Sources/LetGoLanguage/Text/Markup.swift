/// Code, markup and commands for other programs, which are never an answer.
enum Markup {
  /// Returns whether a line looks as if it was written for a machine.
  static func isLikely(_ scalars: [Unicode.Scalar]) -> Bool {
    var before: Unicode.Scalar = " "
    for scalar in scalars {
      switch scalar {
      case "{", "}", "[", "]", "|", "\\", "`", "^", "=", "@", "_": return true
      default: if isPair(before, scalar) { return true }
      }
      before = scalar
    }
    return hasTrailingComment(scalars)
  }

  /// Returns whether two neighbours occur in code but not in what people write.
  private static func isPair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch (first, second) {
    case ("&", "&"), ("$", "("), ("'", ";"), ("\"", ";"), ("/", "*"), ("*", "/"), ("/", "/"),
      ("<", "/"),
      ("<", "!"), ("-", ">"), (">", ">"), ("<", "<"), ("(", ")"):
      true
    case ("%", "a"..."z"), ("<", "a"..."z"): true
    default: false
    }
  }

  /// Returns whether the line ends in two hyphens, as a comment in SQL does.
  private static func hasTrailingComment(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.suffix(2) == ["-", "-"]
  }
}
