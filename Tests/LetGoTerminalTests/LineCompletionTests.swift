import LetGoTerminal
import Testing

/// What a press of Tab does with what can stand at the cursor.
struct LineCompletionTests {
  @Test(
    arguments: [
      ("hi", [], .nothing), ("hi", ["history"], .replace(2, with: "history ")),
      ("", ["setup"], .replace(0, with: "setup ")),
      ("pa", ["pause", "pauses"], .replace(2, with: "pause")),
      ("USB", ["usb cable", "usb stick"], .replace(3, with: "usb ")),
      ("cafe\u{301}", ["café au lait"], .replace(5, with: "café au lait ")),
    ] as [(String, [String], LineCompletion.Step)]
  )
  func `it goes on as far as all agree`(
    word: String,
    texts: [String],
    step: LineCompletion.Step
  ) {
    #expect(LineCompletion(of: word, texts.map { .init($0) }).step == step)
  }

  @Test func `where they don't, all are shown, with what they do in a column`() {
    let completion = LineCompletion(
      of: "pause",
      [.init("pause", "waits"), .init("pauses", "what waits"), .init("pause 日本")]
    )

    guard case .list(let rows) = completion.step else {
      Issue.record("no list")
      return
    }
    #expect(
      rows.map(\.plain) == ["pause       waits", "pauses      what waits", "pause 日本"]
    )
  }

  @Test func `a screen of many is shown, with how many more there are`() {
    let many = (0..<50).map { LineCompletion.Candidate("\(Character(Unicode.Scalar(65 + $0)!))x") }

    guard case .list(let rows) = LineCompletion(of: "", many).step else {
      Issue.record("no list")
      return
    }
    #expect(rows.count == 21)
    #expect(rows.last?.plain == "… (30)")
  }
}
