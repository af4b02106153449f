import LetGoCore
import Testing

@testable import LetGoTriage

struct FigureTests {
  private func figure(_ text: String) -> Figure? {
    var bytes = Array(text.utf8)
    return bytes.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { Figure(ByteView($0, count: buffer.count)) }
    }
  }

  @Test(arguments: [
    ("8", "8", nil), ("12.5", "12.50", DecimalMark.point), ("12,5", "12.50", .comma),
    ("2.499,00", "2499", .comma), ("1,219.49", "1219.49", .point), ("1 299,00", "1299", .comma),
    ("1\u{A0}299", "1299", nil), ("1'299.50", "1299.50", .point), ("1.234.567", "1234567", .comma),
    ("1,234,567", "1234567", .point), ("0.299", "0.299", .point), ("1234.567", "1234.567", .point),
    (".50", "0.50", .point), ("0.16666666667", "0.166", .point),
    ("1.234.567,89", "1234567.89", .comma),
  ])
  func `a number is read by its own shape`(text: String, amount: String, mark: DecimalMark?) throws
  {
    #expect(figure(text) == .exactly(try #require(Amount(amount)), decimal: mark))
  }

  @Test(arguments: [("1.299", DecimalMark.point), ("12,500", .comma), ("999.000", .point)])
  func `three digits after one mark can be either`(text: String, mark: DecimalMark) throws {
    let plain = text.replacing(",", with: ".")
    let decimals = try #require(Amount(plain))
    let thousands = try #require(Amount(plain.replacing(".", with: "")))

    #expect(figure(text) == .either(decimals: decimals, thousands: thousands, mark: mark))
  }

  @Test(arguments: [
    "", "-5", "1.2.3", "1,2,3", "07.10.26", "1..2", "1.23.456", "12 34", "1e5", "6.37702E+15",
    "5 %",
    "1,234 567", "9999999999999999999", "1 2345", ".", "5.",
  ])
  func `anything else is no number`(text: String) {
    #expect(figure(text) == nil)
  }

  @Test(arguments: [
    ("1.299\n2,50", "1299"), ("1.299\n2.50", "1.299"), ("1.299\n1.000.000", "1299"),
  ])
  func `the file's other numbers decide`(cells: String, expected: String) throws {
    let rows = cells.split(separator: "\n").map { "lamp;\($0)\n" }.joined()

    let listing = try Listing("name;price\n" + rows)

    #expect(listing.entries.first?.answers.cost?.description == expected)
    #expect(listing.doubts.isEmpty)
  }

  @Test func `a number that nothing decides is unknown and named once`() throws {
    let text = "name;price\nlamp;1.299\nmug;12\nrug;2.500\n"

    let listing = try Listing(text)

    #expect(
      listing.entries.map(\.answers.cost?.description) == ["unknown", "12", "unknown"]
    )
    #expect(
      listing.doubts == [
        Doubt(
          kind: .number(decimals: Amount(thousandths: 1_299), thousands: Amount(1_299)),
          line: 2,
          header: "price",
          text: "1.299",
          count: 2
        )
      ]
    )
    var choice = ReadingChoice()
    choice.decimal = .comma
    #expect(
      try Listing(text, choice: choice).entries.map(\.answers.cost?.description) == [
        "1299", "12", "2500",
      ]
    )
  }

  @Test(arguments: [
    // A day over 12 in any date of the list settles the order.
    ("1/2/23,1/23/23", "last 2023-01-02"), ("1/2/23,23/1/23", "last 2023-02-01"),
    ("3/3/23,", "last 2023-03-03"), ("1/2/23,1/2/23", "unsure 2026-11-30"),
  ])
  func `the order of day and month is decided by the whole list`(
    cells: String,
    expected: String
  ) throws {
    let parts = cells.split(separator: ",", omittingEmptySubsequences: false)

    let listing = try Listing("name,last used,bought\nlamp,\(parts[0]),\(parts[1])\n")

    #expect(listing.entries.first?.answers.used?.description == expected)
    #expect(listing.doubts.map(\.kind) == (expected.hasPrefix("unsure") ? [.date] : []))
  }

  @Test(arguments: ["13/13/23", "31.02.2026"])
  func `a date that never was is an error`(cell: String) throws {
    #expect(try Listing("name,last used\nlamp,\(cell)\n").tally.errors == 1)
  }

  @Test(arguments: [
    ("ja", Use.said(.yes, on: Listing.today)), ("NEIN", .said(.no, on: Listing.today)),
    ("true", .said(.yes, on: Listing.today)), ("0", .said(.no, on: Listing.today)),
    ("jamais", .said(.no, on: Listing.today)),
  ])
  func `yes and no are known in other languages`(cell: String, expected: Use) throws {
    #expect(try Listing("name,used\nlamp,\(cell)\n").entries.first?.answers.used == expected)
  }
}
