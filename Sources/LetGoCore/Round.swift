/// The arithmetic of the 30-Day Game: one item on the first day, two on the second, and so on.
package enum Round {
  /// Returns how many items have been asked for by the end of a day, counted from 1: k(k+1)/2.
  package static func total(throughDay day: Int) -> Int {
    day < 1 ? 0 : day * (day + 1) / 2
  }
}
