import Testing

@testable import LetGoTriage

/// A list, told apart by what is special about it.
struct LongList: CustomTestStringConvertible {
  let what: String
  let text: String

  var testDescription: String { what }
}

@Suite("Lists judged in lanes")
struct LaneTests {
  /// Lists that are longer than a few blocks, each with what could go wrong where blocks meet.
  static let lists = [
    LongList(what: "plain rows", text: list { "thing \($0),no,\($0 % 40),\($0 % 30)" }),
    LongList(
      what: "no line end behind the last row",
      text: String(list { "thing \($0),no,5,5" }.dropLast())
    ),
    LongList(what: "returns before line feeds", text: list(end: "\r\n") { "thing \($0),no,5,5" }),
    LongList(what: "returns alone", text: list(end: "\r") { "thing \($0),no,5,5" }),
    LongList(what: "quotes", text: list { "\"thing, \($0)\",no,\"1\",5" }),
    LongList(
      what: "quotes late in the list",
      text: list { $0 < 4_000 ? "a\($0),no,5,5" : "\"a, \($0)\",no,5,5" }
    ),
    LongList(what: "doubled quotes", text: list { "\"a \"\"big\"\" thing \($0)\",no,5,5" }),
    LongList(what: "cells of several lines", text: list { "\"thing\n\n\($0)\",no,5,5" }),
    LongList(
      what: "unclosed quotes",
      text: list { $0 % 500 == 7 ? "\"thing \($0),no,5,5" : "b \($0),no,5,5" }
    ),
    LongList(
      what: "a quote that nothing closes",
      text: list { $0 == 4_000 ? "\"open,no" : "b \($0),no,5,5" }
    ),
    LongList(what: "text behind quotes", text: list { "\"thing\" no. \($0),no,5,5" }),
    LongList(
      what: "rows in error",
      text: list { $0 % 3 == 0 ? "c,no,5,5,6,7,8" : "c\u{1}\($0),x,5,\($0)" }
    ),
    LongList(what: "empty rows", text: list { $0 % 2 == 0 ? "" : "d \($0),,," }),
    LongList(
      what: "a row longer than a block",
      text: list { "\($0 == 3 ? long(300_000) : "e"),no,5,5" }
    ),
    LongList(
      what: "a row that is too long",
      text: list { "\($0 == 3 ? long(1 << 21) : "e"),no,5,5" }
    ),
    LongList(
      what: "a quoted row that is too long",
      text: list { $0 == 3 ? "\"\(long(1 << 21))\",no" : "e,no" }
    ),
    LongList(
      what: "too many cells",
      text: list { $0 == 9 ? long(20_000).replacing("x", with: "x,") : "f,no,5,5" }
    ),
    LongList(
      what: "dates that could mean two things",
      text: list { "g \($0),0\(1 + $0 % 9)/05/2026,5,5" }
    ),
    LongList(what: "lines before the header", text: "My things\n\n" + list { "h \($0),no,5,5" }),
    LongList(
      what: "a quote that swallows the header",
      text: "\"\n" + list { $0 == 3_000 ? "i\"" : "i \($0),no,5,5" }
    ),
    LongList(
      what: "plain lines",
      text: (0..<5_000).map { "\($0 % 90 == 0 ? "# room" : "- lamp") \($0) \(long(70))\n" }.joined()
    ),
  ]

  private static func list(end: String = "\n", _ row: (Int) -> String) -> String {
    let wide = long(70)
    return "item,used,cost,minutes,colour" + end
      + (0..<5_000).map { "\(row($0)),\(wide)\(end)" }.joined()
  }

  private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

  @Test(arguments: lists)
  func `a list comes to the same in any number of lanes`(list: LongList) throws {
    let bytes = Array(list.text.utf8)
    let alone = try Listing(bytes)

    #expect(alone.tally.rows > 1_000 && alone.tally.addsUp)
    for (lanes, chunk) in [(1, Int.max), (2, .max), (4, 1_000)] {
      let beside = try Listing(bytes, lanes: lanes, chunk: chunk)
      #expect(beside == alone, "\(lanes) lanes")
    }
  }

  @Test func `what was read before a failure is handed on before it is told`() throws {
    struct Broken: Error {}
    let bytes = Array(Self.lists[0].text.utf8)
    var given = 0
    var names = 0
    let lanes = (0..<3).map { _ in
      var page = 0
      return Lane {
        _ = try $0.name
        page += 1
      } handOn: { rows in
        #expect(rows == page)
        names += page
        page = 0
      }
    }

    #expect(throws: Broken.self) {
      _ = try Triage(today: Listing.today).judge(
        { room in
          guard given < 200_000 else { throw Broken() }
          let count = min(room.count, 200_000 - given)
          room.copyBytes(from: bytes[given..<given + count])
          given += count
          return count
        },
        lanes: lanes,
        threads: 3,
        problem: { _ in }
      )
    }
    #expect(names == bytes[..<200_000].count { $0 == .lineFeed } - 1)
  }

  @Test func `a lane that cannot hand on stops all of them`() throws {
    struct Full: Error {}
    var pages = 0
    let lanes = (0..<3).map { _ in
      Lane { _ in
      } handOn: { _ in
        pages += 1
        if pages == 2 { throw Full() }
      }
    }

    #expect(throws: Full.self) {
      _ = try Triage(today: Listing.today).judge(
        source(of: Array(Self.lists[0].text.utf8)),
        lanes: lanes,
        threads: 3,
        problem: { _ in }
      )
    }
    #expect(pages == 2)
  }
}

struct ByteCountTests {
  @Test(arguments: [0, 1, 31, 32, 33, 64, 1_000, 32 * 255, 32 * 256 + 7, 20_000])
  func `a byte is counted in any number of bytes`(count: Int) {
    for stride in [1, 2, 7, 32] {
      let bytes = (0..<count).map { $0 % stride == 0 ? UInt8.lineFeed : .space }
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        let view = ByteView(start, count: count)
        #expect(view.count(of: .lineFeed) == (count + stride - 1) / stride)
      }
    }
  }
}
