import LetGoCore
import LetGoPrompts
import Testing

@testable import LetGoCLI

/// What a line can go on with, by the table of verbs and some names.
struct CompletionTests {
  private static func completer(isFull: Bool = false) -> Completer {
    Completer(prompts: .english, isFull: { isFull }, known: names)
  }

  private static func names(
    _ known: Form.Known,
    beginningWith text: String
  ) -> [Completion.Candidate] {
    let names: [String] =
      switch known {
      case .items: ["usb cable", "usb cable, long", "umbrella", "USB stick", "-v"]
      case .boxes: ["upper shelf"]
      case .openThings: ["renew passport"]
      case .waitingThings: ["learn Italian"]
      case .wishes: ["espresso machine"]
      case .discards: ["lamp"]
      case .backups: ["2026-11-29T08:30:00Z"]
      case .rounds: ["December 2026"]
      }
    return names.filter { $0.lowercased().hasPrefix(text.lowercased()) }
      .map { Completion.Candidate(text: $0) }
  }

  /// Completes a line at its end.
  private static func completion(_ line: String, isFull: Bool = false) -> Completion {
    var tokens = Tokens.split(line)
    let cursor = line.last?.isWhitespace ?? true ? "" : tokens.popLast()?.text ?? ""
    return completer(isFull: isFull).completion(after: tokens, at: cursor)
  }

  @Test(arguments: [
    ("do", ["done", "doctor"]), ("DON", ["done"]), ("pa", ["pause", "pauses", "passed"]),
    ("verdict --ex", ["--exempt", "--exit-status"]),
    ("verdict lamp --exempt ", ["emergency", "consumable", "seasonal", "not mine"]),
    ("verdict lamp --exempt=s", ["--exempt=seasonal"]),
    ("verdict lamp --used n", ["no"]), ("verdict lamp --used no --u", []),
    ("gone lamp --to ", ["sold", "given", "recycled", "thrown"]),
    ("export --format ", ["json", "csv", "ics"]), ("export --format=j", ["--format=json"]),
    ("triage list --as c", ["csv"]), ("triage list --decimal ", [",", "."]),
    ("triage list --only l", ["let go"]),
    ("triage list --encoding utf-16", ["UTF-16LE", "UTF-16BE"]),
    ("stats ", ["--json", "--html", "--svg"]),
    ("stats --", ["--json", "--html", "--svg", "--help"]), ("boxes ", []),
    ("sync ", ["setup", "status", "off"]), ("sync setup ", ["folder", "git"]),
    ("sync SETUP g", ["git"]), ("sync setup git ", []), ("undo l", ["list"]),
    (
      "game ",
      [
        "start", "log", "end", "history", "invite", "join", "send", "receive", "standings",
        "leave",
      ]
    ),
    ("game start --", ["--days", "--from", "--grace", "--relaxed", "--help"]),
    ("game standings ", ["December 2026"]), ("game standings december ", ["2026"]),
    ("game invite g", ["git"]), ("game log 3 ", []),
    ("backup restore ", ["2026-11-29T08:30:00Z"]), ("two ", ["keep"]),
    ("two keep ", ["learn Italian"]), ("help t", ["triage", "two", "trash", "try"]),
    ("settings pause-", ["pause-price", "pause-days", "pause-hours"]),
    ("settings theme ", ["auto", "warm", "dark", "published"]),
    ("settings language ", ["auto", "en", "de", "published"]),
    ("settings preset ", ["minimalists", "published"]), ("settings cost p", ["published"]),
    ("understand p", ["price"]), ("completions ", ["bash", "zsh", "fish"]),
    ("keep us", ["usb cable", "usb cable, long", "USB stick"]),
    ("keep usb c", ["cable", "cable, long"]), ("keep usb cable, ", ["long"]),
    ("keep ", ["usb cable", "usb cable, long", "umbrella", "USB stick"]),
    ("out up", ["upper shelf"]), ("bought e", ["espresso machine"]), ("restore ", ["lamp"]),
    ("done r", ["renew passport"]), ("done renew passport --add u", []),
    ("pause lamp --why us", []), ("pause lamp --why us --pr", ["--price"]),
    ("usb cable", []), ("\"done\" ", []), ("-- ", []),
  ])
  func `a line goes on with what its verb takes`(line: String, texts: [String]) {
    #expect(Self.completion(line).candidates.map(\.text) == texts)
  }

  @Test(arguments: [
    ("export --form", "json for 'import', csv for people, ics for a calendar"),
    ("triage --form", "how the list is written"),
    ("status --form", "for what bar it is written; TEXT has {one} {two} {due}"),
    ("settings --cos", "what another one has to cost less than"),
    ("verdict x --cos", "what another one costs"),
    ("verdict x --rec", "records the verdict, unless it is undecided"),
    ("settings day-", "when a new day begins"),
    ("settings pres", "several limits at once: minimalists or published"),
  ])
  func `what stands beside it is said of the verb at hand`(line: String, summary: String) {
    #expect(Self.completion(line).candidates.map(\.summary) == [summary])
  }

  @Test(arguments: [
    ("triage ", true), ("triage one.csv ", true), ("import ", true), ("import --", false),
    ("export --output ", true), ("game invite ", true), ("game invite folder ", true),
    ("game invite folder one ", false), ("sync setup folder ", true), ("sync setup git ", false),
    ("keep ", false), ("", false),
  ])
  func `a file is completed where one can be named`(line: String, takesFile: Bool) {
    #expect((Self.completion(line).path != nil) == takesFile)
  }

  @Test func `add is not offered while both places are taken, and known all the same`() {
    #expect(Self.completion("a").candidates.map(\.text) == ["again", "add"])
    #expect(Self.completion("a", isFull: true).candidates.map(\.text) == ["again"])
    #expect(!Self.completion("", isFull: true).candidates.map(\.text).contains("add"))
    #expect(Self.completion("add --", isFull: true).candidates.map(\.text) == ["--help"])
    #expect(Self.completion("help ad", isFull: true).candidates.map(\.text) == ["add"])
  }

  @Test func `every verb and option of the table is offered, with its line`() {
    let verbs = Self.completion("").candidates

    #expect(verbs.map(\.text) == CommandTable.verbs)
    #expect(verbs.allSatisfy { !$0.summary.isEmpty })
    for command in CommandTable.commands {
      let options = Self.completion("\(command.verb) --").candidates
      for option in options { #expect(!option.summary.isEmpty, "\(command.verb) \(option.text)") }
      #expect(options.last?.text == "--help")
    }
  }

  @Test(arguments: Language.allCases)
  func `words that can stand after a verb have what they do beside them`(language: Language) {
    for line in [
      "game ", "game invite ", "game join ", "sync ", "sync setup ", "backup ", "undo ", "two ",
      "help ", "settings ", "settings theme ", "settings recall ", "settings preset ",
      "settings cost ", "settings currency ",
    ] {
      let tokens = Tokens.split(line)
      let completer = Completer(prompts: .of(language), isFull: { false }, known: { _, _ in [] })
      let candidates = completer.completion(after: tokens, at: "").candidates

      #expect(!candidates.isEmpty, "\(line)")
      for word in candidates { #expect(!word.summary.isEmpty, "\(language) \(line)\(word.text)") }
    }
  }

  @Test(arguments: [
    ("settings theme publ", "sets it back to what was published: auto"),
    ("settings COST publ", "sets it back to what was published: 20"),
    ("settings currency publ", "sets it back to what was published: any"),
    ("settings preset publ", "every limit as it was published"),
    ("settings theme wa", "for a light background"),
    ("sync setup fo", "a folder that something carries between your devices"),
    ("game invite fo", "through a folder that something carries between you"),
  ])
  func `a word is explained where it stands`(line: String, summary: String) {
    #expect(Self.completion(line).candidates.map(\.summary) == [summary])
  }

  @Test func `each name that help writes has something that completes it, or is new`() {
    let new: Set = ["N", "TEXT", "DATE", "K", "URL", "VALUE", "NUMBER", "FILE", "PATH"]
    let made = ["add", "pause", "game"]
    for command in CommandTable.commands where !made.contains(command.verb) {
      let blanks = command.form.operand.text.split { !$0.isLetter }.map(String.init)
        .filter { $0 == $0.uppercased() && !new.contains($0) && $0 != "VERB" }
      for blank in blanks {
        let isKnown = command.form.known[blank] != nil
        #expect(
          isKnown || !command.choices(for: blank, after: []).isEmpty,
          "\(command.verb) \(blank)"
        )
      }
    }
  }
}
