import LetGoTerminal
import Testing

/// How many colours are written, by the terminal and by what a person wants.
struct ColorDepthTests {
  @Test(
    arguments: [
      // What the terminal shows.
      (true, .auto, ["TERM": "xterm-256color"], .indexed),
      (true, .auto, ["TERM": "xterm"], .sixteen),
      (true, .auto, ["TERM": "linux"], .sixteen), (true, .auto, ["TERM": "vt100"], .none),
      (true, .auto, ["TERM": "dumb"], .none),
      (true, .auto, [:], .none), (true, .auto, ["TERM": "no-such-terminal"], .sixteen),
      (true, .auto, ["TERM": "xterm", "COLORTERM": "truecolor"], .direct),
      (true, .auto, ["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (false, .auto, ["TERM": "xterm-256color"], .none),
      // What a person wants everywhere.
      (true, .auto, ["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
      (false, .auto, ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .indexed),
      (false, .auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], .sixteen),
      (false, .auto, ["TERM": "xterm-256color", "CLICOLOR_FORCE": "0"], .none),
      (false, .auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .none),
      // What a person wants now.
      (false, .always, ["TERM": "xterm-256color", "NO_COLOR": "1"], .indexed),
      (false, .always, [:], .sixteen),
      (true, .never, ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .none),
    ] as [(Bool, ColorDepth.Choice, [String: String], ColorDepth)]
  )
  func `what is wanted comes before what is shown`(
    isTerminal: Bool,
    choice: ColorDepth.Choice,
    environment: [String: String],
    expected: ColorDepth
  ) {
    let depth = ColorDepth(isTerminal: isTerminal, choice: choice) { environment[$0] }

    #expect(depth == expected)
  }
}
