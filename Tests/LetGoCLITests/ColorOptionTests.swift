import Testing

@testable import LetGoCLI

struct ColorOptionTests {
  @Test(
    arguments: [
      ([], [], "auto"), (["--color", "never", "two"], ["two"], "never"),
      (["two", "--color=always"], ["two"], "always"),
      (["gone", "a", "--color", "never", "--color=auto", "lamp"], ["gone", "a", "lamp"], "auto"),
      (["gone", "--", "--color", "never"], ["gone", "--", "--color", "never"], "auto"),
    ] as [([String], [String], String)]
  )
  func `it is taken from wherever it stands`(typed: [String], rest: [String], choice: String) {
    let taken = ColorOption.taken(from: typed)

    #expect(taken.rest == rest)
    #expect(taken.choice.rawValue == choice)
    #expect(taken.problem == nil)
  }

  @Test(arguments: [["--color"], ["--color=blue"], ["two", "--color", "two"]])
  func `what it can't be is complained about`(typed: [String]) {
    #expect(ColorOption.taken(from: typed).problem?.code == .usage)
  }
}
