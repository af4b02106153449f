/// How long something took, again and again.
struct Times {
  private var seconds: [Double] = []

  mutating func add(_ time: Double) { seconds.append(time) }

  /// The time, in milliseconds, that so great a part of them did not exceed.
  func quantile(_ part: Double) -> Double {
    let sorted = seconds.sorted()
    let place = Int((Double(sorted.count) * part).rounded(.up)) - 1
    return sorted.isEmpty ? .nan : sorted[max(0, place)] * 1_000
  }

  /// Prints the half, the 99th in a hundred and the longest of them.
  func report(as name: String) {
    func text(_ part: Double) -> String { "\((quantile(part) * 100).rounded() / 100) ms" }
    print(
      "\(name): \(text(0.5)) median, \(text(0.99)) at p99, \(text(1)) at most, of \(seconds.count)"
    )
  }
}
