/// A time that was said, as the days it can mean.
struct TimePhrase {
  /// How the time relates to the use that is spoken of.
  enum Relation {
    /// At that time.
    case at
    /// Not again after it, or from it on.
    case since
    /// From it on, up to now.
    case everSince
    /// Up to it, and not before it.
    case until
    case before
    case after
    /// In all the time up to now, or from now.
    case within
    /// In a length of time, up to now or from now.
    case over
    /// For a length of time.
    case lasting
    /// The length of time since it.
    case elapsed
    /// Not before that length of time from now has gone by.
    case another
    /// A length of time that is not said to lead anywhere.
    case length
    /// At intervals, given in days.
    case habit
  }

  /// Which side of today it is on by its own form.
  enum Side {
    case past
    case future
    case either
  }

  var relation: Relation = .at
  /// The days it can mean; more than one when it has several readings, none when it is unknown.
  var readings: [Span] = []
  var side: Side = .either
  /// The position after it.
  var end: Int
  /// Whether it is said to come round once a year.
  var isYearly = false
  /// Whether it is said to be so each time, which makes a feast a yearly event.
  var isAlways = false
  /// Whether it is near today, so that its denial leaves nothing.
  var isNear = false
  /// Whether it is a time of the year, which comes round.
  var isSeasonal = false
  /// The days between two uses, for a habit; nil when it is open.
  var period: Int?
  /// The length of the unit that was said, so that a lone `next` can take it up.
  var unit: Int64?

  /// The only reading, if it has one.
  var span: Span? { readings.count == 1 ? readings[0] : nil }
}
