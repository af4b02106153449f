import LetGoCore
import LetGoPrompts
import LetGoTerminal

/// A year of letting go, told in pictures or in sentences.
struct YearStory {
  private let numbers: Numbers
  private let wording: Wording

  init(_ numbers: Numbers, _ wording: Wording) {
    self.numbers = numbers
    self.wording = wording
  }

  /// Whether anything was let go in the year.
  var hasLetGo: Bool { !numbers.year.letGo.isEmpty }

  /// The days of the year.
  var map: HeatMap { HeatMap(numbers.year.letGo, through: numbers.today) }

  /// What was not spent, month by month; no bars where there is nothing to show.
  var bars: [BarChart.Bar] {
    numbers.monthsNotSpent.map { month, amount, currency in
      BarChart.Bar(name(of: month), amount.thousandths, wording.money(amount, currency))
    }
  }

  /// Returns a month like `November`, with its year when it is another.
  func name(of month: Month) -> String {
    let name = wording.prompts.lines(.months)[month.number - 1]
    return month.year == numbers.today.parts.year
      ? name : wording.text(.monthOfYear(month: name, year: String(month.year)))
  }

  /// The pictures for a terminal, each below a blank line and a title.
  func lines(width: Int, in charset: Charset) -> [StyledText] {
    var lines: [StyledText] = []
    if hasLetGo {
      lines += ["", StyledText(wording.text(.pictureLetGo), .strong)]
      lines += map.lines(
        width: width,
        weekdays: wording.prompts.lines(.weekdaysShort),
        months: wording.prompts.lines(.monthsShort),
        in: charset
      )
      lines.append(StyledText(legend(in: charset), .faint))
    }
    if !bars.isEmpty {
      lines += ["", StyledText(wording.text(.pictureNotSpent), .strong)]
      lines += BarChart(bars).lines(width: width, in: charset)
    }
    return lines
  }

  private func legend(in charset: Charset) -> String {
    HeatMap.legend(in: charset) { wording.text(.pictureMore(least: String($0))) }
  }

  /// The months that have something, the earliest first, a sentence each.
  var sentences: [String] { letGoSentences + notSpentSentences }

  /// What was let go, a sentence a month.
  var letGoSentences: [String] {
    numbers.months.compactMap { month in
      let count = numbers.letGo(in: month)
      return count == 0
        ? nil : wording.text(.letGoIn(when: name(of: month), count: String(count)))
    }
  }

  /// What was not spent, a sentence a month.
  var notSpentSentences: [String] {
    zip(numbers.monthsNotSpent, bars).filter { $0.0.amount > .zero }.map { _, bar in
      wording.text(.notSpentIn(when: bar.label, amount: bar.amount))
    }
  }

  /// The months, each with what was let go and not spent in it.
  var months: [(name: String, letGo: String, notSpent: String)] {
    let notSpent = Dictionary(
      uniqueKeysWithValues: zip(numbers.monthsNotSpent.map(\.month), bars.map(\.amount))
    )
    return numbers.months.map { month in
      (name(of: month), String(numbers.letGo(in: month)), notSpent[month] ?? "")
    }
  }

  /// The days on which something was let go, the latest first.
  var days: [(name: String, letGo: String)] {
    numbers.year.letGo.sorted { $0.key > $1.key }.map { (wording.day($0.key), String($0.value)) }
  }

  /// Returns what happened on a day, in a sentence.
  func sentence(of day: Day) -> String {
    wording.text(.letGoIn(when: wording.day(day), count: String(map.count(on: day))))
  }
}
