/// A civil date, counted in days since 1 January 1970 (proleptic Gregorian calendar).
package struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before it.
  package var number: Int

  package init(number: Int) {
    self.number = number
  }

  /// Makes the day of a year, month (1–12) and day of the month, or nil when there is no such date.
  package init?(year: Int, month: Int, day: Int) {
    guard (-9999...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, year: year)
    else { return nil }
    // Years begin in March here, so that the leap day is the last of its year.
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  package static func < (left: Day, right: Day) -> Bool {
    left.number < right.number
  }

  /// Returns the day so many days later.
  package static func + (day: Day, days: Int) -> Day {
    Day(number: day.number + days)
  }

  /// Returns how many days lie between two days; negative when the first is earlier.
  package static func - (left: Day, right: Day) -> Int {
    left.number - right.number
  }

  /// Returns the number of days in a month (1–12) of a year.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day {
  /// The year, the month (1–12) and the day of the month.
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  package var weekday: Int {
    let remainder = (number + 3) % 7
    return remainder < 0 ? remainder + 7 : remainder
  }
}

extension Day: LosslessStringConvertible {
  /// How many digits year, month and day have.
  private static let digits = [4, 2, 2]

  /// Reads `YYYY-MM-DD` (ISO 8601), or returns nil when it is not a date in that form.
  package init?(_ text: String) {
    // By bytes, since a store is read with one or two of them for each record.
    var numbers = [0, 0, 0]
    var (part, digits) = (0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-"), part < 2, digits == Self.digits[part] {
        (part, digits) = (part + 1, 0)
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < Self.digits[part] {
        numbers[part] = numbers[part] * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      } else {
        return nil
      }
    }
    guard part == 2, digits == Self.digits[2] else { return nil }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    self.init(year: year, month: month, day: day)
  }

  /// The date as `YYYY-MM-DD`.
  package var description: String { String(written: append) }

  /// Appends the description in ASCII.
  package func append(to bytes: inout [UInt8]) {
    let (year, month, day) = parts
    guard (0...9999).contains(year) else {
      // No calendar of people's has it, and no list; it only has to stay what it was.
      let digits = String(year)
      bytes.append(contentsOf: String(repeating: "0", count: max(0, 4 - digits.utf8.count)).utf8)
      bytes.append(contentsOf: digits.utf8)
      return append(month: month, day: day, to: &bytes)
    }
    for unit in [1_000, 100, 10, 1] { bytes.append(0x30 + UInt8(year / unit % 10)) }
    append(month: month, day: day, to: &bytes)
  }

  private func append(month: Int, day: Int, to bytes: inout [UInt8]) {
    for part in [month, day] {
      bytes.append(0x2D)
      bytes.append(0x30 + UInt8(part / 10))
      bytes.append(0x30 + UInt8(part % 10))
    }
  }
}
