import LetGoCore
import LetGoPrompts
import LetGoTerminal

/// What records come to as one picture in SVG, which needs no other file.
struct StatsPicture {
  private let numbers: Numbers
  private let wording: Wording
  private let story: YearStory

  private static let margin = 20
  /// Where the columns of the totals begin.
  private static let columns = [0, 124, 250]

  init(_ numbers: Numbers, _ wording: Wording) {
    self.numbers = numbers
    self.wording = wording
    story = YearStory(numbers, wording)
  }

  /// The file.
  var svg: String {
    let map = Drawing(story.map, of: story, in: wording)
    var (y, shapes) = (22, [Drawing.text(wording.text(.pageTitle), x: 0, y: 22, "ink title")])
    for line in head {
      y += 24
      shapes.append(Drawing.text(line, x: 0, y: y, "ink wide"))
    }
    y += 8
    for row in numbers.rows(in: wording) {
      y += 21
      for (column, text) in row.columns.enumerated() {
        let role = column == 1 ? "ink wide" : "faint wide"
        shapes.append(Drawing.text(text, x: Self.columns[min(column, 2)], y: y, role))
      }
    }
    for (title, drawing) in parts(map) {
      y += 42
      shapes.append(Drawing.text(wording.text(title), x: 0, y: y, "ink part"))
      y += 14
      shapes.append(
        .element("g", ["transform": "translate(0 \(y))"], drawing.shapes)
      )
      y += drawing.height
    }
    let (width, height) = (map.width + 2 * Self.margin, y + 2 * Self.margin)
    let inside: [Markup] = [
      .element("title", ["id": "title"], wording.text(.pageTitle)),
      .element("desc", ["id": "desc"], description),
      .element("style", [:], StatsColors.drawingStyle),
      .element("rect", ["class": "ground", "width": "\(width)", "height": "\(height)"]),
      .element("g", ["transform": "translate(\(Self.margin) \(Self.margin))"], shapes),
    ]
    let language = wording.text(.languageTag)
    let root = Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "xml:lang": language, "lang": language,
        "role": "img", "aria-labelledby": "title desc", "width": "\(width)",
        "height": "\(height)", "viewBox": "0 0 \(width) \(height)",
      ],
      inside
    )
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root.source)\n"
  }

  private var head: [String] {
    let lines: [Phrase?] = [
      .pageUntil(day: wording.day(numbers.today)), numbers.inRow,
      numbers.since == nil ? .pageNothing : nil,
    ]
    return lines.compactMap(\.self).map { wording.text($0) }
  }

  private func parts(_ map: Drawing) -> [(Phrase, Drawing)] {
    let bars = story.bars
    return (story.hasLetGo ? [(.pictureLetGo, map)] : [])
      + (bars.isEmpty ? [] : [(.pictureNotSpent, Drawing(bars, width: map.width))])
  }

  /// All that the picture shows, for whoever does not see it.
  private var description: String {
    let totals = numbers.rows(in: wording).map { row in
      "\(row.columns[0]): \(row.columns.dropFirst().joined(separator: ", "))."
    }
    let months = story.sentences.map { "\($0)." }
    return (head + totals + months).joined(separator: " ")
  }
}
