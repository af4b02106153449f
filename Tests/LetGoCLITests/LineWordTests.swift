import Testing

@testable import LetGoCLI

/// The word at the end of a line that is still typed.
struct LineWordTests {
  @Test(arguments: [
    ("", "", "", []), ("triage ", "", "", ["triage"]), ("triage b", "b", "b", ["triage"]),
    ("triage \"my l", "\"my l", "my l", ["triage"]),
    ("triage \"my list.csv\"", "\"my list.csv\"", "my list.csv", ["triage"]),
    ("triage \"my list.csv\" ", "", "", ["triage", "my list.csv"]),
    ("triage a \"", "\"", "", ["triage", "a"]), ("keep 6\" pi", "pi", "pi", ["keep", "6\""]),
    ("keep \"6\" pi", "pi", "pi", ["keep", "6"]),
    ("keep \"6\"pi", "\"6\"pi", "6\"pi", ["keep"]),
  ])
  func `it holds all that stands in an open quote`(
    line: String,
    typed: String,
    text: String,
    before: [String]
  ) {
    let (tokens, word) = Tokens.begun(line)

    #expect(word.typed == typed)
    #expect(word.text == text)
    #expect(word.isQuoted == (typed != text))
    #expect(tokens.map(\.text) == before)
  }

  @Test(arguments: [
    ("stats --html=b", "b", "b"), ("stats --html=\"my p", "\"my p", "my p"),
    ("stats --html=\"my p\"", "\"my p\"", "my p"), ("stats --html=", "", ""),
  ])
  func `an option before it stands apart`(line: String, typed: String, text: String) {
    let (tokens, word) = Tokens.begun(line)

    #expect(word.option == "--html")
    #expect(word.typed == typed)
    #expect(word.text == text)
    #expect(tokens.map(\.text) == ["stats"])
  }

  @Test(arguments: [
    ("lamp", true, "\"lamp\""), ("two words", false, "\"two words\""), ("", false, "\"\""),
    ("6\"", true, "\"6\"\""), ("6\" pipe", false, nil), ("\"a\"b", false, "\"\"a\"b\""),
    ("Étagère", true, "\"Étagère\""), ("a\u{A0}b", false, "\"a\u{A0}b\""), ("--", true, "\"--\""),
  ])
  func `a text is one word, or is put in quotes, as the line reads it back`(
    text: String,
    isWord: Bool,
    quoted: String?
  ) {
    #expect(Tokens.isWord(text) == isWord)
    #expect(Tokens.quoted(text) == quoted)
    if isWord { #expect(Tokens.split(text) == [Token(text: text)]) }
    if let quoted { #expect(Tokens.split(quoted) == [Token(text: text, isQuoted: true)]) }
  }
}
