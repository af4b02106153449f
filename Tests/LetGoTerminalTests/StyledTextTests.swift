import LetGoTerminal
import Testing

struct StyledTextTests {
  @Test
  func `texts are added in order, each with its role`() {
    let text = StyledText("You can let it go.", .letGo) + " Unused, and " + StyledText("8", .strong)

    #expect(text.plain == "You can let it go. Unused, and 8")
    #expect(text.spans.map(\.style) == [.letGo, .body, .strong])
  }

  @Test
  func `an interpolated text is one stretch of body`() {
    let name = "usb cable"

    let text: StyledText = "Kept '\(name)'."

    #expect(text == StyledText("Kept 'usb cable'."))
  }

  @Test
  func `without colour the text is written as it is`() {
    let text = StyledText("keep", .keep) + ": a lamp"

    #expect(text.rendered(in: .none) == "keep: a lamp")
  }

  @Test
  func `colour surrounds only what has a role`() {
    let text = StyledText("keep", .keep) + ": a lamp"

    #expect(text.rendered(in: Palette(.sixteen, on: nil)) == "\u{1B}[36mkeep\u{1B}[0m: a lamp")
  }
}
