import Fixtures
import LetGoCore
import Testing

/// The first second of 2026-12-01 in UTC.
private let start: Int64 = 20_788 * 86_400

/// Makes a round in UTC from 2026-12-01 on.
private func round(days: Int = 30, grace: Int = 12, isRelaxed: Bool = false) throws -> Round {
  try #require(
    Round.utc(from: Day(number: 20_788), days: days, grace: grace, isRelaxed: isRelaxed)
  )
}

/// Returns the instant of an hour of a day of that round.
private func hour(_ hour: Int, ofDay day: Int) -> Int64 {
  start + Int64(day - 1) * 86_400 + Int64(hour) * 3_600
}

/// Makes a member who entered counts at noon of their days.
private func member(
  from joined: Int = 1,
  _ counts: [Int: Int],
  left: Int? = nil,
  heard: Int64 = .max
) -> RoundMember {
  let entries = counts.map { day, count in
    RoundMember.Entry(device: 7, day: day, count: count, stamp: hour(12, ofDay: day) * 1_000)
  }
  return RoundMember(joined: joined, left: left, entries: entries, heard: heard)
}

private let all = Dictionary(uniqueKeysWithValues: (1...30).map { ($0, $0) })

@Suite("Rounds")
struct RoundTests {
  @Test(arguments: [(28, 406), (29, 435), (30, 465), (31, 496)])
  func `a round is as long as a month`(days: Int, total: Int) throws {
    #expect(try round(days: days).total == total)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 3), (29, 435), (30, 465)])
  func `each day asks for one more than the last`(day: Int, total: Int) {
    #expect(Round.total(throughDay: day) == total)
  }

  @Test func `a round is written and read in one way only`() throws {
    let text = try round(isRelaxed: true).description

    #expect(Round(text)?.description == text)
    #expect(text.hasPrefix("UTC 12 relaxed 2026-12-01 1796083200 1796169600=2026-12-02T12:00 "))
    for broken in [
      "", "UTC", text + " ", text + " x", text.replacing("UTC", with: "U TC"),
      text.replacing(" 12 ", with: " 012 "), text.replacing("relaxed", with: "strictly"),
      text.replacing("1798675200=", with: "9223372036854775807="), String(text.prefix(400)),
      text.replacing("1796169600", with: "1796083200"),
    ] {
      #expect(Round(broken) == nil, "\(broken.prefix(60))")
    }
  }

  @Test(arguments: [(-1, 0), (0, 1), (86_399, 1), (86_400, 2), (30 * 86_400 - 1, 30)])
  func `an instant lies in one of its days`(second: Int64, day: Int) throws {
    #expect(try round().day(at: start + second) == day)
    #expect(try round().day(at: start + 30 * 86_400) == 31)
  }

  @Test(
    arguments: [
      ("nothing yet, on the first day", member([:]), hour(23, ofDay: 1), Standing.playing),
      ("nothing, in the first grace", member([:]), hour(11, ofDay: 2), .playing),
      ("nothing, after it", member([:]), hour(12, ofDay: 2), .out(day: 1)),
      ("all so far", member([1: 1, 2: 2, 3: 3]), hour(12, ofDay: 4), .playing),
      ("more before, less later", member([1: 6]), hour(12, ofDay: 4), .playing),
      ("and then too little", member([1: 6]), hour(12, ofDay: 5), .out(day: 4)),
      ("enough, too late", member([2: 3]), hour(12, ofDay: 2), .out(day: 1)),
      ("all", member(all), hour(12, ofDay: 31), .won),
      ("all but the last grace", member(all), hour(11, ofDay: 31), .playing),
      ("465 on the first day", member([1: 465]), hour(12, ofDay: 31), .won),
      ("left", member([1: 1, 2: 2], left: 3), hour(0, ofDay: 9), .left(day: 3)),
      ("left at once", member([:], left: 1), hour(1, ofDay: 1), .left(day: 1)),
      (
        "left in the grace of a day that is short", member([1: 1], left: 3), hour(9, ofDay: 3),
        .left(day: 3)
      ),
      ("out before they left", member([:], left: 5), hour(0, ofDay: 9), .out(day: 1)),
    ]
  )
  func `a member's standing follows from what was entered in time`(
    what: String,
    member: RoundMember,
    now: Int64,
    standing: Standing
  ) throws {
    #expect(try round().standing(of: member, at: now) == standing, "\(what)")
  }

  @Test(
    arguments: [
      (
        "each day's from day 10 on", (10...30).reduce(into: [10: 10]) { $0[$1] = $1 },
        Standing.cameThrough(from: 10)
      ),
      ("and the 45 before", (10...30).reduce(into: [:]) { $0[$1] = $1 == 20 ? 65 : $1 }, .won),
      (
        "one short of that", (10...30).reduce(into: [:]) { $0[$1] = $1 == 20 ? 64 : $1 },
        .cameThrough(from: 10)
      ),
      ("nothing on day 10", [11: 40], .out(day: 10)),
    ] as [(String, [Int: Int], Standing)]
  )
  func `who joins late is asked for each day from then on, and wins with the rest`(
    what: String,
    counts: [Int: Int],
    standing: Standing
  ) throws {
    let late = member(from: 10, counts)

    #expect(try round().standing(of: late, at: hour(12, ofDay: 31)) == standing, "\(what)")
  }

  @Test func `in a relaxed round only the last day decides`() throws {
    let relaxed = try round(isRelaxed: true)

    #expect(relaxed.standing(of: member([:]), at: hour(13, ofDay: 30)) == .playing)
    #expect(relaxed.standing(of: member([:]), at: hour(12, ofDay: 31)) == .out(day: 30))
    #expect(relaxed.standing(of: member([30: 465]), at: hour(12, ofDay: 31)) == .won)
  }

  @Test func `without grace a day is over at midnight`() throws {
    let strict = try round(grace: 0)

    #expect(strict.standing(of: member([:]), at: hour(23, ofDay: 1)) == .playing)
    #expect(strict.standing(of: member([:]), at: hour(0, ofDay: 2)) == .out(day: 1))
  }

  @Test func `nobody is out before something later was heard of them, or a week after the end`()
    throws
  {
    let silent = member([1: 1], heard: hour(20, ofDay: 2) * 1_000)
    let round = try round()

    #expect(round.standing(of: silent, at: hour(12, ofDay: 3)) == .waiting(day: 2))
    #expect(round.standing(of: silent, at: hour(12, ofDay: 31)) == .waiting(day: 2))
    #expect(round.standing(of: silent, at: hour(12, ofDay: 38)) == .out(day: 2))
    let heard = member([1: 1], heard: hour(13, ofDay: 3) * 1_000)
    #expect(round.standing(of: heard, at: hour(14, ofDay: 3)) == .out(day: 2))
  }

  @Test func `of each device the last count by the deadline counts, whatever the order`() throws {
    let round = try round()
    let entries = [
      (1, 1, 9), (1, 3, 10), (1, 2, 11), (2, 4, 8), (1, 9, 40), (2, 0, 37),
    ].map { device, count, hours in
      RoundMember.Entry(
        device: UInt64(device),
        day: 1,
        count: count,
        stamp: hour(hours, ofDay: 1) * 1_000
      )
    }
    for turn in entries.indices {
      let turned = Array(entries[turn...] + entries[..<turn])
      let member = RoundMember(joined: 1, entries: turned, heard: .max)

      #expect(member.count(onDay: 1, enteredBy: round.deadline(ofDay: 1)) == 6)
      #expect(member.count(onDay: 1) == 9)
      #expect(member.count(onDay: 2) == 0)
    }
  }

  @Test(
    arguments: [
      // Day, from, counts; done, pieces, missing, backlog.
      (1, 1, [:], 0, 0, 1, 0),
      (3, 1, [1: 1, 2: 2, 3: 1], 1, 4, 2, 0),
      (3, 1, [1: 9], 0, 9, 0, 0),
      (12, 10, [10: 10, 11: 11], 0, 21, 12, 45),
      (12, 10, [10: 40, 12: 3], 3, 43, 0, 35),
    ] as [(Int, Int, [Int: Int], Int, Int, Int, Int)]
  )
  func `a day tells what is missing and what is open from before`(
    day: Int,
    joined: Int,
    counts: [Int: Int],
    done: Int,
    pieces: Int,
    missing: Int,
    backlog: Int
  ) throws {
    let today = RoundDay(day, of: member(from: joined, counts), in: try round())

    #expect(today.done == done && today.pieces == pieces)
    #expect(today.missing == missing && today.backlog == backlog)
  }
}
