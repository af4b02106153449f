/// What a word of the calendar says.
enum TimeWord: Equatable, Sendable {
  /// Days from today, such as yesterday or lately.
  case relative(Int, Int)
  /// Days near today, lately or soon; their denial leaves nothing.
  case near(Int, Int)
  /// Long enough ago to be outside any window.
  case longAgo
  /// A time outside any window, with `since` before it.
  case longSince
  /// A length of time that is longer than any window.
  case longSpan
  /// A time whose distance is open, such as a while ago.
  case someTime
  /// A month, 1–12.
  case month(Int)
  /// A day of the week, 0 for Monday.
  case weekday(Int)
  /// The two days of the weekend.
  case weekend
  /// A season by its first month.
  case season(Int)
  /// A feast or day of its own.
  case holiday(Holiday)
  /// The ten years from one on.
  case decade(Int)
  /// A day of the month.
  case ordinal(Int)
  /// The part of a month or year that is meant, 0 for its beginning to 2 for its end.
  case part(Int)
  case ago
  /// `from now`, `'s time`.
  case hence
  case last
  case this
  case next
  /// `before last`, `after next`: one further.
  case beyond
  case since
  /// `ever since`: from then on.
  case everSince
  case until
  case before
  /// `vor`: ago in front of a length of time, before in front of a date.
  case beforeOrAgo
  case after
  /// `in the last`, `over the past`: the whole time up to now.
  case within
  /// `in the next`: the whole time from now.
  case coming
  /// `in`, which leads a length of time or a date.
  case over
  /// `for`, which leads a length of time or an occasion.
  case lasting
  /// `it has been`: the length of time since.
  case elapsed
  /// `for another`: a length of time from now.
  case another
  /// Words before a time that change nothing: on, at, around.
  case plain
  /// Words before or after a time that change nothing.
  case trailing
  /// `only`: nothing more before a time, and a habit before one that comes round every year.
  case only
  case every
  /// `every other`.
  case other
  /// `times`, after a number.
  case times
  /// `once`, `twice`.
  case count(Int)
  /// A habit with its period in days.
  case habit(Int)
  /// A habit of once a year.
  case yearly
  /// At each occasion that is spoken of.
  case always
  /// A habit without a period.
  case sometimes
}
