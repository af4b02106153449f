/// What stands behind a number to make it a day of the month, or a decade.
struct DateMarks: Sendable {
  /// What makes a number the day of a month.
  let ordinals: Set<String>
  /// What makes a year the first of ten.
  let decades: Set<String>
  /// Whether a point makes a number the day of a month, so that `3.5.` is a date.
  let hasPoint: Bool

  init(_ words: Words) {
    ordinals = Set(Pattern.words(words.ordinalMarks))
    decades = Set(Pattern.words(words.decadeMarks))
    hasPoint = ordinals.contains(".")
  }
}
