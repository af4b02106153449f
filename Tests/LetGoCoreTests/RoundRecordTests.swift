import Fixtures
import LetGoCore
import Testing

/// What members of a round tell each other, and how they stand by it.
struct RoundRecordTests {
  /// A round in UTC from 2026-12-01 on, with twelve hours of grace.
  static func round() throws -> Round {
    try #require(Round.utc(from: Day(number: 20_788)))
  }

  /// An instant of a day of that round, in seconds.
  static func instant(day: Int, hour: Int = 12) -> Int64 {
    (20_788 + Int64(day) - 1) * 86_400 + Int64(hour) * 3_600
  }

  static let key = String(repeating: "0a", count: 32)
  private static let proof = String(repeating: "b1", count: 64)

  private static func read(_ line: String) throws(RoundRecord.Refusal) -> RoundRecord {
    try RoundRecord(line: Array(line.utf8)[...])
  }

  @Test func `each record comes back from its line`() throws {
    let start = RoundStart(name: try Name("Dec \"\\ é"), round: try Self.round(), host: Self.key)
    let join = RoundRecord.Join(
      member: Self.key,
      name: try Name("Ana 👩‍👩‍👧"),
      day: 31,
      proof: Self.proof
    )
    let entry = RoundMember.Entry(device: .max, day: 1, count: Item.most, stamp: 0)
    let records: [RoundRecord] = [
      .start(start), .join(join), .count(entry), .title(day: 3, try Name("mug")), .leave(day: 12),
    ]

    for record in records { #expect(try Self.read(record.line) == record) }
    let head = RoundHead(round: Self.key, key: Self.key, stamp: 1_796_083_200_000)
    #expect(RoundHead(line: Array(head.line.utf8)[...]) == head)
    #expect(RoundStart(start.line) == start)
  }

  @Test(
    arguments: [
      "", "[", "[]", "{}", "null", "[\"leave\"]", "[\"leave\",0]", "[\"leave\",32]",
      "[\"leave\",01]", "[\"leave\",-1]", "[\"leave\",1.0]", "[\"leave\",1e1]", "[\"leave\", 1]",
      "[\"leave\",\"1\"]", "[\"leave\",1,2]", "[\"leave\",1]]", "[\"leave\",1] ", "[[\"leave\",1]]",
      "[\"leave\",99999999999999999999999]", "[\"lea\\u0076e\",1]", "[\"LEAVE\",1]", "[\"\",1]",
      "[\"count\",\"00000000000000aa\",1,1000001,5]", "[\"count\",\"aa\",1,1,5]",
      "[\"count\",\"00000000000000AA\",1,1,5]", "[\"count\",\"00000000000000aa\",1,-1,5]",
      "[\"count\",\"00000000000000aa\",1,1,253402300800001]",
      "[\"count\",\"00000000000000aa\",1,1,[5]]", "[\"title\",1,\"\"]", "[\"title\",1,\" mug\"]",
      "[\"title\",1,\"a\u{1B}[2Jb\"]", "[\"title\",1,\"a\u{202E}b\"]",
      "[\"title\",1,\"a\u{200B}b\"]",
      "[\"title\",1,\"a\\nb\"]", "[\"title\",1,{\"a\":1}]", "[\"title\",1,\"mug]",
      "[\"join\",\"\(key)\",\"\(String(repeating: "x", count: 41))\",1,\"\(proof)\"]",
      "[\"join\",\"\(key)\",\"a\u{301}\(String(repeating: "\u{301}", count: 90))\",1,\"\(proof)\"]",
      "[\"join\",\"\(key)\",\"\u{202E}Ana\",1,\"\(proof)\"]",
      "[\"join\",\"\(key)\",\"\u{FFFD}\",1,\"\(proof)\"]",
      "[\"join\",\"\(key.dropLast())\",\"Ana\",1,\"\(proof)\"]",
      "[\"round\",\"Dec\",\"UTC 12 strict 2026-12-01 1\",\"\(key)\"]",
      String(repeating: "[", count: 60_000),
    ]
  )
  func `what can't be, or is written in another way, is no record`(line: String) {
    #expect(throws: RoundRecord.Refusal.unreadable) { try Self.read(line) }
  }

  @Test(arguments: ["[\"photo\",1,\"x\"]", "[\"cheer\"]", "[\"x\",{\"deep\":[[[]]]}]"])
  func `a kind that is not known is a newer letgo's`(line: String) {
    #expect(throws: RoundRecord.Refusal.newer) { try Self.read(line) }
  }

  @Test(
    arguments: [
      ("a deadline on another day", "1796169600=2026-12-02T12:00", "1796169600=2026-12-05T12:00"),
      ("an end of all time", "1798675200=", "9223372036854775807="),
      ("a start long before", " 1796083200 ", " 0 "),
    ]
  )
  func `a start whose instants are not those of its dates is none`(
    what: String,
    part: String,
    other: String
  ) throws {
    let start = RoundStart(name: try Name("Dec"), round: try Self.round(), host: Self.key)
    let line = start.line.replacing(part, with: other)

    #expect(line != start.line, "\(what)")
    #expect(throws: RoundRecord.Refusal.unreadable, "\(what)") { try Self.read(line) }
  }
}
