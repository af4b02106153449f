import LetGoTerminal
import Testing

struct PaletteTests {
  @Test(
    arguments: [
      (true, "xterm-256color", nil, Palette.sixteen),
      (true, "xterm-256color", "", .sixteen),
      (true, "xterm-256color", "1", .none),
      (false, "xterm-256color", nil, .none),
      (true, "dumb", nil, .none),
      (true, "", nil, .none),
      (true, nil, nil, .none),
    ] as [(Bool, String?, String?, Palette)]
  )
  func `colour needs a terminal that shows it and a person who wants it`(
    isTerminal: Bool,
    term: String?,
    noColor: String?,
    expected: Palette
  ) {
    #expect(Palette(isTerminal: isTerminal, term: term, noColor: noColor) == expected)
  }

  @Test(arguments: Style.allCases)
  func `without colour every role is the text alone`(style: Style) {
    #expect(Palette.none.render("let go", as: style) == "let go")
  }

  @Test(arguments: Style.allCases.filter { $0 != .body })
  func `a role is turned off again after the text`(style: Style) {
    let rendered = Palette.sixteen.render("café", as: style)

    #expect(rendered.hasPrefix("\u{1B}["))
    #expect(rendered.hasSuffix("café\u{1B}[0m"))
  }

  @Test
  func `body and nothing at all have no sequences`() {
    #expect(Palette.sixteen.render("plain", as: .body) == "plain")
    #expect(Palette.sixteen.render("", as: .keep) == "")
  }
}
