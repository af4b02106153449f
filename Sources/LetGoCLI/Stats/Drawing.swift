import LetGoCore
import LetGoPrompts
import LetGoTerminal

/// A drawing in SVG, from its upper left corner on.
struct Drawing {
  /// How far it reaches, in the units of SVG, of which there are as many as pixels.
  let width: Int
  let height: Int
  /// What is drawn.
  let shapes: [Markup]
}

extension Drawing {
  private static let pitch = 13
  /// Where the first week begins, after the names of the days and below those of the months.
  private static let (left, top) = (38, 18)

  /// How long a side a square has; that, and no colour, tells how much there was.
  private static func side(of step: HeatMap.Step) -> Int {
    switch step {
    case .none: 3
    case .one: 5
    case .few: 7
    case .several: 9
    case .many: 11
    }
  }

  /// Draws the days of a year as squares, a column a week, with what they stand for below.
  init(_ map: HeatMap, of story: YearStory, in wording: Wording) {
    let weeks = map.weeks
    let (months, weekdays) = (
      wording.prompts.lines(.monthsShort), wording.prompts.lines(.weekdaysShort)
    )
    let legendTop = Self.top + 7 * Self.pitch + 12
    width = Self.left + weeks.count * Self.pitch
    height = legendTop + Self.pitch
    shapes =
      HeatMap.months(in: weeks).filter { $0.column < weeks.count - 1 }.map { column, month in
        Self.text(months[month - 1], x: Self.left + column * Self.pitch, y: 10, "faint")
      }
      + weekdays.enumerated().map { weekday, name in
        Self.text(name, x: 0, y: Self.top + weekday * Self.pitch + 10, "faint")
      }
      + weeks.enumerated().flatMap { column, days in
        days.map { day in
          let step = HeatMap.Step(map.count(on: day))
          let (x, y) = (
            Self.left + column * Self.pitch, Self.top + day.weekday * Self.pitch
          )
          // Of the days without anything there is nothing to say.
          let title = step == .none ? nil : story.sentence(of: day)
          return Self.square(step, x: x, y: y, title: title)
        }
      } + Self.legend(top: legendTop, right: width, wording)
  }

  /// Draws amounts as bars; their labels and amounts stand before them, where a narrow screen has them.
  init(_ bars: [BarChart.Bar], width: Int) {
    let (amounts, left, height) = (214, 224, 22)
    let most = bars.map(\.length).max() ?? 0
    self.width = width
    self.height = bars.count * height
    shapes = bars.enumerated().flatMap { row, bar in
      let top = row * height
      let share = most == 0 ? 0 : Double(bar.length) / Double(most)
      // What there is, however little, has something to show.
      let length =
        bar.length == 0
        ? 0 : max(1, Int((share * Double(width - left)).rounded()))
      let drawn = Markup.element(
        "rect",
        [
          "class": "mark", "x": "\(left)", "y": "\(top + 4)", "width": "\(length)",
          "height": "14",
        ]
      )
      let amount = Markup.element(
        "text",
        ["class": "ink", "x": "\(amounts)", "y": "\(top + 15)", "text-anchor": "end"],
        bar.amount
      )
      return [Self.text(bar.label, x: 0, y: top + 15, "faint"), amount]
        + (length == 0 ? [] : [drawn])
    }
  }

  /// Returns a text that begins at a place.
  static func text(_ text: String, x: Int, y: Int, _ role: String) -> Markup {
    .element("text", ["class": role, "x": "\(x)", "y": "\(y)"], text)
  }

  private static func square(
    _ step: HeatMap.Step,
    x: Int,
    y: Int,
    title: String? = nil
  ) -> Markup {
    let side = side(of: step)
    // Halves keep the middle of an odd one in the middle.
    let inset = Double(pitch - side) / 2
    return .element(
      "rect",
      [
        "class": step == .none ? "faint" : "mark", "x": "\(Double(x) + inset)",
        "y": "\(Double(y) + inset)", "width": "\(side)", "height": "\(side)",
      ],
      title.map { [.element("title", [:], $0)] } ?? []
    )
  }

  /// At the right, where a narrow screen has it with the latest weeks.
  private static func legend(top: Int, right: Int, _ wording: Wording) -> [Markup] {
    let steps = HeatMap.Step.allCases.map { step in
      let words = HeatMap.range(of: step, in: .utf8) {
        wording.text(.pictureMore(least: String($0)))
      }
      // Room for a digit is room for most letters.
      return (step, words, width: pitch + 5 + 8 * words.displayWidth + 14)
    }
    var x = right - steps.reduce(0) { $0 + $1.width }
    return steps.flatMap { step, words, width in
      defer { x += width }
      return [square(step, x: x, y: top), text(words, x: x + pitch + 5, y: top + 10, "faint")]
    }
  }
}
