import LetGoCore
import LetGoLanguage
import Testing

@testable import LetGoCLI

/// What a line at the prompt is taken for.
struct LineTests {
  private static func kind(of line: String) -> String {
    let line = Line(line, reader: Reader(), today: Day(number: 20_787)) { command, words in
      // Nothing waits here but stamps.
      command.verb != "two" || words.last?.hasPrefix("stam") != false
    }
    return switch line {
    case .empty: "empty"
    case .command(let command, let tokens):
      ([command.verb] + tokens.map(\.text)).joined(separator: "|")
    case .item(let name, _): "item \(name)"
    case .nearVerb(let command, let typed): "near \(command.verb) \(typed)"
    case .noItem: "no item"
    }
  }

  @Test(arguments: [
    ("two", "two"), ("TWO", "two"), ("two keep stamps", "two|keep|stamps"),
    ("gone shoes", "gone|shoes"), ("help", "help"),
    ("help pause", "help|pause"), ("undo", "undo"), ("undo list", "undo|list"),
    ("redo", "redo"), ("trash", "trash"), ("trash --limit 3", "trash|--limit|3"),
    ("restore lamp", "restore|lamp"), ("done 1 --yesterday", "done|1|--yesterday"),
    ("history --limit 3", "history|--limit|3"),
    ("box lamp", "box|lamp"), ("keep", "keep"), ("  two  ", "two"),
    ("backup", "backup"), ("backup list", "backup|list"), ("doctor --rebuild", "doctor|--rebuild"),
    ("backup restore newest", "backup|restore|newest"),
    ("backup restore 2026-11-30T081500Z", "backup|restore|2026-11-30T081500Z"),
    ("pause \"espresso machine\" --price 249", "pause|espresso machine|--price|249"),
    ("export", "export"), ("export --format csv", "export|--format|csv"), ("import", "import"),
    ("import -", "import|-"), ("import letgo.json", "import|letgo.json"),
    ("settings", "settings"), ("settings cost 15", "settings|cost|15"),
    ("settings name Ada Byron", "settings|name|Ada|Byron"), ("stats", "stats"),
    ("settings preset minimalists", "settings|preset|minimalists"),
    ("search usb", "search|usb"), ("letgo undo list", "undo|list"),
    (
      "letgo game join git ana@example.org:d.git 0123456789abcdef",
      "game|join|git|ana@example.org:d.git|0123456789abcdef"
    ), ("import ~/letgo.bak", "import|~/letgo.bak"),
  ])
  func `a line that fits its verb's form is a command`(line: String, expected: String) {
    #expect(Self.kind(of: line) == expected)
  }

  @Test(arguments: [
    "home phone", "two candles", "box of cables", "help me", "undo button", "undo list of songs",
    "two keep cups", "two keep", "two keepsakes", "trash bags", "redo kit", "usb cable",
    "why this mug", "quit smoking book", "boxes from the move", "café 日本", "O'Brien's mug",
    "12\" frying pan", "20 mugs", "yes minister dvd", "game boy", "trash can", "📷",
    "back scratcher", "export crate", "import beer glasses", "import beer",
    "back scratcher", "backup drive", "backup list of songs", "backup restore disk", "doctor who",
    "settings menu poster", "stats textbook",
    "letgo sticker", "letgo game boy", "letgo",
  ])
  func `anything else names an item, as it was typed`(line: String) {
    #expect(Self.kind(of: line) == "item \(line)")
  }

  @Test(arguments: [("\"two\"", "item two"), ("\"home phone\"", "item home phone")])
  func `a quoted line is an item`(line: String, expected: String) {
    #expect(Self.kind(of: line) == expected)
  }

  @Test(arguments: [
    ("hlep", "near help hlep"), ("histroy", "near history histroy"), ("unod", "near undo unod"),
    ("boxse", "near boxes boxse"), ("lamp", "item lamp"), ("helper", "item helper"),
  ])
  func `a lone word one slip from a verb is near it`(line: String, expected: String) {
    #expect(Self.kind(of: line) == expected)
  }

  @Test(arguments: ["yes", "no", "y", "20", "$20", "maybe", "3.50", "...", "back", "nah"])
  func `a bare answer is no item`(line: String) {
    #expect(Self.kind(of: line) == "no item")
  }

  @Test(arguments: ["", "   ", "\t"])
  func `blanks are nothing`(line: String) {
    #expect(Self.kind(of: line) == "empty")
  }
}

struct TokensTests {
  @Test(arguments: [
    ("a b", ["a", "b"]), ("\"a b\" c", ["a b", "c"]), ("it's \"here", ["it's", "\"here"]),
    ("12\" pan", ["12\"", "pan"]), ("--why=\"slow mornings\" x", ["--why=slow mornings", "x"]),
    ("\"a\"b", ["\"a\"b"]), ("\"\"", [""]), ("'a b'", ["'a", "b'"]),
    ("\"say \"hi\" now\" x", ["say \"hi", "now\"", "x"]),
  ])
  func `only double quotes group, and only whole words`(line: String, words: [String]) {
    #expect(Tokens.split(line).map(\.text) == words)
  }
}

struct SpellingTests {
  @Test(arguments: [
    ("help", "help", 0), ("hlep", "help", 1), ("hep", "help", 1), ("helpp", "help", 1),
    ("halp", "help", 1), ("", "help", 4), ("kitten", "sitting", 3),
  ])
  func `slips are counted as people make them`(typed: String, meant: String, slips: Int) {
    #expect(Spelling.slips(from: typed, to: meant) == slips)
  }
}
