import LetGoCore
import Testing

@testable import LetGoTriage

struct JSONEnvelopeTests {
  @Test(
    arguments: [
      ("{\"items\":[{\"name\":\"lamp\"},{\"name\":\"mug\"}]}", "items", ["lamp", "mug"]),
      (
        "{\n  \"version\": 2,\n  \"things\": [\n    {\"name\": \"lamp\"}\n  ]\n}\n", "things",
        ["lamp"]
      ),
      (
        "{\"tags\":[\"a\"],\"data\":[{\"name\":\"lamp\",\"x\":[{\"y\":1}]}],\"count\":1,\"z\":[1,[2]]}",
        "data", ["lamp"]
      ),
      (
        "{\"meta\":{\"a\":[{\"name\":\"x\"}]},\"list\":[{\"title\":\"lamp\"}],\"s\":\"[{]}\"}",
        "list", ["lamp"]
      ),
      // A list with a name of its own.
      ("{\"name\":\"My home\",\"items\":[{\"name\":\"lamp\"}]}", "items", ["lamp"]),
      ("{\"items\":[]}", "items", []),
      ("{\"count\":0,\"items\":[ ] }\n", "items", []),
      ("{\"l\\u00efste\":[{\"name\":\"lamp\"}]}", "lïste", ["lamp"]),
    ] as [(String, String, [String])]
  )
  func `the only list of objects in an object is the list`(
    text: String,
    key: String,
    names: [String]
  ) throws {
    let listing = try Listing(text)

    #expect(listing.layout?.listKey == key)
    #expect(listing.names == names)
    #expect(listing.problems == [] && listing.tally.addsUp)
    for chunk in [1, 3] { #expect(try Listing(text, chunk: chunk) == listing) }
  }

  @Test(arguments: [
    // Nested deeper; two of them; one in an object by its ids.
    ("{\"data\":{\"items\":[{\"name\":\"lamp\"}]},\"ok\":true}", ["data", "ok"]),
    ("{\"items\":[{\"name\":\"lamp\"}],\"rooms\":[{\"name\":\"Attic\"}]}", ["items", "rooms"]),
    ("{\"items\":{\"1\":{\"name\":\"lamp\"}}}", ["items"]),
    ("{\"name\":\"x\",\"a\":[{\"name\":\"y\"}],\"b\":[{\"z\":1}]}", ["name", "a", "b"]),
  ])
  func `an object with another number of lists is refused, with its keys`(
    text: String,
    keys: [String]
  ) {
    #expect(throws: LayoutFailure.noSingleList(keys: keys)) { try Listing(text) }
  }

  @Test(arguments: [
    // A thing with parts that have no names; one with tags; several things a line each; not closed.
    ("{\"name\":\"lamp\",\"prices\":[{\"day\":\"x\"}]}", ["lamp"]),
    ("{\"name\":\"lamp\",\"tags\":[]}\n", ["lamp"]),
    (
      "{\"name\":\"lamp\",\"parts\":[{\"name\":\"bulb\"}]}\n{\"name\":\"mug\",\"parts\":[]}\n",
      ["lamp", "mug"]
    ),
  ])
  func `a thing with lists in it is a row`(text: String, names: [String]) throws {
    let listing = try Listing(text)

    #expect(listing.names == names)
    #expect(listing.layout?.listKey == nil)
  }

  @Test func `what is called JSON Lines has its rows there`() throws {
    let text = "{\"name\":\"lamp\",\"parts\":[{\"name\":\"bulb\"}]}\n"
    var choice = ReadingChoice()
    choice.hint = .jsonl

    #expect(try Listing(text, choice: choice).names == ["lamp"])
    #expect(try Listing(text).names == ["bulb"])
  }

  @Test(
    arguments: [
      // Broken in the middle, at the end of the list, cut.
      (
        "{\"items\":[{\"name\":\"a\"},{\"x\":tru},{\"name\":\"c\"}],\"n\":\"x\"}", ["a", "c"],
        [RowProblem(line: 1, fault: .notJSON)]
      ),
      (
        "{\"items\":[{\"name\":\"a\"},7],\"n\":\"x\"}", ["a"],
        [RowProblem(line: 1, fault: .notJSON)]
      ),
      (
        "{\"items\":[\n{\"name\":\"a\"},\n{\"na", ["a"],
        [RowProblem(line: 3, fault: .notJSON)]
      ),
      ("{\"items\":[{\"name\":\"a\"}]", ["a"], []),
    ] as [(String, [String], [RowProblem])]
  )
  func `a broken object in it is one error, and what stands behind the list is no row`(
    text: String,
    names: [String],
    problems: [RowProblem]
  ) throws {
    let listing = try Listing(text)

    #expect(listing.names == names)
    #expect(listing.problems == problems)
    #expect(listing.tally.addsUp)
    for chunk in [1, 3] { #expect(try Listing(text, chunk: chunk) == listing) }
  }

  @Test(arguments: [
    ",\"count\":7,\n\"rooms\":[ {\"name\":\"Attic\"}, {\"name\":\"Hall\"}]}",
    "}\n{\"items\":[{}]}{}",
  ])
  func `another list behind all that detection sees is an error`(tail: String) throws {
    let rows = (1...9_000).map { "{\"name\":\"lamp \($0)\"}" }.joined(separator: ",\n")

    let listing = try Listing("{\"items\":[\(rows)]\(tail)")

    #expect(listing.tally.undecided == 9_000 && listing.tally.addsUp)
    #expect(listing.problems == [RowProblem(line: 9_001, fault: .otherList)])
  }
}
