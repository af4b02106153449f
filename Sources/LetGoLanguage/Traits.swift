/// What a language does with numbers and denial that no list of words can say.
struct Traits: Sendable {
  /// Whether the article is the number one as well, so that `ein bis zwei` is a range.
  var isArticleOne = false
  /// Whether a hundred can be left out, so that `two fifty` could be 250 as well as 2.50.
  var leavesOutHundred = true
  /// Whether the no of an answer also denies a noun, as in `no chance`.
  var deniesNouns = true
  /// Whether a name in front of the verb is who does it, as in `Sarah used it`.
  var isSubjectFirst = true
  /// Whether two numbers with a comma between them are a range, as in `zwei, drei Tage`.
  var joinsByComma = false
}

/// How a noun shows that it is more than one.
struct Plurals: Sendable {
  /// Endings of a noun that is more than one.
  var endings: [String] = ["s"]
  /// Longer endings that show nothing.
  var exceptions: [String] = ["ss", "us"]

  /// Returns whether a noun may be more than one.
  func include(_ noun: String) -> Bool {
    endings.contains { noun.hasSuffix($0) } && !exceptions.contains { noun.hasSuffix($0) }
  }
}
