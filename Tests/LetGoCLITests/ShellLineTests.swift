import Testing

@testable import LetGoCLI

/// Reading what is typed in another shell, and putting an answer in its place.
struct ShellLineTests {
  private static let breaks = " \t\n\"'@><=;|&(:"

  @Test(arguments: [
    ("letgo keep us", ["letgo", "keep"], "us"), ("letgo keep ", ["letgo", "keep"], ""),
    ("letgo keep usb\\ c", ["letgo", "keep"], "usb c"),
    ("letgo keep \"usb c", ["letgo", "keep"], "usb c"),
    ("letgo keep 'a\\b", ["letgo", "keep"], "a\\b"),
    ("letgo keep \"a\\b \\$ ", ["letgo", "keep"], "a\\b $ "),
    ("letgo keep '' x", ["letgo", "keep", ""], "x"),
    ("letgo keep O\\'Brien", ["letgo", "keep"], "O'Brien"),
    ("letgo keep \\", ["letgo", "keep"], ""),
  ])
  func `quotes are read as shells read them`(line: String, words: [String], cursor: String) {
    let typed = ShellLine(line)

    #expect(typed.words == words)
    #expect(typed.cursor == cursor)
  }

  @Test(arguments: [
    ("letgo keep u", "usb cable", "usb\\ cable"), ("letgo keep \"u", "usb cable", "usb cable"),
    ("letgo keep 'O", "O'Brien's mug", "O'\\''Brien'\\''s mug"),
    (
      "letgo keep p", "pay $(id) `id` \\ \"x\" & ; |",
      "pay\\ \\$\\(id\\)\\ \\`id\\`\\ \\\\\\ \\\"x\\\"\\ \\&\\ \\;\\ \\|"
    ),
    ("letgo keep \"p", "pay $(id) `id` \\ \"x\"", "pay \\$(id) \\`id\\` \\\\ \\\"x\\\""),
    ("letgo export --format=j", "--format=json", "json"),
    ("letgo keep book:d", "book:dune", "dune"), ("letgo keep book\\:d", "book:dune", "book\\:dune"),
    ("letgo keep \"book:d", "book:dune", "book:dune"), ("letgo keep c", "café", "café"),
    ("letgo keep ~", "~/x", "\\~/x"),
  ])
  func `a candidate is quoted as the line is at the cursor`(
    line: String,
    candidate: String,
    replacement: String
  ) {
    #expect(ShellLine(line, breaks: Self.breaks).replacement(for: candidate) == replacement)
  }
}
