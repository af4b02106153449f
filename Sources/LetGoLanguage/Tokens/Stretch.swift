/// Words drawn out for feeling, such as `noooope`.
enum Stretch {
  /// Returns the word without the repeated letters, if there are any: first kept twice, then once.
  static func shortened(_ word: String) -> [String] {
    let once = collapsed(word, keeping: 1)
    guard once != word else { return [] }
    return [collapsed(word, keeping: 2), once]
  }

  private static func collapsed(_ word: String, keeping most: Int) -> String {
    var text = ""
    var last: Unicode.Scalar?
    var run = 0
    for scalar in word.unicodeScalars {
      run = scalar == last ? run + 1 : 1
      last = scalar
      if run <= most { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
