import LetGoCore
import Testing

@testable import LetGoTriage

struct LabelTests {
  @Test func `a name is the same as from its text, whatever characters it has`() throws {
    let numbers = Array(0x20...0xFFFF) + Array(0x1_F000...0x1_FFFF) + [0xE_0001, 0xE_0020]
    let scalars = numbers.compactMap { Unicode.Scalar(UInt32($0)) }
    // A quoted cell, so that only the name's own rules are at work; quotes stand in it doubled.
    let texts = scalars.map { $0 == "\"" ? "\"\"" : "\($0)" }
    let list = "item,\n" + texts.map { "\"\($0) a\($0)b \($0)\",\n" }.joined()

    let listing = try Listing(list)

    let expected = scalars.compactMap { try? Name("\($0) a\($0)b \($0)").text }
    #expect(listing.names == expected)
    #expect(listing.tally.addsUp)
  }
}
