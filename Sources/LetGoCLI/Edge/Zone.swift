import LetGoCore
import LetGoSystem

/// Civil time in the person's zone, from the C library, which knows every zone in a static build
/// too.
enum Zone {
  /// Returns what calendar and clock show at an instant, in seconds since 1970-01-01T00:00Z.
  static func civilTime(at seconds: Int64) -> CivilTime {
    var instant = time_t(seconds)
    var parts = tm()
    localtime_r(&instant, &parts)
    let date = Day(
      year: Int(parts.tm_year) + 1_900,
      month: Int(parts.tm_mon) + 1,
      day: Int(parts.tm_mday)
    )
    return CivilTime(
      date: date ?? Day(number: Int(seconds / 86_400)),
      hour: Int(parts.tm_hour),
      minute: Int(parts.tm_min)
    )
  }

  /// Returns the instant of a time of day, in seconds; nil when the C library has no number for it.
  ///
  /// A time that the clocks skip is the one that they show instead.
  static func instant(of day: Day, seconds: Int) -> Int? {
    let (year, month, dayOfMonth) = day.parts
    var parts = tm()
    parts.tm_year = Int32(year - 1_900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(dayOfMonth)
    parts.tm_hour = Int32(seconds / 3_600)
    parts.tm_min = Int32(seconds / 60 % 60)
    parts.tm_sec = Int32(seconds % 60)
    parts.tm_isdst = -1
    let instant = mktime(&parts)
    // -1 is also a real instant, one second before 1970, which nobody sets their clock to.
    return instant == -1 ? nil : Int(instant)
  }

  /// Returns whether a date never was in this zone, as 2011-12-30 in Samoa, which changed sides of the
  /// date line.
  static func skips(_ day: Day) -> Bool {
    instant(of: day, seconds: 43_200).map { civilTime(at: Int64($0)).date != day } ?? false
  }

  /// Returns the first instant that shows a date or a later one, in seconds since 1970-01-01T00:00Z.
  ///
  /// Looked for, not computed: clocks are set, also at midnight, and whole dates are skipped.
  static func firstInstant(of day: Day) -> Int64 {
    // No zone is further than a day from UTC, and none skips more than one date.
    var before = Int64(day.number - 2) * 86_400
    while civilTime(at: before + 3_600).date < day { before += 3_600 }
    var after = before + 3_600
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if civilTime(at: middle).date < day { before = middle } else { after = middle }
    }
    return after
  }

  /// Returns the name of the person's zone: what `TZ` says, or where the system's file of it lies.
  static func name(in environment: Environment) -> String {
    if let value = environment["TZ"], !value.isEmpty {
      return value.hasPrefix(":") ? String(value.dropFirst()) : value
    }
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/etc/localtime", &bytes, bytes.count - 1)
    let path = String(
      decoding: bytes.prefix(max(0, count)).map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
    guard let directory = path.firstRange(of: "/zoneinfo/") else { return "UTC" }
    return String(path[directory.upperBound...])
  }

  /// Returns the `TZ` of an environment when it names no zone here, so that it can be said: the C
  /// library falls back to UTC without a word (tzset(3)).
  static func unknownName(in environment: Environment) -> String? {
    guard let value = environment["TZ"] else { return nil }
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    let directory = environment["TZDIR"] ?? "/usr/share/zoneinfo"
    let path = name.hasPrefix("/") ? name : directory + "/" + name
    var status = stat()
    let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return isFile || isRule(name) ? nil : value
  }

  /// Returns whether a text has the form of a POSIX rule, such as `CET-1CEST` or `<-03>3`.
  private static func isRule(_ text: String) -> Bool {
    var rest = Substring(text)
    if rest.first == "<" {
      guard let close = rest.firstIndex(of: ">") else { return false }
      rest = rest[close...].dropFirst()
    } else {
      let letters = rest.prefix { $0.isASCII && $0.isLetter }
      guard letters.count >= 3 else { return false }
      rest = rest.dropFirst(letters.count)
    }
    if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
    return rest.first?.isASCII == true && rest.first?.isNumber == true
  }
}
