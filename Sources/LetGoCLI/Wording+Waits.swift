import LetGoCore
import LetGoPrompts

extension Wording {
  /// How long wishes wait, like `30 days` or `30 hours, and 30 days from 100 on`.
  var wait: String {
    let days = days(limits.pauseDays)
    guard let hours = limits.pauseHours, let price = limits.longPausePrice else { return days }
    return text(.waitHours(hours: self.hours(hours), days: days, price: money(price)))
  }

  /// Returns a number of days, like `1 day` or `30 days`.
  func days(_ count: Int) -> String {
    count == 1 ? text(.oneDay) : text(.daysText(count: String(count)))
  }

  private func hours(_ count: Int) -> String {
    count == 1 ? text(.oneHour) : text(.hoursText(count: String(count)))
  }

  /// Returns how much of a wait is left, like `12 days left` or `5 hours left`, rounded up.
  func left(until end: WaitEnd, at moment: Moment) -> String {
    switch end {
    case .day(let day):
      let count = day - moment.day
      return count == 1 ? text(.dayLeft) : text(.daysLeft(count: String(count)))
    case .instant(let instant):
      let hours = (instant - moment.milliseconds + 3_599_999) / 3_600_000
      return hours == 1 ? text(.hourLeft) : text(.hoursLeft(count: String(hours)))
    }
  }
}

extension Clock {
  /// Returns the instant at which a wait is over, in milliseconds since 1970-01-01T00:00Z.
  func instant(of end: WaitEnd) -> Int64 {
    switch end {
    case .instant(let instant): instant
    case .day(let day):
      Int64(Zone.instant(of: day, seconds: dayStart.minutes * 60) ?? day.number * 86_400) * 1_000
    }
  }
}
