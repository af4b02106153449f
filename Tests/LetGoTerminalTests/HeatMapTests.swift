import LetGoCore
import LetGoTerminal
import Testing

/// A year of days, as rows of cells.
struct HeatMapTests {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private let today: Day
  private let map: HeatMap

  init() throws {
    // A Thursday.
    today = try #require(Day("2026-12-03"))
    let counts = [
      "2026-12-03": 1, "2026-12-02": 2, "2026-12-01": 4, "2026-11-30": 5, "2026-11-29": 9,
      "2026-11-28": 10, "2026-10-01": 400,
    ].map { (Day($0.key) ?? Day(number: 0), $0.value) }
    map = HeatMap(Dictionary(uniqueKeysWithValues: counts), through: today)
  }

  private func lines(_ width: Int, _ charset: Charset = .utf8) -> [String] {
    map.lines(width: width, weekdays: Self.weekdays, months: Self.months, in: charset).map(\.plain)
  }

  @Test func `a column is a week from Monday on, and what is to come stays empty`() {
    #expect(
      lines(18) == [
        "    Sep Oct Nov", "Mon ·············▓", "Tue ·············▒", "Wed ·············▒",
        "Thu ····█········░", "Fri ·············", "Sat ············█", "Sun ············▓",
      ]
    )
  }

  @Test func `without UTF-8 each step has a character of its own too`() {
    #expect(
      lines(18, .ascii) == [
        "    Sep Oct Nov", "Mon .............*", "Tue .............+", "Wed .............+",
        "Thu ....#........:", "Fri .............", "Sat ............#", "Sun ............*",
      ]
    )
    #expect(
      HeatMap.legend(in: .ascii) { "\($0) and more" } == ". 0  : 1  + 2-4  * 5-9  # 10 and more"
    )
    #expect(
      HeatMap.legend(in: .utf8) { "\($0) and more" } == "· 0  ░ 1  ▒ 2–4  ▓ 5–9  █ 10 and more"
    )
  }

  @Test(arguments: [(40, 36), (56, 52), (57, 53), (80, 53), (200, 53), (3, 1)])
  func `as many weeks are shown as there is room for, up to a year`(width: Int, weeks: Int) {
    let lines = lines(width)

    #expect(lines.allSatisfy { $0.displayWidth <= 4 + weeks })
    #expect(lines[1].displayWidth == 4 + weeks)
  }

  @Test func `labels in wide characters keep the columns in line`() {
    let lines = map.lines(
      width: 17,
      weekdays: ["月", "火", "水", "木", "金", "土", "日"],
      months: (1...12).map { "\($0)月" },
      in: .utf8
    ).map(\.plain)

    #expect(Array(lines.prefix(2)) == ["   9月 10月", "月 ·············▓"])
    #expect(Set(lines[1...4].map(\.displayWidth)) == [17])
  }

  @Test func `a year begins with a Monday 52 weeks before this one`() throws {
    #expect(HeatMap.first(through: today).description == "2025-12-01")
    #expect(HeatMap.first(through: try #require(Day("2026-11-29"))).description == "2025-11-24")
    #expect(map.weeks.count == 53)
    #expect(map.weeks.last?.count == 4)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (4, 2), (5, 5), (9, 5), (10, 10), (465, 10)])
  func `a step begins at the same count for everybody`(count: Int, least: Int) {
    #expect(HeatMap.Step(count).rawValue == least)
  }

  @Test func `nothing is told by colour alone`() {
    for charset in [Charset.utf8, .ascii] {
      let marks = HeatMap.Step.allCases.map { $0.mark(in: charset) }
      #expect(Set(marks).count == marks.count)
      #expect(marks.allSatisfy { String($0).displayWidth == 1 })
    }
  }
}
