import LetGoCore

extension ByteView {
  /// The number that plain digits with at most two decimals (`8`, `12.5`) write; nil for all else.
  ///
  /// Twelve characters keep it below the largest amount. Three decimals are left to the language
  /// reader, since `1.234` may mean a thousand.
  var amount: Amount? {
    guard (1...12).contains(count) else { return nil }
    var number: Int64 = 0
    var point: Int?
    for index in 0..<count {
      let byte = self[index]
      if byte.isDigit {
        // Twelve digits never overflow.
        number = number &* 10 &+ Int64(byte & 0x0F)
      } else if byte == UInt8(ascii: "."), point == nil, index > 0 {
        point = index
      } else {
        return nil
      }
    }
    let decimals = point.map { count - $0 - 1 } ?? 0
    let unit: Int64
    switch decimals {
    case 0 where point == nil: unit = 1_000
    case 1: unit = 100
    case 2: unit = 10
    default: return nil
    }
    return Amount(thousandths: number * unit)
  }

  /// The day that `2026-11-30` or `2026/11/30` writes; nil for all else.
  var day: Day? {
    guard count == 10, self[4] == self[7], self[4] == .minus || self[4] == UInt8(ascii: "/"),
      let year = digits(0, 4), let month = digits(5, 7), let day = digits(8, 10)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  private func digits(_ from: Int, _ end: Int) -> Int? {
    var number = 0
    for index in from..<end {
      guard self[index].isDigit else { return nil }
      number = number &* 10 &+ Int(self[index] & 0x0F)
    }
    return number
  }

  /// Whether a minus sign stands at the beginning, or before a digit and after no digit or letter.
  var hasMinusSign: Bool {
    for index in 0..<count where self[index] == .minus {
      if index == 0 { return true }
      let before = self[index - 1]
      let isAfterWord = before.isDigit || (0x41...0x5A).contains(before & 0xDF)
      if !isAfterWord, index + 1 < count, self[index + 1].isDigit { return true }
    }
    return false
  }
}
