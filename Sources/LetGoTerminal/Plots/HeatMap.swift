import LetGoCore

/// A year of days as rows of cells: a column is a week from Monday on, and a cell tells by its character
/// how much there was on its day.
package struct HeatMap: Equatable, Sendable {
  /// How much there was on a day.
  ///
  /// The bounds are fixed, so that a day looks the same in a year's time, in another's year, and however
  /// much there was on other days.
  package enum Step: Int, CaseIterable, Sendable {
    case none = 0
    case one = 1
    case few = 2
    case several = 5
    case many = 10

    /// Makes the step that a count lies in; its raw value is the least that does.
    package init(_ count: Int) {
      self = Self.allCases.last { $0.rawValue <= count } ?? .none
    }

    /// The greatest count in the step; nil for the last one.
    package var most: Int? {
      Self.allCases.first { $0.rawValue > rawValue }.map { $0.rawValue - 1 }
    }

    fileprivate var mark: (utf8: Character, ascii: Character) {
      switch self {
      case .none: ("·", ".")
      case .one: ("░", ":")
      case .few: ("▒", "+")
      case .several: ("▓", "*")
      case .many: ("█", "#")
      }
    }

    /// Returns the character that stands for it.
    package func mark(in charset: Charset) -> Character {
      charset == .utf8 ? mark.utf8 : mark.ascii
    }

    fileprivate var style: Style { self == .none ? .faint : .letGo }
  }

  /// A year has the days of 53 weeks at the most.
  package static let mostWeeks = 53

  private let counts: [Day: Int]
  private let last: Day

  /// Takes what there was on which day, up to a last day.
  package init(_ counts: [Day: Int], through last: Day) {
    self.counts = counts
    self.last = last
  }

  /// Returns the Monday that a year of weeks begins with.
  package static func first(through last: Day) -> Day { monday(weeks: mostWeeks, through: last) }

  private static func monday(weeks: Int, through last: Day) -> Day {
    last + -(last.weekday + 7 * (weeks - 1))
  }

  /// The weeks of a year, each with its days up to the last one.
  package var weeks: [[Day]] {
    let first = Self.first(through: last)
    return (0..<Self.mostWeeks).map { week in
      (0..<7).map { first + (7 * week + $0) }.filter { $0 <= last }
    }
  }

  /// Returns how much there was on a day.
  package func count(on day: Day) -> Int { counts[day, default: 0] }

  /// Returns the column in which each month begins, with the month's number, 1 to 12.
  package static func months(in weeks: some Sequence<[Day]>) -> [(column: Int, month: Int)] {
    weeks.enumerated().compactMap { column, days in
      days.first { $0.parts.day == 1 }.map { (column, $0.parts.month) }
    }
  }

  /// Returns the rows, of as many of the latest weeks as a width holds: the months above, then Monday
  /// to Sunday.
  package func lines(
    width: Int,
    weekdays: [String],
    months: [String],
    in charset: Charset
  ) -> [StyledText] {
    let margin = (weekdays.map(\.displayWidth).max() ?? 0) + 1
    let shown = weeks.suffix(max(1, width - margin))
    let head = monthLine(of: shown, names: months, margin: margin)
    return [StyledText(head, .faint)]
      + weekdays.enumerated().map { weekday, name in
        let label = StyledText(name.padded(to: margin), .faint)
        let days = shown.compactMap { week in week.first { $0.weekday == weekday } }
        return days.chunkedByStep(in: self).reduce(label) { line, run in
          let mark = String(run.step.mark(in: charset))
          return line + StyledText(String(repeating: mark, count: run.count), run.step.style)
        }
      }
  }

  private func monthLine(of weeks: ArraySlice<[Day]>, names: [String], margin: Int) -> String {
    var line = ""
    let width = margin + weeks.count
    for (column, month) in Self.months(in: weeks) {
      let (start, name) = (margin + column, names[month - 1])
      // A name has room after a blank, and up to the edge.
      guard start > line.displayWidth, start + name.displayWidth <= width else { continue }
      line = line.padded(to: start) + name
    }
    return line
  }

  /// Returns what each character stands for.
  package static func legend(in charset: Charset, more: (Int) -> String) -> String {
    Step.allCases.map { "\($0.mark(in: charset)) \(range(of: $0, in: charset, more: more))" }
      .joined(separator: "  ")
  }

  /// Returns the counts that lie in a step, such as `2–4`; of the last one `more` tells.
  package static func range(of step: Step, in charset: Charset, more: (Int) -> String) -> String {
    guard let most = step.most else { return more(step.rawValue) }
    let dash = charset == .utf8 ? "–" : "-"
    return most == step.rawValue ? String(most) : "\(step.rawValue)\(dash)\(most)"
  }
}

extension [Day] {
  /// The days as runs of one step each.
  fileprivate func chunkedByStep(in map: HeatMap) -> [(step: HeatMap.Step, count: Int)] {
    reduce(into: []) { runs, day in
      let step = HeatMap.Step(map.count(on: day))
      if runs.last?.step == step {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((step, 1))
      }
    }
  }
}
