import LetGoCore
import Testing

@testable import LetGoTriage

struct CellTests {
  @Test(arguments: [
    ("8", Price(.exactly(Amount(8)))),
    ("0", Price(.exactly(.zero))),
    ("12.5", Price(.exactly(Amount(thousandths: 12_500)))),
    ("0.99", Price(.exactly(Amount(thousandths: 990)))),
    ("2499.0", Price(.exactly(Amount(2_499)))),
    ("$12.58", Price(.exactly(Amount(thousandths: 12_580)), Currency("USD"))),
    ("15 EUR", Price(.exactly(Amount(15)), Currency("EUR"))),
    ("no idea", Price(.unknown)),
  ])
  func `a price keeps its amount and its currency`(cell: String, expected: Price) throws {
    let listing = try Listing("item,cost\nlamp,\(cell)\n")

    #expect(listing.entries.map(\.answers) == [Answers(cost: expected)])
  }

  @Test(arguments: [
    ("10", Estimate.exactly(Amount(10))), ("0", .exactly(.zero)), ("2 h", .exactly(Amount(120))),
  ])
  func `minutes are read as numbers or as words`(cell: String, expected: Estimate) throws {
    let listing = try Listing("item,minutes\nlamp,\(cell)\n")

    #expect(listing.entries.map(\.answers) == [Answers(minutes: expected)])
  }

  @Test(arguments: [
    ("yes", Use.said(.yes, on: Listing.today)),
    ("No", .said(.no, on: Listing.today)),
    ("not sure", .said(.unsure, on: Listing.today)),
    (Listing.today.description, .last(Listing.today)),
    ("2020/10/25", .last(Day(number: 18_560))),
  ])
  func `use is a word or the day of the last use`(cell: String, expected: Use) throws {
    let listing = try Listing("item,used\nlamp,\(cell)\n")

    #expect(listing.entries.map(\.answers) == [Answers(used: expected)])
  }

  @Test func `need and exemption are read from their columns`() throws {
    let listing = try Listing("item,next,exempt\nlamp,yes,\ntorch,,emergency\nmug,seasonal,\n")

    #expect(
      listing.entries.map(\.answers) == [
        Answers(next: Forecast(.yes, asked: Listing.today)),
        Answers(exemption: .emergency),
        Answers(exemption: .seasonal),
      ]
    )
    #expect(listing.tally.keep == 3)
  }

  @Test(arguments: ["", "  ", "-", "N/A", "Not Available", "\"\""])
  func `a cell that says nothing is unknown`(cell: String) throws {
    let listing = try Listing("item,used,next,cost,minutes\nlamp,\(cell),\(cell),\(cell),\(cell)\n")

    #expect(listing.entries.map(\.answers) == [Answers()])
  }

  @Test(arguments: [
    ("cost", Column.cost, "blue"), ("cost", .cost, "-5"), ("cost", .cost, "$-5"),
    ("cost", .cost, "NaN"), ("cost", .cost, "inf"), ("cost", .cost, "1e400"),
    ("cost", .cost, "9999999999999999999"), ("cost", .cost, "yes"),
    ("cost", .cost, "skip"), ("minutes", .minutes, "-1"), ("minutes", .minutes, "blue"),
    ("used", .used, "blue"), ("used", .used, "2026-02-30"), ("next", .next, "blue"),
    ("exempt", .exempt, "blue"),
  ])
  func `a cell that answers nothing is named`(header: String, column: Column, cell: String) throws {
    let listing = try Listing("item,\(header)\nlamp,\(cell)\nchair,\n")

    let fault = RowProblem.Fault.unreadable(column, header: header, text: cell)
    #expect(listing.problems == [RowProblem(line: 2, fault: fault)])
    #expect(listing.names == ["chair"])
  }

  @Test func `a last use after today is an error`() throws {
    let tomorrow = (Listing.today + 1).description

    let listing = try Listing("item,last used\nlamp,\(tomorrow)\n")

    #expect(listing.faults == [.usedInFuture(header: "last used", text: tomorrow)])
  }

  @Test func `where the best column is blank the next one counts`() throws {
    let listing = try Listing("name,purchase_price,value\nlamp,5,7\nchair,5,\ntable,,\n")

    #expect(
      listing.entries.map(\.answers.cost?.description) == ["7", "5", nil]
    )
  }

  @Test func `a text that recurs means the same under each header`() throws {
    let rows = String(repeating: "lamp,no,no\nchair,yes,no idea\n", count: 50)

    let listing = try Listing("item,used,cost\n" + rows)

    #expect(listing.tally.errors == 50)
    #expect(listing.entries.allSatisfy { $0.answers.cost == Price(.unknown) })
  }

  @Test func `what is shown of a cell is short and cannot steer a terminal`() throws {
    let long = String(repeating: "ü", count: 300)

    let listing = try Listing("item,cost\nlamp,\u{1B}[2J\nchair,\(long)\n")

    let short = String(repeating: "ü", count: 79) + "…"
    #expect(
      listing.faults == [
        .unreadable(.cost, header: "cost", text: "\u{FFFD}[2J"),
        .unreadable(.cost, header: "cost", text: short),
      ]
    )
  }
}
