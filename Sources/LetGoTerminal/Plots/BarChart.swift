/// Amounts as bars that lie side by side, each with its label before it and its amount after.
package struct BarChart: Equatable, Sendable {
  /// One of the amounts.
  package struct Bar: Equatable, Sendable {
    /// What it is the amount of.
    package let label: String
    /// How long it is, in any unit that all bars share.
    package let length: Int64
    /// How the amount is written.
    package let amount: String

    package init(_ label: String, _ length: Int64, _ amount: String) {
      self.label = label
      self.length = length
      self.amount = amount
    }
  }

  private let bars: [Bar]

  /// The longest that a bar gets, in cells: a wide window makes none longer.
  private static let longest = 40
  /// From an eighth of a cell to a whole one.
  private static let eighths = Array("▏▎▍▌▋▊▉█")

  package init(_ bars: [Bar]) {
    self.bars = bars
  }

  /// Returns the rows in a width; bars get shorter in a narrow one, and words do not.
  package func lines(width: Int, in charset: Charset) -> [StyledText] {
    let labels = (bars.map(\.label.displayWidth).max() ?? 0) + 2
    let amounts = (bars.map(\.amount.displayWidth).max() ?? 0) + 1
    let room = max(1, min(Self.longest, width - labels - amounts))
    let most = bars.map(\.length).max() ?? 0
    return bars.map { bar in
      let label = StyledText(bar.label.padded(to: labels), .faint)
      guard bar.length > 0 else { return label + StyledText(bar.amount, .faint) }
      let drawn = Self.drawn(bar.length, of: most, in: room, charset)
      return label + StyledText(drawn, .letGo) + StyledText(" " + bar.amount)
    }
  }

  private static func drawn(
    _ length: Int64,
    of most: Int64,
    in room: Int,
    _ charset: Charset
  ) -> String {
    // What there is, however little, has something to show.
    let share = Double(length) / Double(most) * Double(room)
    guard charset == .utf8 else {
      return String(repeating: "=", count: max(1, Int(share.rounded())))
    }
    let parts = max(1, Int((share * 8).rounded()))
    let rest = parts % 8 == 0 ? "" : String(eighths[parts % 8 - 1])
    return String(repeating: "█", count: parts / 8) + rest
  }
}
