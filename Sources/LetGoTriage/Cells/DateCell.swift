import LetGoCore

/// What stands first where a date has its day and its month in digits.
package enum DayOrder: String, CaseIterable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
  /// The year, of which two digits are left: `26-10-07`.
  case yearFirst = "ymd"
}

/// A date in a cell, in digits.
enum DateCell: Equatable {
  case day(Day)
  /// `1/23/23` or `3/4/2025`: the two numbers in their order, and the year.
  case either(Int, Int, year: Int)

  /// Reads a trimmed cell: ISO with or without a time, `20261006`, `07.10.26`, `1/23/23`, or the
  /// number of a day as spreadsheets count them; nil for all else, and for dates that never were.
  ///
  /// What a person said stands first is read so wherever that makes a date.
  init?(_ cell: ByteView, today: Day, said: DayOrder? = nil) {
    let text = cell.unwrapped.withoutTime
    guard (5...10).contains(text.count), let parts = DateParts(text) else { return nil }
    switch parts.mark {
    case nil:
      guard let day = DateCell.unmarked(parts.numbers[0], digits: parts.lengths[0]) else {
        return nil
      }
      self = .day(day)
    case .some(let mark):
      let (first, second, third) = (parts.numbers[0], parts.numbers[1], parts.numbers[2])
      if parts.lengths[0] == 4 {
        guard let day = Day(year: first, month: second, day: third) else { return nil }
        self = .day(day)
        return
      }
      guard parts.lengths[2] != 3, parts.lengths[2] != 1 else { return nil }
      let year = parts.lengths[2] == 4 ? third : DateCell.full(third, today)
      if let day = parts.day(in: said, year: year, today) {
        self = .day(day)
        return
      }
      if mark == UInt8(ascii: ".") {
        guard let day = Day(year: year, month: second, day: first) else { return nil }
        self = .day(day)
      } else {
        self = .either(first, second, year: year)
      }
    }
  }

  /// Returns the day in a known order, and in either where only one is a date; nil when it is open.
  func day(in order: DayOrder?) -> Day? {
    switch self {
    case .day(let day): return day
    case .either(let first, let second, let year):
      let dayFirst = Day(year: year, month: second, day: first)
      let monthFirst = Day(year: year, month: first, day: second)
      if dayFirst == nil || monthFirst == nil || first == second { return dayFirst ?? monthFirst }
      switch order {
      case .dayFirst: return dayFirst
      case .monthFirst: return monthFirst
      // A year that stands last leaves it open.
      case .yearFirst, nil: return nil
      }
    }
  }

  /// Whether one of the two numbers is a day and the other a month, in one order or both.
  var isEither: Bool {
    guard case .either(let first, let second, let year) = self else { return false }
    return Day(year: year, month: second, day: first) != nil
      || Day(year: year, month: first, day: second) != nil
  }

  /// The order that the date itself shows; nil when it fits both or none.
  var order: DayOrder? {
    guard case .either(let first, let second, let year) = self else { return nil }
    let isDayFirst = Day(year: year, month: second, day: first) != nil
    let isMonthFirst = Day(year: year, month: first, day: second) != nil
    return isDayFirst == isMonthFirst ? nil : isDayFirst ? .dayFirst : .monthFirst
  }

  /// Spreadsheets count days from 1899-12-30; what they count here lies from 1954 to 2119.
  private static func unmarked(_ number: Int, digits: Int) -> Day? {
    switch digits {
    case 5 where (20_000...80_000).contains(number): Day(number: number - 25_569)
    case 8: Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    default: nil
    }
  }

  /// Two digits are a year of this century, unless it is more than a few years off.
  fileprivate static func full(_ year: Int, _ today: Day) -> Int {
    let recent = 2_000 + year
    return recent <= today.parts.year + 5 ? recent : recent - 100
  }
}

/// One number or three with the same mark between them.
private struct DateParts {
  var numbers: [Int] = []
  var lengths: [Int] = []
  var mark: UInt8?

  init?(_ text: ByteView) {
    var number = 0
    var length = 0
    for index in 0..<text.count {
      let byte = text[index]
      if byte.isDigit {
        number = number * 10 + Int(byte & 0x0F)
        length += 1
        continue
      }
      guard "./-".utf8.contains(byte), mark == nil || mark == byte, length > 0, numbers.count < 2
      else { return nil }
      mark = byte
      numbers.append(number)
      lengths.append(length)
      number = 0
      length = 0
    }
    guard length > 0 else { return nil }
    numbers.append(number)
    lengths.append(length)
    guard numbers.count == (mark == nil ? 1 : 3) else { return nil }
  }

  /// Returns the day that three numbers are in an order that was said; nil where that is none.
  func day(in said: DayOrder?, year: Int, _ today: Day) -> Day? {
    switch said {
    case .dayFirst: return Day(year: year, month: numbers[1], day: numbers[0])
    case .monthFirst: return Day(year: year, month: numbers[0], day: numbers[1])
    case .yearFirst:
      guard lengths[2] == 2, lengths[0] == 2 else { return nil }
      return Day(year: DateCell.full(numbers[0], today), month: numbers[1], day: numbers[2])
    case nil: return nil
    }
  }
}

extension ByteView {
  /// The text before a time of the day, `2026-10-06T12:00:00Z`, or before a day's fraction, `46301.5`.
  fileprivate var withoutTime: ByteView {
    if count > 8, let end = timeStart {
      return part(0, end)
    }
    guard count > 6, self[5] == UInt8(ascii: ".") else { return self }
    for index in 0..<5 where !self[index].isDigit { return self }
    return part(0, 5)
  }

  private var timeStart: Int? {
    for index in 6..<count where self[index] == .space || self[index] == UInt8(ascii: "T") {
      // What follows is a time and nothing in words.
      guard index + 2 < count, self[index + 1].isDigit else { return nil }
      return self[index - 1].isDigit ? index : nil
    }
    return nil
  }
}
