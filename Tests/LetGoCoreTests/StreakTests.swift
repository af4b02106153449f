import LetGoCore
import Testing

struct StreakTests {
  private static let today = Day(number: 20_787)

  /// Counts the streak of days that are told by their distance from today.
  private static func streak(_ distances: [Int], skipping skipped: Int? = nil) -> Int {
    var streak = Streak(endingBy: today) { $0 - today == skipped }
    for distance in distances where !streak.take(today + distance) { break }
    return streak.length
  }

  @Test(
    arguments: [
      ([], 0), ([0], 1), ([0, -1, -2], 3), ([-1, -2], 2), ([-2, -3, -4], 0), ([0, -2, -3], 1),
      ([0, 0, 0, -1, -1], 2), ([-1], 1), ([0, -1, -3, -4, -5, -6], 2),
    ] as [([Int], Int)]
  )
  func `days in a row count while the last is today or yesterday`(days: [Int], length: Int) {
    #expect(Self.streak(days) == length)
  }

  @Test(
    arguments: [
      ([1, 0, -1], 3), ([2, 1, 0], 3), ([3, 2, 1, 0], 3), ([1, -1, -2], 2), ([1], 1),
      ([2, 1, -1], 2),
      ([9, 8], 0),
    ] as [([Int], Int)]
  )
  func `who has flown back east loses no day that is ahead`(days: [Int], length: Int) {
    #expect(Self.streak(days) == length)
  }

  @Test(
    arguments: [
      ([0, -2, -3], -1, 3), ([-2, -3], -1, 2), ([0, -1, -2], -1, 3), ([0, -1, -3], -2, 3),
      ([-3], -1, 0),
    ] as [([Int], Int, Int)]
  )
  func `a date that the zone never had breaks nothing`(days: [Int], skipped: Int, length: Int) {
    #expect(Self.streak(days, skipping: skipped) == length)
  }
}
