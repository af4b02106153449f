import LetGoCore

/// Days from a first to a last one, by number; nil is an end that is open.
struct Span: Equatable {
  var first: Int?
  var last: Int?

  init(_ first: Int?, _ last: Int?) {
    self.first = first
    self.last = last
  }

  /// Whether it is one day.
  var isDay: Bool { first != nil && first == last }

  /// Returns whether it lies inside a window: 90 % of it is yes, 10 % is no, else nil.
  func isInside(_ window: ClosedRange<Int>) -> Answer? {
    switch (first, last) {
    case (let first?, let last?):
      guard first <= last else { return nil }
      let overlap = min(last, window.upperBound) - max(first, window.lowerBound) + 1
      let inside = max(0, overlap) * 10
      let length = last - first + 1
      return inside >= length * 9 ? .yes : inside <= length ? .no : nil
    case (let first?, nil): return first > window.upperBound ? .no : nil
    case (nil, let last?): return last < window.lowerBound ? .no : nil
    case (nil, nil): return nil
    }
  }

  /// Returns whether it has a day in common with another.
  func overlaps(_ other: Span) -> Bool {
    (first ?? .min) <= (other.last ?? .max) && (other.first ?? .min) <= (last ?? .max)
  }

  /// Returns whether it covers a whole window.
  func covers(_ window: ClosedRange<Int>) -> Bool {
    (first ?? .min) <= window.lowerBound && (last ?? .max) >= window.upperBound
  }

  /// Returns the part of it up to a day.
  func until(_ day: Int) -> Span {
    Span(first, min(last ?? day, day))
  }

  /// Returns the part of it from a day on.
  func from(_ day: Int) -> Span {
    Span(max(first ?? day, day), last)
  }
}
