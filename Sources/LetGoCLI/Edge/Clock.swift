import LetGoCore
import LetGoSystem

/// The time, and where the person's days begin and end.
struct Clock {
  /// Returns milliseconds since 1970-01-01T00:00Z.
  let milliseconds: () -> Int64
  /// When a new day begins.
  var dayStart = DayStart.midnight

  /// The clock of the system, set forward or back by so many milliseconds.
  static func system(ahead: Int64 = 0) -> Clock {
    Clock {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000 + ahead
    }
  }

  /// Makes a clock that starts at a time and runs on from there, as `LETGO_NOW` asks for.
  ///
  /// The time is `YYYY-MM-DDTHH:MM[:SS]` in the person's zone, or in UTC with a `Z` at its end;
  /// anything else is nil.
  init?(startingAt text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = Day(String(parts[0])) else { return nil }
    let isUTC = parts[1].hasSuffix("Z")
    let fields = (isUTC ? parts[1].dropLast() : parts[1]).split(
      separator: ":",
      omittingEmptySubsequences: false
    )
    let numbers = fields.compactMap { $0.utf8.count == 2 ? Int($0) : nil }
    guard (2...3).contains(fields.count), numbers.count == fields.count,
      (0...23).contains(numbers[0]), (0...59).contains(numbers[1]),
      (0...59).contains(numbers.count == 3 ? numbers[2] : 0)
    else { return nil }
    let seconds = (numbers[0] * 60 + numbers[1]) * 60 + (numbers.count == 3 ? numbers[2] : 0)
    guard
      let start = isUTC ? day.number * 86_400 + seconds : Zone.instant(of: day, seconds: seconds)
    else { return nil }
    self = .system(ahead: Int64(start) * 1_000 - Clock.system().milliseconds())
  }

  private init(milliseconds: @escaping () -> Int64) {
    self.milliseconds = milliseconds
  }

  /// What calendar and clock show now.
  var civil: CivilTime { Zone.civilTime(at: milliseconds() / 1_000) }

  /// The person's day.
  var today: Day { civil.day(beginningAt: dayStart) }

  /// The person's day before today; one that their zone never had is passed over.
  var yesterday: Day {
    let before = today + -1
    return Zone.skips(before) ? before + -1 : before
  }

  /// Returns the person's day that an instant lies in, in seconds since 1970-01-01T00:00Z.
  func day(ofSecond second: Int64) -> Day {
    Zone.civilTime(at: second).day(beginningAt: dayStart)
  }

  /// The instant at which the person's day ends, in seconds since 1970-01-01T00:00Z: the first one from
  /// now on that lies in another day.
  var endOfDay: Int64 {
    let today = self.today
    // Looked for, not computed: clocks are set, also at midnight, and whole dates are skipped. No
    // day has more than 25 hours, or 49 where one date is lived twice.
    let now = milliseconds() / 1_000
    var next = now + 3_600
    while day(ofSecond: next) == today, next - now < 50 * 3_600 { next += 3_600 }
    var last = next - 3_600
    while next - last > 1 {
      let middle = last + (next - last) / 2
      if day(ofSecond: middle) == today { last = middle } else { next = middle }
    }
    return next
  }

  /// Now, with the person's day.
  var moment: Moment {
    let now = milliseconds()
    return Moment(
      milliseconds: now,
      day: Zone.civilTime(at: now / 1_000).day(beginningAt: dayStart)
    )
  }
}
