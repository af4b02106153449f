import Testing

@testable import LetGoTriage

/// Tables with the quirks that readers of CSV are usually tried on, read to the byte.
struct SpectrumTests {
  @Test(arguments: [
    ("a,b,c\n1,2,3\n", [["1", "2", "3"]]),
    ("a,b,c\r\n1,2,3\r\n", [["1", "2", "3"]]),
    ("a,b,c\n1,\"\",\"\"\n2,3,4", [["1", "", ""], ["2", "3", "4"]]),
    ("a,b\n1,\"ha \"\"ha\"\" ha\"\n3,4\n", [["1", "ha \"ha\" ha"], ["3", "4"]]),
    ("a,b\n1,\"ha \n\"\"ha\"\" \nha\"\n3,4\n", [["1", "ha \n\"ha\" \nha"], ["3", "4"]]),
    (
      "a,b\r\n1,2\r\n\"Once upon \r\na time\",5\r\n7,8\r\n",
      [["1", "2"], ["Once upon \r\na time", "5"], ["7", "8"]]
    ),
    ("first,city,zip\nJohn,\"Anytown, WW\",08123", [["John", "Anytown, WW", "08123"]]),
    ("key,val\n1,\"{\"\"a\"\": [1, 0.5]}\"\n", [["1", "{\"a\": [1, 0.5]}"]]),
    ("a,b,c\n4,5,ʤ\n", [["4", "5", "ʤ"]]),
    ("place,at\nAttic,36.8\"N 121.9\"W\n", [["Attic", "36.8\"N 121.9\"W"]]),
  ])
  func `cells come out as they went in`(text: String, rows: [[String]]) throws {
    #expect(try records(in: text).dropFirst() == rows.map { .success($0) }[...])
  }

  @Test func `a table with names of its own is read once they are told`() throws {
    var choice = ReadingChoice()
    choice.columns = [.item: "b", .note: "a"]

    let listing = try Listing("a,b\n1,\"ha \n\"\"ha\"\" \nha\"\n3,4\n", choice: choice)

    #expect(listing.names == ["ha  \"ha\"  ha", "4"])
  }
}
