import LetGoCore
import Testing

@testable import LetGoTriage

struct JSONTests {
  @Test(arguments: [
    ("[{\"name\":\"lamp\"},{\"name\":\"mug\"}]", ["lamp", "mug"]),
    ("{\"name\":\"lamp\"}\n\n{\"name\":\"mug\"}", ["lamp", "mug"]),
    ("[\n  {\n    \"name\": \"lamp\",\n    \"x\": {\"name\": [1, \"}\"]}\n  }\n]\n", ["lamp"]),
    ("{\n \"name\": \"lamp\"\n}\n{\n \"name\": \"mug\"\n}\n", ["lamp", "mug"]),
    ("[\"lamp\", \"mug\"]", ["lamp", "mug"]),
    ("\u{FEFF}[{\"name\":\"lamp\"}]", ["lamp"]),
    ("[]", []), ("[ ]\n", []),
    ("{\"name\":\"a \\\"b\\\" \\u00fc\\u20AC \\ud83e\\uddc0 \\/\\\\\"}", ["a \"b\" ü€ 🧀 /\\"]),
    ("{\"name\":\"a\\nb\",\"title\":\"x\"}", ["a b"]),
    ("{\"title\":\"lamp\"}\n{\"name\":\"mug\"}\n", ["lamp", "mug"]),
    ("{\"name\":\"lamp\",}\n", ["lamp"]),
    ("[{\"name\":5},{\"name\":null},{\"name\":{}},{}]", ["5"]),
  ])
  func `each object is a row`(text: String, names: [String]) throws {
    let listing = try Listing(text)

    #expect(listing.names == names)
    #expect(listing.problems == [] && listing.tally.addsUp)
    for chunk in [1, 2, 7] { #expect(try Listing(text, chunk: chunk) == listing) }
  }

  @Test func `members answer as columns do`() throws {
    let listing = try Listing(
      """
      {"itemName":"lamp","quantity":2,"purchasePrice":1.299,"lastUsed":"2026-11-01","location":"Attic"}
      {"itemName":"mug","used":false,"cost":"$8","minutes":10}
      {"itemName":"rug","status":"sold"}
      {"itemName":"vase","St\\u00fcck":3,"archived":true}

      """
    )

    #expect(listing.names == ["lamp", "mug"])
    #expect(listing.entries.map(\.quantity) == [2, 1])
    #expect(listing.entries.map(\.place) == ["Attic", nil])
    #expect(listing.entries.map(\.answers.cost?.description) == ["1.299", "8 USD"])
    #expect(listing.entries.map(\.verdict) == [.keep, .letGo])
    #expect(listing.tally.past == 2 && listing.tally.addsUp)
  }

  @Test(
    arguments: [
      // Cut within a string, between members, in a value that went on into the next line, at the end.
      ("{\"name\":\"a\"}\n{\"name\":\"b\n{\"name\":\"c\"}\n", ["a", "c"], [2]),
      ("{\"name\":\"a\"}\n{\"name\":\"b\",\n{\"name\":\"c\"}\n", ["a", "c"], [2]),
      (
        "{\"name\":\"a\"}\n{\"name\":\"b\",\"x\":\n{\"name\":\"c\"}\n{\"name\":\"d\"}\n",
        ["a", "c", "d"], [2]
      ),
      ("{\"name\":\"a\"}\n{\"name\":\"b\",\"co", ["a"], [2]),
      ("[{\"name\":\"a\"},\n{\"na", ["a"], [2]),
      ("[{\"name\":\"a\"},{\"x\":tru},{\"name\":\"c\"}]", ["a", "c"], [1]),
      ("[{\"name\":\"a\"},7,{\"name\":\"c\"}]", ["a", "c"], [1]),
      ("{\"name\":\"a\"}\nnot json\n{\"name\":\"c\"}\n", ["a", "c"], [2]),
      ("{\"name\":\"a\"}}\n{\"name\":\"c\"}\n", ["a", "c"], [1]),
    ] as [(String, [String], [Int])]
  )
  func `a cut or broken object is one error, and reading goes on`(
    text: String,
    names: [String],
    lines: [Int]
  ) throws {
    let listing = try Listing(text)

    #expect(listing.names == names)
    #expect(listing.problems == lines.map { RowProblem(line: $0, fault: .notJSON) })
    #expect(listing.tally.addsUp)
    for chunk in [1, 3] { #expect(try Listing(text, chunk: chunk) == listing) }
  }

  @Test func `lines are counted through objects of several lines`() throws {
    let listing = try Listing("[\n{\n\"name\": \"a\"\n},\n{\"name\": \"b\", \"cost\": \"x\"}\n]\n")

    #expect(listing.entries.map(\.line) == [2])
    #expect(listing.problems.map(\.line) == [5])
  }

  @Test func `an object of over a mebibyte is one error`() throws {
    let long = String(repeating: "x", count: ByteBuffer.largest)

    let listing = try Listing(
      "{\"name\":\"a\"}\n{\"name\":\"b\",\"x\":\"\(long)\"}\n{\"name\":\"c\"}\n"
    )

    #expect(listing.names == ["a", "c"])
    #expect(listing.problems == [RowProblem(line: 2, fault: .tooLong)])
  }

  @Test func `a member that comes late counts`() throws {
    let rows = String(repeating: "{\"name\":\"lamp\"}\n", count: 10_000)

    let listing = try Listing(rows + "{\"name\":\"mug\",\"used\":\"yes\"}\n")

    #expect(listing.tally.keep == 1 && listing.tally.rows == 10_001)
  }

  @Test func `half a surrogate pair is an error of its row`() throws {
    #expect(try Listing("[{\"name\":\"a\\ud83e\"}]").tally.errors == 1)
  }

  @Test func `keys without end take no memory`() throws {
    let rows = (1...5_000).map { "{\"name\":\"a\",\"k\($0)\":\($0)}\n" }.joined()

    let listing = try Listing(rows)

    #expect(listing.tally.rows == 5_000)
    #expect(listing.layout?.table?.headers == ["name"])
  }
}
