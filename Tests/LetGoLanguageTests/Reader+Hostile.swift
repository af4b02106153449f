import LetGoCore
import LetGoLanguage
import Testing

extension Reader {
  /// Expects that a part that is repeated so many times is read, and is unclear once it is too long.
  func expectAnEnd(of part: String, times counts: [Int], on today: Day) {
    for topic in Topic.allCases {
      for count in counts {
        let line = String(repeating: part, count: count)
        let reading = read(line, about: topic, on: today)
        if line.unicodeScalars.count > 1_100 { #expect(reading == .unclear) }
      }
    }
  }

  /// Reads three thousand lines of words in any order, the same ones in every run.
  func readLines(of words: [String], on today: Day) {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<3_000 {
      let line = (0..<next(12)).map { _ in words[next(words.count)] }
      let answer = line.joined(separator: next(3) == 0 ? "" : " ")
      for topic in Topic.allCases {
        _ = read(answer, about: topic, on: today).json(for: topic, on: today)
      }
    }
  }
}
