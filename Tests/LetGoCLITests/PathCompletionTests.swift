import LetGoCore
import LetGoPrompts
import LetGoTerminal
import Testing

@testable import LetGoCLI

/// What Tab at the prompt makes of a line in which a path is named, or a name in quotes.
struct PathCompletionTests {
  private static let folders = [
    ".": [
      "books.csv", "boxes.csv", "Bank.csv", "my list.csv", "my lamp.csv", "rare 6\"pipe.csv",
      "x\" y.csv", "zeta\u{1B}[2J.csv", "-dash.csv", "\"quoted\".csv", ".hidden", "lists/",
      "two words/", "..",
    ],
    "lists/": ["a.csv", "sub/"], "two words/": ["one.csv"], "/root/": ["home.csv", "things/"],
    "~/": ["odd.csv"],
  ]

  private static func read(_ path: String, _ wanted: FolderNames.Wanted) -> FolderNames {
    FolderNames(
      (folders[path] ?? []).compactMap { name in
        let isFolder = name.hasSuffix("/") || name == ".."
        let entry = FolderNames.Entry(
          name: name.hasSuffix("/") ? String(name.dropLast()) : name,
          isFolder: isFolder
        )
        return wanted.fits(entry.name) && (isFolder || !wanted.onlyFolders) ? entry : nil
      }
    )
  }

  private static func step(
    _ line: String,
    isPart: Bool = false
  ) -> LineCompletion.Step {
    let names = ["box of cables", "box of pens", "bread maker", "6\" pipe", "renew passport"]
    let completer = Completer(
      prompts: .english,
      isFull: { false },
      known: { _, beginning in
        names.filter { $0.hasPrefix(beginning) }.map { Completion.Candidate(text: $0) }
      }
    )
    return LineCompletion(of: line, by: completer, home: "/root") {
      FolderNames(read($0, $1).found, isPart: isPart)
    }.step
  }

  @Test(arguments: [
    ("triage boo", "triage books.csv "), ("triage one.csv boo", "triage one.csv books.csv "),
    ("triage bo", nil), ("import box", "import boxes.csv "), ("import a box", nil),
    ("letgo triage boo", "letgo triage books.csv "),
    ("export --output boo", "export --output books.csv "),
    ("export --output=boo", "export --output=books.csv "),
    ("stats --html li", "stats --html lists/"), ("stats --svg=li", "stats --svg=lists/"),
    ("triage lists/a", "triage lists/a.csv "), ("triage lists/s", "triage lists/sub/"),
    ("triage bank", "triage Bank.csv "), ("triage .h", "triage .hidden "),
    ("triage ..", "triage ../"), ("game invite boo", "game invite books.csv "),
    ("game invite gi", "game invite git "), ("game join boo", "game join books.csv "),
    ("game send boo", "game send books.csv "), ("game receive boo", "game receive books.csv "),
    ("game send books.csv de", nil), ("keep boo", nil), ("boo", nil),
  ])
  func `a file is put in where a verb takes one`(line: String, completed: String?) {
    expect(line, becomes: completed)
  }

  @Test(arguments: [
    ("triage my", "triage \"my l"), ("triage \"my li", "triage \"my list.csv\" "),
    ("triage rare", "triage \"rare 6\"pipe.csv\" "), ("triage \"boo", "triage \"books.csv\" "),
    ("triage \"-d", "triage \"-dash.csv\" "), ("triage \"\"q", "triage \"\"quoted\".csv\" "),
    ("stats --html=\"my li", "stats --html=\"my list.csv\" "),
    ("triage tw", "triage \"two words/"),
    ("triage \"two words/", "triage \"two words/one.csv\" "),
    // What the line would read as something else is not offered, nor what could steer a terminal.
    ("triage x", nil), ("triage z", nil), ("triage \"z", nil),
  ])
  func `what has blanks or quotes in it stands in quotes`(line: String, completed: String?) {
    expect(line, becomes: completed)
  }

  @Test(arguments: [
    ("sync setup folder b", nil), ("sync setup folder li", "sync setup folder lists/"),
    ("sync setup folder lists/", "sync setup folder lists/sub/"),
    ("sync setup folder tw", "sync setup folder \"two words/\""),
    ("game invite folder li", "game invite folder lists/"),
    ("game join folder ~/th", "game join folder ~/things/"),
    // Only there does letgo itself take it for the home.
    ("triage ~/o", "triage ~/odd.csv "), ("triage ~/h", nil),
  ])
  func `where a folder is meant, folders are put in`(line: String, completed: String?) {
    expect(line, becomes: completed)
  }

  @Test(arguments: [
    ("again \"b", nil), ("again \"bo", "again \"box of "),
    ("again \"box of c", "again \"box of cables\" "), ("done \"r", "done \"renew passport\" "),
    ("done renew \"pa", "done renew \"passport\" "), ("keep \"6", nil),
    ("keep \"bread maker\"", "keep \"bread maker\" "), ("keep br", "keep bread maker "),
    ("settings theme \"wa", "settings theme \"warm\" "),
    // In quotes they are no verb and no option.
    ("\"tria", nil), ("stats \"--h", nil), ("stats \"", nil),
  ])
  func `an open quote is gone on in, and closed`(line: String, completed: String?) {
    expect(line, becomes: completed)
  }

  @Test func `what is put in is read back as the name that it is`() {
    for name in Self.folders["."] ?? [] {
      guard case .replace(_, let text) = Self.step("triage \"" + name.prefix(4)), text.last == " "
      else { continue }

      #expect(Tokens.split(text).map(\.text) == [name])
    }
  }

  @Test
  func `names are listed without the folder that they are in, and hidden ones only after a dot`() {
    #expect(
      listed("triage ") == [
        "\"quoted\".csv", "-dash.csv", "Bank.csv", "books.csv", "boxes.csv", "lists/",
        "my lamp.csv", "my list.csv", "rare 6\"pipe.csv", "two words/",
      ]
    )
    #expect(listed("triage lists/") == ["a.csv", "sub/"])
    #expect(
      listed("game invite folder ") == ["lists/", "two words/"]
    )
  }

  @Test func `where not all of a folder was looked at, names are shown and none is put in`() {
    guard case .list(let rows) = Self.step("triage boo", isPart: true) else {
      Issue.record("no list")
      return
    }
    #expect(rows.map(\.plain) == ["books.csv", "…"])
    #expect(Self.step("triage nothing", isPart: true) == .nothing)
  }

  private func expect(_ line: String, becomes completed: String?) {
    var become: String?
    if case .replace(let count, let text) = Self.step(line) {
      var scalars = line.unicodeScalars
      scalars.removeLast(count)
      become = String(scalars) + text
    }
    #expect(become == completed)
  }

  private func listed(_ line: String) -> [String] {
    guard case .list(let rows) = Self.step(line) else { return [] }
    return rows.map(\.plain)
  }
}
