extension TimePhrase.Relation {
  /// Makes the relation that a word before a time gives it; nil when the word gives none.
  init?(leadBy word: TimeWord) {
    switch word {
    case .since: self = .since
    case .everSince: self = .everSince
    case .until: self = .until
    case .before, .beforeOrAgo: self = .before
    case .after: self = .after
    case .within, .coming: self = .within
    case .over: self = .over
    case .lasting: self = .lasting
    case .another: self = .another
    case .elapsed: self = .elapsed
    case .relative, .near, .longAgo, .longSince, .longSpan, .someTime, .month, .weekday, .weekend,
      .season,
      .holiday, .decade, .ordinal, .part, .ago, .hence, .last, .this, .next, .beyond, .plain,
      .trailing, .only,
      .every, .other, .times, .count, .habit, .yearly, .always, .sometimes:
      return nil
    }
  }
}
