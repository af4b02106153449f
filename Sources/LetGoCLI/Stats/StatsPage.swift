import LetGoCore
import LetGoPrompts
import LetGoTerminal

/// What records come to as one page in HTML, which needs no other file and no network.
struct StatsPage {
  private let numbers: Numbers
  private let wording: Wording
  private let story: YearStory

  init(_ numbers: Numbers, _ wording: Wording) {
    self.numbers = numbers
    self.wording = wording
    story = YearStory(numbers, wording)
  }

  /// The file.
  var html: String {
    let title = wording.text(.pageTitle)
    let head = Markup.element(
      "head",
      [:],
      [
        // The only elements that have no end.
        Markup(source: "<meta charset=\"utf-8\">"),
        Markup(source: "<meta name=\"viewport\" content=\"width=device-width\">"),
        .element("title", [:], title), .element("style", [:], StatsColors.pageStyle),
      ]
    )
    let main = Markup.element("main", [:], [.element("h1", [:], title)] + words + parts)
    let root = Markup.element(
      "html",
      ["lang": wording.text(.languageTag)],
      [head, .element("body", [:], [main])]
    )
    return "<!DOCTYPE html>\n\(root.source)\n"
  }

  private var words: [Markup] {
    [.element("p", ["class": "quiet"], wording.text(.pageUntil(day: wording.day(numbers.today))))]
      + [numbers.inRow, numbers.since == nil ? .pageNothing : nil].compactMap(\.self)
      .map { .element("p", [:], wording.text($0)) }
  }

  private var parts: [Markup] {
    guard numbers.since != nil else { return [] }
    let map = Drawing(story.map, of: story, in: wording)
    let bars = story.bars
    return [totals]
      + (story.hasLetGo
        ? figure("days", .pictureLetGo, map, story.letGoSentences) : [])
      + (bars.isEmpty
        ? []
        : figure(
          "money",
          .pictureNotSpent,
          Drawing(bars, width: map.width),
          story.notSpentSentences
        )) + [months] + (story.hasLetGo ? [days] : [])
  }

  /// A picture with all that it shows in words, for whoever does not see it.
  private func figure(
    _ id: String,
    _ title: Phrase,
    _ drawing: Drawing,
    _ sentences: [String]
  ) -> [Markup] {
    let title = wording.text(title)
    let drawn = Markup.element(
      "svg",
      [
        "role": "img", "aria-labelledby": "\(id)-title \(id)-desc", "width": "\(drawing.width)",
        "height": "\(drawing.height)", "viewBox": "0 0 \(drawing.width) \(drawing.height)",
      ],
      [
        .element("title", ["id": "\(id)-title"], title),
        .element("desc", ["id": "\(id)-desc"], sentences.map { "\($0)." }.joined(separator: " ")),
      ] + drawing.shapes
    )
    // On a narrow screen it can be moved, by keys too.
    let room = Markup.element(
      "div",
      ["class": "room \(id)", "role": "region", "aria-label": title, "tabindex": "0"],
      [drawn]
    )
    return [.element("h2", [:], title), .element("figure", [:], [room])]
  }

  private var totals: Markup {
    let rows = numbers.rows(in: wording).map { row in
      Markup.element(
        "tr",
        [:],
        [
          .element("th", ["scope": "row"], row.columns[0]),
          .element("td", [:], row.columns.count > 1 ? row.columns[1] : ""),
          .element("td", ["class": "quiet"], row.columns.count > 2 ? row.columns[2] : ""),
        ]
      )
    }
    return table(.pageTotals, head: [], rows)
  }

  private var months: Markup {
    let hasMoney = !story.bars.isEmpty
    let rows = story.months.map { month in
      Self.row(month.name, [month.letGo] + (hasMoney ? [month.notSpent] : []))
    }
    let head: [Phrase] = [.pageMonth, .statsLetGo] + (hasMoney ? [.statsNotSpent] : [])
    return details(.pageMonths, table(.pageMonths, head: head, rows))
  }

  private var days: Markup {
    let rows = story.days.map { Self.row($0.name, [$0.letGo]) }
    return details(.pageDays, table(.pageDays, head: [.pageDay, .statsLetGo], rows))
  }

  private func details(_ summary: Phrase, _ table: Markup) -> Markup {
    .element("details", [:], [.element("summary", [:], wording.text(summary)), table])
  }

  private func table(_ caption: Phrase, head: [Phrase], _ rows: [Markup]) -> Markup {
    let heads = head.enumerated().map { column, phrase in
      Markup.element(
        "th",
        ["scope": "col", "class": column == 0 ? "name" : "number"],
        wording.text(phrase)
      )
    }
    return .element(
      "table",
      [:],
      [.element("caption", [:], wording.text(caption))]
        + (heads.isEmpty ? [] : [.element("thead", [:], [.element("tr", [:], heads)])])
        + [.element("tbody", [:], rows)]
    )
  }

  private static func row(_ name: String, _ numbers: [String]) -> Markup {
    .element(
      "tr",
      [:],
      [.element("th", ["scope": "row"], name)]
        + numbers.map { .element("td", ["class": "number"], $0) }
    )
  }
}
