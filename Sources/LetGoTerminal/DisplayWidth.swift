import CLibEdit

extension String {
  /// How many cells of a terminal the text takes.
  ///
  /// The C library's `wcwidth` decides for each character, once its locale is set to UTF-8.
  package var displayWidth: Int {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    _ = Charset.shared
    return reduce(0) { width, character in
      // An emoji made of several scalars is drawn as one; the selector U+FE0F asks for its picture.
      if character.unicodeScalars.contains("\u{FE0F}") { return width + 2 }
      return width + (character.unicodeScalars.first?.displayWidth ?? 0)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    max(0, Int(letgo_width(value)))
  }
}
