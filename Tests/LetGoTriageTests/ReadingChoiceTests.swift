import Testing

@testable import LetGoTriage

struct ReadingChoiceTests {
  private func choice(_ change: (inout ReadingChoice) -> Void) -> ReadingChoice {
    var choice = ReadingChoice()
    change(&choice)
    return choice
  }

  @Test(arguments: [
    "a,b,c\n1,2,3\n", "first,last,zip\nJohn,Doe,08123\nAda,King,1\n",
    "key,val\n1,\"{\"\"a\"\"}\"\n",
    "a;b\n1;2\n", "a\tb\nx\ty\n", "sep=,\na,b\nx,y\n", "red,green,blue\nx,y,z\nu,v,w\n",
    "| a | b |\n|---|---|\n| 1 | 2 |\n",
  ])
  func `a table without a known header is refused, with the headers seen`(text: String) throws {
    #expect(throws: LayoutFailure.self) { try Listing(text) }
    let lines = try Listing(text, choice: choice { $0.format = .lines })
    #expect(lines.entries.count > 0 && lines.tally.addsUp)
  }

  @Test(arguments: [
    "lamp, blue\nchair, red\n", "lamp,chair\nmug,rug\n", "bread maker, no, $60\nmug, no, $5\n",
    "lamp,5\nmug,8\n", "lamp\nchair, red\n", "a,b\n", "cups, plates and spoons\n",
    "Paris,France\nRome,Italy\nBonn,Germany\n",
  ])
  func `plain lines with commas stay plain lines`(text: String) throws {
    let listing = try Listing(text)

    #expect(listing.layout?.format == .lines)
    #expect(listing.entries.count == text.split(separator: "\n").count)
  }

  @Test func `the failure names what was seen`() {
    #expect(throws: LayoutFailure.noItem(headers: ["a", "b c"])) { try Listing("a;b c\n1;2\n") }
    #expect(throws: LayoutFailure.noItem(headers: ["colour", "size"])) {
      try Listing("[{\"colour\":\"red\",\"size\":5}]")
    }
    #expect(throws: LayoutFailure.noColumn("thing x", headers: ["name", "b"])) {
      try Listing("name,b\n1,2\n", choice: choice { $0.columns = [.item: "Thing X"] })
    }
    #expect(throws: LayoutFailure.noHeader(line: 9)) {
      try Listing("name,b\n1,2\n", choice: choice { $0.header = .line(9) })
    }
  }

  @Test func `columns are named by the person`() throws {
    let said = choice { $0.columns = [.item: "B", .cost: "c", .used: "name"] }

    let listing = try Listing("name,b,c,price\nno,lamp,5,9\n", choice: said)

    #expect(listing.names == ["lamp"])
    #expect(listing.entries.first?.answers.cost?.description == "5")
    #expect(listing.entries.first?.answers.used?.description == "no 2026-11-30")
  }

  @Test func `members of objects are named by the person`() throws {
    let said = choice { $0.columns = [.item: "what", .cost: "worth"] }

    let listing = try Listing("{\"what\":\"lamp\",\"worth\":5,\"name\":\"x\"}\n", choice: said)

    #expect(listing.names == ["lamp"])
    #expect(listing.entries.first?.answers.cost?.description == "5")
  }

  @Test func `without a header columns go by their numbers`() throws {
    let text = "5;lamp\n8;mug\n"
    let said = choice {
      $0.header = ReadingChoice.Header.none
      $0.columns = [.item: "2", .cost: "1"]
    }

    let listing = try Listing(text, choice: said)

    #expect(listing.names == ["lamp", "mug"])
    #expect(listing.entries.map(\.answers.cost?.description) == ["5", "8"])
    let first = try Listing(text, choice: choice { $0.header = ReadingChoice.Header.none })
    #expect(first.names == ["5", "8"])
  }

  @Test func `a header is taken from the line that was said`() throws {
    let text = "name,b\nx,item\nlamp,mug\n"

    let listing = try Listing(text, choice: choice { $0.header = .line(2) })

    #expect(listing.names == ["mug"])
    #expect(listing.tally.skipped == 1)
  }

  @Test func `a delimiter that was said is the only one`() throws {
    let listing = try Listing(
      "name,x~price\nlamp,y~5\n",
      choice: choice {
        $0.delimiter = UInt8(ascii: "~")
        $0.columns = [.item: "name,x"]
      }
    )

    #expect(listing.names == ["lamp,y"])
    #expect(listing.entries.first?.answers.cost?.description == "5")
  }

  @Test(
    arguments: [
      ("03/04/2026", nil, nil), ("03/04/2026", .dayFirst, "2026-04-03"),
      ("03/04/2026", .monthFirst, "2026-03-04"), ("03/04/2026", .yearFirst, nil),
      // Clear by itself, or as it is written where points stand, unless it is said.
      ("25/03/2026", .monthFirst, "2026-03-25"), ("2026/03/04", .dayFirst, "2026-03-04"),
      ("03.04.26", nil, "2026-04-03"), ("03.04.26", .monthFirst, "2026-03-04"),
      ("26-03-04", .yearFirst, "2026-03-04"), ("26.03.04", .yearFirst, "2026-03-04"),
      ("03/04/05", .yearFirst, "2003-04-05"),
    ] as [(String, DayOrder?, String?)]
  )
  func `what stands first in dates is said by the person`(
    cell: String,
    order: DayOrder?,
    day: String?
  ) throws {
    let text = "name,last used\nlamp,\(cell)\n"

    let listing = try Listing(text, choice: choice { $0.dayOrder = order })

    #expect(
      listing.entries.first?.answers.used?.description == day.map { "last \($0)" }
        ?? "unsure 2026-11-30"
    )
    #expect(listing.doubts.isEmpty == (day != nil))
  }

  @Test(arguments: Column.allCases)
  func `the headers that a refusal names are known`(column: Column) {
    let names = ColumnNames()

    #expect(!column.usualNames.isEmpty)
    for name in column.usualNames { #expect(names.match(name)?.column == column, "\(name)") }
  }

  @Test(
    arguments: [
      ("bike, 249, for the commute", "bike", "249", "for the commute"),
      (
        "bike, $1,200, for the commute, and weekends", "bike", "1200 USD",
        "for the commute, and weekends"
      ),
      ("bike, 249", "bike", "249", nil),
      ("bike, for the commute", "bike, for the commute", nil, nil),
      ("- 2 x mug, €8, both broke", "mug", "8 EUR", "both broke"),
    ] as [(String, String, String?, String?)]
  )
  func `a wish may end in why it is wished for`(
    line: String,
    name: String,
    price: String?,
    reason: String?
  ) throws {
    var triage = Triage(today: Listing.today)
    triage.readsWishes = true
    var found: [String?] = []

    _ = try triage.judge(source(of: Array(line.utf8))) { row in
      found = [try row.name.text, row.answers.cost?.description, row.note]
    } problem: { _ in
    }

    #expect(found == [name, price, reason])
  }

  @Test(arguments: [
    ("inventory.csv", ListFormat.csv), ("a/b.TSV", .tsv), ("x.ndjson", .jsonl), ("x.json", .json),
    ("README.md", .markdown), ("todo.txt", .todo),
  ])
  func `a file's name tells its format`(name: String, format: ListFormat) {
    #expect(ListFormat(fileName: name) == format)
  }

  @Test(arguments: ["list.txt", "list", ".csv"])
  func `other names tell nothing`(name: String) {
    #expect(ListFormat(fileName: name) == nil)
  }

  @Test func `a file that is called a table and has no known column is refused`() throws {
    let named = choice { $0.hint = .csv }

    #expect(throws: LayoutFailure.noItem(headers: ["colour", "size"])) {
      try Listing("colour,size\nred,big\n", choice: named)
    }
    #expect(try Listing("lamp\nmug\n", choice: named).names == ["lamp", "mug"])
    #expect(try Listing("", choice: named).tally.rows == 0)
  }
}
