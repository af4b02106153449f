import LetGoCore
import Testing

@testable import LetGoTriage

struct DetailTests {
  /// What a row says beyond name and answers.
  private struct Details: Equatable {
    var quantity = 1
    var place: String?
    var category: String?
    var reference: String?
    var note: String?
  }

  private func details(_ text: String) throws -> [Details] {
    var found: [Details] = []
    let triage = Triage(today: Listing.today)
    _ = try triage.judge(source(of: Array(text.utf8))) { row in
      found.append(
        Details(
          quantity: row.quantity,
          place: row.place,
          category: row.category,
          reference: row.reference,
          note: row.note
        )
      )
    } problem: { _ in
    }
    return found
  }

  @Test func `what a table says beyond the questions goes along with its rows`() throws {
    let found = try details(
      """
      name,qty,location,category,asset_id,notes
      lamp,3,Home / Attic,Light,000-001,"of ""Aunt"" May"
      rug,,,,,

      """
    )

    #expect(
      found == [
        Details(
          quantity: 3,
          place: "Home / Attic",
          category: "Light",
          reference: "000-001",
          note: "of \"Aunt\" May"
        ),
        Details(),
      ]
    )
  }

  @Test func `plain lines are one piece each and say nothing more`() throws {
    #expect(try details("lamp\nrug\n") == [Details(), Details()])
  }

  @Test func `a currency of its own column is that of the cost`() throws {
    let listing = try Listing("item,price,currency\nlamp,5,EUR\nrug,$5,EUR\nmug,,EUR\n")

    #expect(listing.entries.map(\.answers.cost?.description) == ["5 EUR", "5 USD", nil])
  }

  @Test func `a quantity that is no number is named`() throws {
    let listing = try Listing("item,quantity\nlamp,many\nrug,0\nmug,2\n")

    #expect(listing.faults == [.unreadable(.count, header: "quantity", text: "many")])
    #expect(listing.names == ["mug"])
    #expect(listing.tally.skipped == 1 && listing.tally.addsUp)
  }
}
