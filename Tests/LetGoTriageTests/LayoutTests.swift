import Testing

@testable import LetGoTriage

struct LayoutTests {
  @Test(arguments: [
    ("item,cost\nlamp,5\n", ",", 1, "item"),
    ("Item\tCost\nlamp\t5\n", "\t", 1, "Item"),
    ("Gegenstand;Preis\nLampe;5\n", ";", 1, "Gegenstand"),
    ("name|value\nlamp|5\n", "|", 1, "name"),
    ("\"Product Name\",\"Unit Price\"\nlamp,5\n", ",", 1, "Product Name"),
    ("HB.location,HB.name,HB.purchase_price\nattic,lamp,5\n", ",", 1, "HB.name"),
    ("TYPE,CONTENT,DESCRIPTION\ntask,lamp,\n", ",", 1, "CONTENT"),
    ("Item Name,Category,desc,qty,price\nlamp,,,1,5\n", ",", 1, "Item Name"),
    ("Attic\n2026, by hand\n\nName,Price\nlamp,5\n", ",", 4, "Name"),
    ("sep=;\nname;price\nlamp;5\n", ";", 2, "name"),
    ("  NAME  ,Price (EUR)\rlamp,5\r", ",", 1, "NAME"),
    ("name,\"price\nin euro\"\nlamp,5\n", ",", 1, "name"),
  ])
  func `a header that names the item makes a table`(
    text: String,
    delimiter: Character,
    line: Int,
    item: String
  ) throws {
    let table = try #require(try Listing(text).layout?.table)

    #expect(table.delimiter == delimiter.asciiValue)
    #expect(table.headerLine == line)
    #expect(table.headers[table.item] == item)
  }

  @Test(arguments: [
    "lamp\nchair\n", "lamp, blue\nitem\n", "", "\n", "y\n", "itemize,costly\n",
  ])
  func `anything else is plain lines`(text: String) throws {
    #expect(try Listing(text).layout?.table == nil)
  }

  @Test func `a header after the twentieth line is not looked for`() throws {
    let before = String(repeating: "x\n", count: 20)

    #expect(try Listing(before + "item,cost\n").layout?.table == nil)
    #expect(try Listing(before.dropFirst(2) + "item,cost\n").layout?.table?.headerLine == 20)
  }

  @Test func `a header of one word makes a table of one column`() throws {
    let listing = try Listing("Item\n\"lamp, \"\"blue\"\"\"\nchair, red\n")

    #expect(listing.layout?.table?.delimiter == nil)
    #expect(listing.names == ["lamp, \"blue\"", "chair, red"])
  }

  @Test(arguments: [
    ("purchase_price,estimated_value", ["estimated_value", "purchase_price"]),
    ("Value,cost,Used,last_used", ["cost", "Used", "last_used", "Value"]),
    ("colour,size", []),
  ])
  func `the best column of each kind comes first`(header: String, expected: [String]) throws {
    let table = try #require(try Listing("name,\(header)\n").layout?.table)

    #expect(table.answers.map { table.headers[$0.index] } == expected)
  }

  @Test func `no alias stands for two kinds of columns, and each is found by its header`() {
    var columns: [String: Column] = [:]
    for alias in ColumnAlias.all {
      for (name, _) in alias.names {
        #expect(columns[name] ?? alias.column == alias.column, "'\(name)' stands for two")
        #expect(ColumnNames().match(name)?.column == alias.column, "'\(name)' is not found")
        columns[name] = alias.column
      }
    }
    #expect(columns.count > 300)
  }
}
