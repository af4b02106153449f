import LetGoCore
import Testing

@testable import LetGoTriage

/// Lists in the shapes in which programs and people write them.
struct ListShapeTests {
  /// A list with what is expected of it: the names, and where they are given the costs and the uses.
  struct Shape: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    let names: [String]
    var costs: [String?]?
    var uses: [String?]?
    var quantities: [Int]?
    var places: [String?]?
    var past = 0
    var skipped = 0
    var format = ListFormat.csv

    var testDescription: String { title }
  }

  static let shapes: [Shape] = [
    Shape(
      title: "Homebox",
      text: """
        HB.import_ref\tHB.location\tHB.tags\tHB.archived\tHB.name\tHB.quantity\tHB.purchase_price\tHB.sold_to\tHB.sold_price\tHB.sold_date
        a1\tHome / Office\tcables;usb\tfalse\tUSB cable\t3\t8.5\t\t0\t
        a2\tHome\t\tfalse\tOld sofa\t1\t300\tMax\t20\t2026-01-02
        a3\tHome\t\ttrue\tModem\t1\t0\t\t0\t0001-01-01
        a4\tHome / Bath\tfirst aid\tfalse\tPlasters\t1\t4\t\t0\t0001-01-01

        """,
      names: ["USB cable", "Plasters"],
      costs: ["8.50", "4"],
      quantities: [3, 1],
      places: ["Home / Office", "Home / Bath"],
      past: 2,
      format: .tsv
    ),
    Shape(
      title: "Snipe-IT",
      text: #"""
        \#u{FEFF}Company,Name,Asset Tag,Category,Status,Purchase Date,Purchase Cost
        Acme,"Macbook Pro 13""",000123,Laptops,Ready to Deploy,1/23/23,"$1,299.00"
        Acme,"Desk
        lamp",000124,Light,Archived,2/1/23,$12.58

        """#,
      names: ["Macbook Pro 13\""],
      costs: ["1299 USD"],
      past: 1
    ),
    Shape(
      title: "NesVentory",
      text: """
        name,location,brand,model,serial,description,purchase_price,purchase_date,retailer,estimated_value
        TV,Den,S,U,123,4K,899.99,2023-01-15,B,850.00
        Couch,Den,I,E,X,Sofa,599.00,2022-06-20,I,

        """,
      names: ["TV", "Couch"],
      costs: ["850", "599"],
      places: ["Den", "Den"]
    ),
    Shape(
      title: "Amazon",
      text: """
        \u{FEFF}Website,Order ID,Order Date,Currency,Unit Price,Total Discounts,Quantity,Order Status,Product Name
        Amazon.com,1,2020-01-02T00:00:00Z,USD,"1,219.49","'-14.39'",1,Closed,Laptop
        Amazon.com,2,2020-01-02T00:00:00Z,USD,12.5,'0',2,Cancelled,Mug
        Amazon.com,3,2020-01-02T00:00:00Z,Not Available,Not Available,Not Applicable,Not Available,Closed,Rug

        """,
      names: ["Laptop", "Rug"],
      costs: ["1219.49 USD", nil],
      past: 1
    ),
    Shape(
      title: "Goodreads",
      text: #"""
        Book Id,Title,Author,ISBN,ISBN13,Date Read,Date Added,Bookshelves,Owned Copies
        1,Walden,H. D. Thoreau,"=""1250313198""","=""9781250313195""",2026/10/25,2019/01/01,,1
        2,Emma,J. Austen,"=""""","=""""",,2019/01/01,to-read,0

        """#,
      names: ["Walden"],
      uses: ["last 2026-10-25"],
      past: 1
    ),
    Shape(
      title: "Goodreads, where copies were never counted",
      text: "Book Id,Title,Owned Copies\n1,Walden,0\n2,Emma,0\n",
      names: ["Walden", "Emma"]
    ),
    Shape(
      title: "LighterPack",
      text: """
        Item Name,Category,desc,qty,weight,unit,url,price,worn,consumable
        Tent,Shelter,two people,1,900,gram,,250,,
        Gas,Kitchen,,2,100,gram,,5,,Consumable

        """,
      names: ["Tent", "Gas"],
      costs: ["250", "5"],
      quantities: [1, 2]
    ),
    Shape(
      title: "Todoist",
      text: """
        TYPE,CONTENT,DESCRIPTION,PRIORITY
        section,Attic,,
        task,Sell skis,the old ones,4
        note,call first,,
        task,Box books,,1

        """,
      names: ["Sell skis", "Box books"],
      skipped: 2
    ),
    Shape(
      title: "Taskwarrior, an array",
      text: """
        [
        {"uuid":"a0","description":"zero","project":"A","status":"pending","entry":"1234567889"},
        {"uuid":"a1","description":"one","tags":["x","y"],"status":"pending"},
        {"uuid":"a2","description":"two","status":"completed","end":"1234524690"},
        {"uuid":"a3","description":"three","status":"waiting"}
        ]

        """,
      names: ["zero", "one"],
      past: 2,
      format: .json
    ),
    Shape(
      title: "Taskwarrior, one object a line",
      text: "{\"uuid\":\"6\",\"description\":\"1st\"}\n{\"uuid\":\"6\",\"description\":\"2nd\"}\n",
      names: ["1st", "2nd"],
      format: .jsonl
    ),
    Shape(
      title: "German Excel",
      text:
        "sep=;\r\nGegenstand;Raum;Breite;Zuletzt benutzt;Preis\r\nSofa;Flur;35,8;07.10.26;2.499,00 €\r\n"
        + "Regal;Bad;1;07.10.2020;179 €\r\nBett;Bad;2;;1.299\r\n",
      names: ["Sofa", "Regal", "Bett"],
      costs: ["2499 EUR", "179 EUR", "1299"],
      uses: ["last 2026-10-07", "last 2020-10-07", nil],
      places: ["Flur", "Bad", "Bad"],
      skipped: 1
    ),
    Shape(
      title: "French Excel",
      text: "Désignation;Quantité;Pièce;Prix\nCanapé;1;Salon;1\u{202F}299,00\nLampe;2;Salon;12,5\n",
      names: ["Canapé", "Lampe"],
      costs: ["1299", "12.50"],
      quantities: [1, 2],
      places: ["Salon", "Salon"]
    ),
    Shape(
      title: "Spanish and a currency in the header",
      text: "Artículo,Cantidad,Ubicación,Precio (EUR)\nSofá,1,Sala,\"1.299,50\"\nTaza,4,Sala,3\n",
      names: ["Sofá", "Taza"],
      costs: ["1299.50 EUR", "3 EUR"],
      quantities: [1, 4]
    ),
    Shape(
      title: "Dutch",
      text: "Naam;Aantal;Plaats;Prijs;In bezit\nBank;1;Kamer;€ 12,-;ja\nTafel;1;Kamer;€ 5;nee\n",
      names: ["Bank"],
      costs: ["12 EUR"],
      past: 1
    ),
    Shape(
      title: "spreadsheet's numbers for days",
      text: "Name,Last used\nlamp,46301\nmug,46301.5\nrug,2026-10-06 12:30\n",
      names: ["lamp", "mug", "rug"],
      uses: ["last 2026-10-06", "last 2026-10-06", "last 2026-10-06"]
    ),
    Shape(
      title: "own, in numbers",
      text: "name,own\nlamp,1\nmug,0\nrug,\n",
      names: ["lamp", "rug"],
      past: 1
    ),
    Shape(
      title: "a trailing comma in every row, an empty and a double header, a short row",
      text: "Name,,Price,Price,\nlamp,x,,5,\nmug,,3\n",
      names: ["lamp", "mug"],
      costs: ["5", "3"]
    ),
    Shape(
      title: "a table of Markdown",
      text: "| Item | Price |\n|---|:---:|\n| lamp | 5 |\n| mug | 3 |\n",
      names: ["lamp", "mug"],
      costs: ["5", "3"],
      skipped: 1
    ),
    Shape(
      title: "Markdown",
      text: """
        # Attic

        - [ ] 8 x boxer briefs
        - [x] done
        - **skis**
        ## Cellar
        1. lamp
        2) rug (x3)
        Shelf:
        * [X] gone
        * cups, plates and spoons

        """,
      names: ["boxer briefs", "skis", "lamp", "rug", "cups, plates and spoons"],
      quantities: [8, 1, 1, 3, 1],
      places: ["Attic", "Attic", "Cellar", "Cellar", "Shelf"],
      past: 2,
      skipped: 4,
      format: .markdown
    ),
    Shape(
      title: "todo.txt",
      text: """
        (A) 2026-11-01 call mum +home @phone
        x 2026-11-02 2026-11-01 sell skis
        2026-11-03 6x old mugs due:2026-12-01 +kitchen
        see http://example.org at 10:30

        """,
      names: ["call mum", "old mugs", "see http://example.org at 10:30"],
      quantities: [1, 6, 1],
      places: ["phone", "kitchen", nil],
      past: 1,
      format: .todo
    ),
    Shape(
      title: "plain lines",
      text:
        "bread maker, not since 2023, $60, 20 min\nboxer briefs x8\n2x4 lumber\nx\nWindows x64\ny\n",
      names: ["bread maker", "boxer briefs", "2x4 lumber", "x", "Windows x64", "y"],
      costs: ["60 USD", nil, nil, nil, nil, nil],
      quantities: [1, 8, 1, 1, 1, 1],
      format: .lines
    ),
  ]

  @Test(arguments: shapes)
  func `a list is read as what it is`(shape: Shape) throws {
    let listing = try Listing(shape.text)

    #expect(listing.layout?.format == shape.format)
    #expect(listing.names == shape.names)
    #expect(listing.problems == [])
    if let costs = shape.costs {
      #expect(listing.entries.map(\.answers.cost?.description) == costs)
    }
    if let uses = shape.uses {
      #expect(listing.entries.map { $0.answers.used?.description } == uses)
    }
    if let quantities = shape.quantities {
      #expect(listing.entries.map(\.quantity) == quantities)
    }
    if let places = shape.places { #expect(listing.entries.map(\.place) == places) }
    #expect(listing.tally.past == shape.past)
    #expect(listing.tally.skipped == shape.past + shape.skipped)
    #expect(listing.tally.addsUp)
    #expect(try Listing(shape.text, chunk: 3) == listing)
  }

  @Test func `consumables and first aid are outside the arithmetic`() throws {
    let listing = try Listing(
      """
      name,category,consumable
      gas,Kitchen,yes
      plasters,"Bath, First Aid",
      tree,Christmas,no
      mug,Kitchen,0

      """
    )

    #expect(
      listing.entries.map(\.answers.exemption) == [.consumable, .emergency, .seasonal, nil]
    )
  }

  @Test func `pieces are counted by verdict`() throws {
    let listing = try Listing("item,used,qty\nlamp,yes,3\nmug,,2\nrug,yes,\n")

    #expect(listing.tally.keepPieces == 4 && listing.tally.undecidedPieces == 2)
  }
}
