/// A point in time, with the person's day that it belongs to.
package struct Moment: Equatable, Sendable {
  /// Milliseconds since 1970-01-01T00:00Z.
  package var milliseconds: Int64
  /// The person's day.
  package var day: Day

  package init(milliseconds: Int64, day: Day) {
    self.milliseconds = milliseconds
    self.day = day
  }
}
