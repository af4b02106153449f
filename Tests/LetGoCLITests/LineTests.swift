import LetGoCore
import LetGoLanguage
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// What a line at the prompt is taken for.
struct LineTests {
  private static func kind(of line: String) -> String {
    let things = Prompts.english.lines(.thingsNearVerbs).flatMap { $0.split(separator: " ") }
    let line = Line(
      line,
      reader: Reader(),
      today: Day(number: 20_787),
      things: Set(things.map(String.init))
    ) { command, words in
      // Nothing waits here but stamps.
      command.verb != "two" || words.last?.hasPrefix("stam") != false
    }
    return switch line {
    case .empty: "empty"
    case .command(let command, let tokens):
      ([command.verb] + tokens.map(\.text)).joined(separator: "|")
    case .item(let name, _): "item \(name)"
    case .nearVerb(let command, let tokens, let typed):
      (["near", command.verb] + tokens.map(\.text)).joined(separator: " ") + " | \(typed)"
    case .request(let request): "request \(request)"
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
    ("import nofile", "import|nofile"), ("import old list.csv", "import|old|list.csv"),
    ("export list.csv", "export|list.csv"), ("stats page.html", "stats|page.html"),
    ("triage nofile.csv", "triage|nofile.csv"),
    ("backup restore letgo.db", "backup|restore|letgo.db"),
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
    "home phone", "two candles", "box of cables", "undo button", "undo list of songs",
    "two keep cups", "two keep", "two keepsakes", "trash bags", "redo kit", "usb cable",
    "quit smoking book", "boxes from the move", "café 日本", "O'Brien's mug",
    "12\" frying pan", "20 mugs", "yes minister dvd", "game boy", "trash can", "📷",
    "back scratcher", "export crate", "import beer glasses", "import taxes folder",
    "back scratcher", "backup drive", "backup list of songs", "backup restore disk", "doctor who",
    "settings menu poster", "stats textbook",
    "letgo sticker", "letgo game boy", "letgo", "game cube", "sync cable", "backup tapes",
  ])
  func `anything else names an item, as it was typed`(line: String) {
    #expect(Self.kind(of: line) == "item \(line)")
  }

  @Test(arguments: [("\"two\"", "item two"), ("\"home phone\"", "item home phone")])
  func `a quoted line is an item`(line: String, expected: String) {
    #expect(Self.kind(of: line) == expected)
  }

  @Test(arguments: [
    ("hlep", "near help | hlep"), ("histroy", "near history | histroy"),
    ("unod", "near undo | unod"), ("boxse", "near boxes | boxse"),
    ("boxess", "near boxes | boxess"),
    ("gon lamp", "near gone lamp | gon lamp"), ("Pasue", "near pause | Pasue"),
    ("hoem phone", "item hoem phone"), ("lamp", "item lamp"), ("helper", "item helper"),
  ])
  func `a word one slip from a verb that fits is near it`(line: String, expected: String) {
    #expect(Self.kind(of: line) == expected)
  }

  @Test(arguments: [
    "suit", "toy", "tray", "games", "gate", "bow", "fox", "hose", "tome", "bone", "cone", "crop",
    "statue", "setting", "hut", "dose", "quilt", "drone", "boxers", "hoe", "watch",
    "Spiel",
    "our wedding photos", "the manual", "a hint book", "that old lamp", "drip tray", "tow rope",
    "red scarf", "stars poster", "quiz cards",
  ])
  func `a thing that only looks like a verb is a thing`(line: String) {
    #expect(Self.kind(of: line) == "item \(line)")
  }

  @Test(arguments: [
    ("settings langauge de", "settings|langauge|de"), ("settings curency", "settings|curency"),
    ("game strat", "game|strat"), ("undo lits", "undo|lits"), ("sync statsu", "sync|statsu"),
    ("settings lang", "settings|lang"), ("game stan", "game|stan"), ("undo 2", "undo|2"),
    ("stats 2026", "stats|2026"), ("backup lst", "backup|lst"), ("help histroy", "help|histroy"),
  ])
  func `a slip in the word after a verb is the verb's to tell of`(line: String, expected: String) {
    #expect(Self.kind(of: line) == expected)
  }

  @Test(arguments: [
    ("q", "quit"), ("stop", "quit"), ("bye", "quit"), ("good night", "quit"), ("help me", "help"),
    ("?", "help"), ("why this mug", "why"), ("undo that", "undo"), ("take it back", "undo"),
    ("back", "back"), ("skip", "skip"),
  ])
  func `what asks the shell for something is no item`(line: String, request: String) {
    #expect(Self.kind(of: line) == "request \(request)")
  }

  @Test(arguments: [
    ("add sell it on ebay", "add|sell|it|on|ebay"), ("add give them away", "add|give|them|away"),
    ("gone it and them lamp", "gone|it|and|them|lamp"),
  ])
  func `beside a name such a word is a part of it, as in a thing to do`(line: String, read: String)
  {
    #expect(Self.kind(of: line) == read)
  }

  @Test(arguments: [
    "box it", "keep it", "gone it", "let it go", "sell it", "throw it away", "it", "box it up",
    "box it for 60 days", "gone it --yesterday",
  ])
  func `a word for the thing last spoken of is no name`(line: String) {
    #expect(Self.kind(of: line) == "no item")
  }

  @Test(arguments: ["yes", "no", "y", "20", "$20", "maybe", "3.50", "...", "nah", "never"])
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

  @Test(arguments: [
    ("--json", nil), ("--nope", nil), ("--too", "--to"), ("--jsn", "--json"), ("--nxet", "--next"),
    ("--excempt", "--exempt"), ("histroy", "history"), ("HLEP", "help"), ("usb", nil),
    ("x", nil), ("", nil), ("settnigs", "settings"), ("complteions", "completions"),
  ])
  func `what is offered is near for its length`(typed: String, offered: String?) {
    let known =
      typed.hasPrefix("--json")
      ? ["--to", "--got", "--why"]
      : [
        "--to", "--next", "--json", "--exempt", "history", "help", "two", "settings", "completions",
      ]

    #expect(Spelling.suggestion(for: typed, among: known) == offered)
  }
}

struct TypingTests {
  @Test(arguments: [
    ("hlep", "help"), ("hep", "help"), ("helpp", "help"), ("hwlp", "help"), ("ehlp", "help"),
    ("HELO", "help"),
  ])
  func `a slip is one that fingers make`(typed: String, meant: String) {
    #expect(Typing.isSlip(typed, of: meant))
  }

  @Test(arguments: [
    ("help", "help"), ("kelp", "help"), ("helm", "help"), ("helper", "help"), ("elp", "help"),
    ("whelp", "help"), ("hlpe", "help"), ("", "help"), ("h", ""),
  ])
  func `another word is none`(typed: String, meant: String) {
    #expect(!Typing.isSlip(typed, of: meant))
  }
}
