import LetGoTerminal
import Testing

/// Amounts as bars.
struct BarChartTests {
  private static let bars = [
    BarChart.Bar("September", 8_000, "€8"), BarChart.Bar("October", 0, "€0"),
    BarChart.Bar("November", 3_000, "€3"), BarChart.Bar("December", 1, "€0.00"),
  ]

  @Test(
    arguments: [
      (
        25, .utf8,
        ["September  ████████ €8", "October    €0", "November   ███ €3", "December   ▏ €0.00"]
      ),
      (
        22, .utf8,
        ["September  █████ €8", "October    €0", "November   █▉ €3", "December   ▏ €0.00"]
      ),
      (
        24, .ascii,
        ["September  ======= €8", "October    €0", "November   === €3", "December   = €0.00"]
      ),
      (4, .utf8, ["September  █ €8", "October    €0", "November   ▍ €3", "December   ▏ €0.00"]),
    ] as [(Int, Charset, [String])]
  )
  func `the longest fills the room, and the others are in proportion to an eighth of a cell`(
    width: Int,
    charset: Charset,
    lines: [String]
  ) {
    #expect(BarChart(Self.bars).lines(width: width, in: charset).map(\.plain) == lines)
  }

  @Test func `a wide window makes no bar longer than forty cells`() {
    let lines = BarChart([.init("May", .max, "$1")]).lines(width: 200, in: .utf8).map(\.plain)

    #expect(lines == ["May  \(String(repeating: "█", count: 40)) $1"])
  }

  @Test func `labels of any width keep the bars in line`() {
    let bars = ["五月", "e\u{301}te\u{301}", "🪑", "May"].map { BarChart.Bar($0, 1, "1") }

    let lines = BarChart(bars).lines(width: 10, in: .utf8).map(\.plain)

    #expect(lines == ["五月  ██ 1", "e\u{301}te\u{301}   ██ 1", "🪑    ██ 1", "May   ██ 1"])
  }

  @Test func `no bars are no lines`() {
    #expect(BarChart([]).lines(width: 80, in: .utf8).isEmpty)
  }
}
