import LetGoCore
import LetGoPrompts

/// How amounts, times and days are put into words.
struct Wording {
  /// The texts.
  let prompts: Prompts
  /// The limits that reasons name.
  let limits: Limits
  /// The day that dates are seen from.
  let today: Day
  /// What is written for the digits of an amount of money, where they are filled in later.
  var openDigits: String?
  /// Whether a program reads it, so that days stand as ISO 8601 has them.
  var isForPrograms = false

  /// Returns a phrase's text.
  func text(_ phrase: Phrase) -> String {
    prompts.text(phrase)
  }

  /// Returns a day like `Tuesday 29 December`, with its year when it is another.
  func day(_ day: Day) -> String {
    let (year, month, dayOfMonth) = day.parts
    let weekday = prompts.lines(.weekdays)[day.weekday]
    let monthName = prompts.lines(.months)[month - 1]
    if year == today.parts.year {
      return text(.dayThisYear(weekday: weekday, day: String(dayOfMonth), month: monthName))
    }
    return text(
      .dayOtherYear(
        weekday: weekday,
        day: String(dayOfMonth),
        month: monthName,
        year: String(year)
      )
    )
  }

  /// Returns a day for the column of a list, like `29 December`, with its year when it is another.
  func date(_ day: Day) -> String {
    if isForPrograms { return day.description }
    let (year, month, dayOfMonth) = day.parts
    let monthName = prompts.lines(.months)[month - 1]
    return text(
      year == today.parts.year
        ? .dateThisYear(day: String(dayOfMonth), month: monthName)
        : .dateOtherYear(day: String(dayOfMonth), month: monthName, year: String(year))
    )
  }

  /// Returns when a wait is over, like `Tuesday 29 December`, with the time where hours count.
  func end(_ end: WaitEnd) -> String {
    switch end {
    case .day(let day): return self.day(day)
    case .instant(let instant):
      let civil = Zone.civilTime(at: instant / 1_000)
      return text(.dayAndTime(day: day(civil.date), time: civil.timeOfDay))
    }
  }

  /// Returns the size of a file like `36 KB` or `2 MB`.
  func size(_ bytes: Int64) -> String {
    let kilobytes = (bytes + 1_023) / 1_024
    return kilobytes < 1_024
      ? text(.kilobytes(count: String(kilobytes)))
      : text(.megabytes(count: String((kilobytes + 1_023) / 1_024)))
  }

  /// Returns a price like `8`, `$8 to $12` or `under €20`.
  func price(_ price: Price) -> String {
    estimate(price.estimate) { money($0, price.currency) }
  }

  /// Returns an amount of money with its currency's sign or code, as the limits' currency if none.
  func money(_ amount: Amount, _ currency: Currency? = nil) -> String {
    let digits = openDigits ?? number(amount)
    guard let currency = currency ?? limits.currency else { return digits }
    return currency.sign.map { text(.moneyWithSign(sign: $0, amount: digits)) }
      ?? text(.moneyWithCode(code: currency.code, amount: digits))
  }

  /// Returns a number with what stands before decimals in the language.
  func number(_ amount: Amount) -> String {
    let plain = amount.description
    return plain.utf8.contains(0x2E) ? plain.replacing(".", with: text(.decimalMark)) : plain
  }

  /// Returns a time like `10 minutes`, `2 hours` or `2 days to 3 days`.
  func time(_ minutes: Estimate) -> String {
    estimate(minutes) { time($0) }
  }

  /// Returns an estimate, each of its amounts put into words.
  func estimate(_ estimate: Estimate, _ word: (Amount) -> String) -> String {
    switch estimate {
    case .exactly(let amount): word(amount)
    case .between(let low, let high): text(.rangeText(low: word(low), high: word(high)))
    case .below(let bound): text(.belowText(amount: word(bound)))
    case .above(let bound): text(.aboveText(amount: word(bound)))
    case .unavailable: text(.amountUnavailable)
    case .unknown: text(.amountUnknown)
    }
  }

  /// Returns minutes as `10 minutes`, `2 hours` or `2 days`.
  func time(_ minutes: Amount) -> String {
    let perHour = Amount(60).thousandths
    let perDay = Amount(1_440).thousandths
    let count = minutes.thousandths
    if count == 0 { return text(.noTime) }
    if count % perDay == 0 {
      return count == perDay ? text(.oneDay) : text(.daysText(count: String(count / perDay)))
    }
    if count % perHour == 0 {
      return count == perHour ? text(.oneHour) : text(.hoursText(count: String(count / perHour)))
    }
    return minutes == Amount(1)
      ? text(.oneMinute) : text(.minutesText(count: number(minutes)))
  }
}
