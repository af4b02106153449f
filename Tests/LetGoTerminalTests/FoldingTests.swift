import LetGoTerminal
import Testing

struct FoldingTests {
  @Test(
    arguments: [
      ("two old lamps", 13, ["two old lamps"]), ("two old lamps", 12, ["two old", "lamps"]),
      ("two old lamps", 3, ["two", "old", "lam", "ps"]), ("", 5, [""]),
      ("日本語の本 棚", 8, ["日本語の", "本 棚"]), ("日本", 1, ["日", "本"]),
      ("👩‍👩‍👧 photo e\u{301}te\u{301}", 8, ["👩‍👩‍👧 photo", "e\u{301}te\u{301}"]),
    ] as [(String, Int, [String])]
  )
  func `text is broken at blanks, and no character is`(
    text: String,
    width: Int,
    lines: [String]
  ) {
    #expect(text.folded(to: width) == lines)
  }

  @Test func `styled text keeps its styles where it is broken, and how far it is set in`() {
    let text =
      StyledText("  ") + StyledText("Keep", .keep) + ". Used in the "
      + StyledText("last days", .strong)

    let rows = text.folded(to: 14)

    #expect(rows.map(\.plain) == ["  Keep. Used", "  in the last", "  days"])
    #expect(rows.map { $0.spans.last?.style } == [.body, .strong, .strong])
    #expect(text.folded(to: 80) == [text])
  }

  @Test(
    arguments: [
      (30, ["pause  waits 30 days before", "       buying"]),
      (12, ["pause", "      waits", "      30", "      days", "      before", "      buying"]),
    ] as [(Int, [String])]
  )
  func `what is said of a label stands beside it, or below it where there is little room`(
    room: Int,
    rows: [String]
  ) {
    let text = StyledText("pause", .strong)

    let said = text.rows(saying: "waits 30 days before buying", from: 7, within: room)

    #expect(said.map(\.plain) == rows)
  }
}
