import Fixtures
import LetGoCore
import Testing

@testable import LetGoTriage

struct TotalsTests {
  private static let scraps =
    [
      "lamp", "mug", "\"", "\"\"", ",", ",", "\n", "\n", "\r\n", "\r", "yes", "no", "8", "-5",
      "NaN",
      "$4", "2026-01-01", "2099-01-01", "ü", "\u{0}", " ", ";", "\t", "\u{1B}", "\"a,b\"",
      "\"a\nb\"",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3]]

  @Test(arguments: 0..<200)
  func `rows always add up, whatever they are made of`(seed: UInt64) throws {
    var random = Seeded(seed)
    var bytes = seed % 2 == 0 ? Array("item,used,cost,minutes\n".utf8) : []
    for _ in 0..<Int.random(in: 0...400, using: &random) {
      bytes += TotalsTests.scraps.randomElement(using: &random) ?? []
    }

    let listing = try Listing(bytes)

    #expect(listing.tally.addsUp)
    #expect(listing.problems.count == listing.tally.errors)
    #expect(
      listing.entries.count
        == listing.tally.keep + listing.tally.letGo + listing.tally.undecided
    )
    #expect(try Listing(bytes, chunk: Int(seed % 64) + 1) == listing)
  }

  @Test(arguments: 0..<50)
  func `random bytes never break the reading`(seed: UInt64) throws {
    var random = Seeded(seed)
    let bytes = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }

    let listing = try Listing(seed % 2 == 0 ? Array("item,cost\n".utf8) + bytes : bytes)

    #expect(listing.tally.addsUp)
  }

  @Test(arguments: [1, 7, 4_096, .max])
  func `a list longer than the buffer is read to its end`(chunk: Int) throws {
    let rows = (1...9_000).map { "\"lamp \($0)\",no,\($0 % 40),5\r\n" }.joined()

    let listing = try Listing("item,used,cost,minutes\r\n" + rows, chunk: chunk)

    #expect(listing.tally.rows == 9_000 && listing.tally.addsUp)
    #expect(listing.tally.letGo == 4_500)
    #expect(listing.names.last == "lamp 9000")
  }

  @Test(arguments: 1...64)
  func `the size of the pieces changes nothing`(chunk: Int) throws {
    let text = "Attic\nname,cost\n\"a\"\"b\nc\",5\r\n\"open,1\nü,x\n\n,,\nlamp,$3,\n"

    #expect(try Listing(text, chunk: chunk) == Listing(text))
  }

  @Test func `a quote that swallows the header loses no row from the count`() throws {
    let rows = String(repeating: "mug,5\n", count: 12_000)

    let listing = try Listing("\"Attic\nitem,cost\n" + rows + "\"\nlamp,5\n")

    #expect(listing.names == ["lamp"])
    #expect(listing.tally.rows == 2 && listing.tally.skipped == 1 && listing.tally.addsUp)
  }
}
