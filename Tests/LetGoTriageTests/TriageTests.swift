import LetGoCore
import Testing

@testable import LetGoTriage

struct TriageTests {
  @Test func `each row of a table gets its verdict in order`() throws {
    let listing = try Listing(
      """
      item,used,next,cost,minutes
      kettle,yes,,,
      usb cable,no,no,8,10
      bread maker,no,no,60,10
      "mug, blue",,,,
      skis,no,yes,,
      """
    )

    #expect(listing.names == ["kettle", "usb cable", "bread maker", "mug, blue", "skis"])
    #expect(
      listing.entries.map(\.verdict) == [.keep, .letGo, .undecided, .undecided, .keep]
    )
    #expect(listing.entries.map(\.line) == [2, 3, 4, 5, 6])
    #expect(listing.tally.rows == 5 && listing.tally.addsUp)
  }

  @Test(arguments: [
    ("lamp\nchair, red\ny\n", ["lamp", "chair, red", "y"]),
    (
      "- lamp\n* chair\n+ mug\n- [ ] rug\n- [x] vase\n  - tent\n",
      ["lamp", "chair", "mug", "rug", "tent"]
    ),
    ("-\n- \n-5\n*\n---\n[ ]\n", ["-5"]),
    ("\"Vintage\" lamp\n\"open\n", ["\"Vintage\" lamp", "\"open"]),
    ("lamp\r\nchair\r\n", ["lamp", "chair"]),
    ("lamp\rchair", ["lamp", "chair"]),
    ("\u{FEFF}lamp\n", ["lamp"]),
    ("Lämp\u{200B}chen\nʤ\n👩‍👩‍👧\n", ["Lämpchen", "ʤ", "👩‍👩‍👧"]),
  ])
  func `in plain lines each line is an item`(text: String, expected: [String]) throws {
    #expect(try Listing(text).names == expected)
  }

  @Test(arguments: [
    ("", 0, 0), ("\n", 1, 0), ("item,cost\n", 0, 0), ("\u{FEFF}item,cost", 0, 0),
    ("lamp\n\n  \nchair", 2, 2), ("item,cost\n,5\nlamp,5\n\n", 2, 1),
    ("Attic\n\nitem,cost\nlamp,5\n", 2, 1), ("item,cost\n\"\",5\n\" \",\n", 2, 0),
  ])
  func `rows that name no item are skipped and counted`(
    text: String,
    skipped: Int,
    verdicts: Int
  ) throws {
    let listing = try Listing(text)

    #expect(listing.tally.skipped == skipped)
    #expect(listing.entries.count == verdicts)
    #expect(listing.tally.rows == skipped + verdicts && listing.tally.addsUp)
  }

  @Test func `short rows are blank at the end and long ones errors when they say something`() throws
  {
    let listing = try Listing("item,cost,minutes\nlamp\nmug,8\nrug,8,5,,\nvase,8,5,, x\n")

    #expect(listing.names == ["lamp", "mug", "rug"])
    #expect(listing.problems == [RowProblem(line: 5, fault: .tooManyCells(expected: 3))])
  }

  @Test func `defaults fill only what is blank`() throws {
    let defaults = Answers(
      used: .said(.no, on: Listing.today),
      cost: Price(.exactly(Amount(5))),
      minutes: .exactly(Amount(5))
    )

    let listing = try Listing(
      "item,used,cost,minutes\nlamp,,,\nmug,yes,,\nrug,,0,90\nvase,,no idea,\n",
      defaults: defaults
    )

    #expect(listing.entries.map(\.verdict) == [.letGo, .keep, .undecided, .undecided])
    #expect(
      listing.entries.map { "\($0.answers.cost as Price?, default: "")" } == [
        "5", "5", "0", "unknown",
      ]
    )
    #expect(try Listing("lamp\n", defaults: defaults).tally.letGo == 1)
  }

  @Test(arguments: [
    (Array("la\u{0}mp".utf8), RowProblem.Fault.badName(.control, text: "la\u{FFFD}mp")),
    (Array("\u{1B}[31mlamp".utf8), .badName(.control, text: "\u{FFFD}[31mlamp")),
    (Array("la".utf8) + [0xFF] + Array("mp".utf8), .notUTF8),
    ([0xC0, 0xAF], .notUTF8),
    ([0xED, 0xA0, 0x80], .notUTF8),
    ([0xE2, 0x82], .notUTF8),
    ([0xF4, 0x90, 0x80, 0x80], .notUTF8),
  ])
  func `a bad name is an error and the rows around it are read`(
    name: [UInt8],
    fault: RowProblem.Fault
  ) throws {
    let table = try Listing(
      Array("item,cost\nmüg €äöü,5\n".utf8) + name + Array(",5\nrug,5\n".utf8)
    )
    let lines = try Listing(Array("müg €äöü\nvase\n".utf8) + name + Array("\nrug\n".utf8))

    #expect(table.names == ["müg €äöü", "rug"])
    #expect(table.problems == [RowProblem(line: 3, fault: fault)])
    #expect(lines.problems == [RowProblem(line: 3, fault: fault)])
  }

  @Test func `a name may have as many characters as names have, whatever their bytes`() throws {
    for letter in ["x", "ü"] {
      let longest = String(repeating: letter, count: Name.longest)

      let listing = try Listing("\(longest)\n\(longest)\(letter)\n")

      #expect(listing.names == [longest])
      let text = String(repeating: letter, count: 79) + "…"
      #expect(listing.faults == [.badName(.tooLong(characters: Name.longest + 1), text: text)])
    }
  }

  @Test func `an unclosed quote costs one row`() throws {
    let listing = try Listing("item,cost\nmug,5\n\"tall lamp,5\nrug,5\nvase,5\n")

    #expect(listing.names == ["mug", "rug", "vase"])
    #expect(listing.problems == [RowProblem(line: 3, fault: .unclosedQuote)])
    #expect(listing.entries.map(\.line) == [2, 4, 5])
  }

  @Test func `lines are counted through quoted line ends`() throws {
    let listing = try Listing("item,cost\n\"tall\nblue\nlamp\",5\nrug,x\n")

    #expect(listing.names == ["tall blue lamp"])
    #expect(listing.problems.map(\.line) == [5])
  }

  @Test func `what a closure or the source throws ends the reading`() throws {
    struct Stop: Error {}
    let triage = Triage(today: Listing.today)

    #expect(throws: Stop.self) {
      _ = try triage.judge({ _ in throw Stop() }, each: { _ in }, problem: { _ in })
    }
    #expect(throws: Stop.self) {
      _ = try triage.judge(
        source(of: Array("lamp\n".utf8)),
        each: { _ in throw Stop() },
        problem: { _ in }
      )
    }
  }
}
