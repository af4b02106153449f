import Fixtures
import LetGoCore
import Testing

/// How members stand by what their devices told, in whatever order it came.
struct RoundBoardTests {
  /// What a device told at once.
  private struct Telling {
    let device: UInt64
    let stamp: Int64
    let records: [RoundRecord]
  }

  private static func member(_ number: Int) -> String {
    String(repeating: "0", count: 60) + String(Substring(String(number + 10_000)).suffix(4))
  }

  private static func join(_ number: Int, _ name: String, day: Int) throws -> RoundRecord {
    .join(
      RoundRecord.Join(
        member: member(number),
        name: try Name(name),
        day: day,
        proof: String(repeating: "0", count: 128)
      )
    )
  }

  private static func count(
    _ device: UInt64,
    _ day: Int,
    _ count: Int,
    hour: Int = 20
  ) -> RoundRecord {
    .count(
      RoundMember.Entry(
        device: device,
        day: day,
        count: count,
        stamp: RoundRecordTests.instant(day: day, hour: hour) * 1_000
      )
    )
  }

  /// A member with so many pieces a day, each day told by itself.
  private static func tellings(
    _ number: Int,
    _ name: String,
    from first: Int = 1,
    through last: Int,
    _ pieces: (Int) -> Int
  ) throws -> [Telling] {
    let device = UInt64(number)
    return try (first...last).map { day in
      Telling(
        device: device,
        stamp: RoundRecordTests.instant(day: day, hour: 21) * 1_000,
        records: (day == first ? [try join(number, name, day: first)] : [])
          + [count(device, day, pieces(day))]
      )
    }
  }

  private func board(_ tellings: [Telling], day: Int) throws -> RoundBoard {
    var log = RoundLog()
    for telling in tellings { log.add(telling.records, of: telling.device, at: telling.stamp) }
    let now = RoundRecordTests.instant(day: day)
    return RoundBoard(of: try RoundRecordTests.round(), log.players, at: now)
  }

  /// Some members of every fate.
  private func month() throws -> [Telling] {
    try Self.tellings(1, "Ana", through: 30) { $0 }
      + Self.tellings(2, "Ben", from: 5, through: 30) { $0 == 5 ? 15 : $0 }
      + Self.tellings(3, "Cleo", through: 20) { $0 == 9 ? 1 : $0 }
      + Self.tellings(4, "Dora", through: 12) { $0 }
      + [Telling(device: 4, stamp: 1, records: [.leave(day: 12)])]
      // A second device of Ana's, with another name, which does not change hers.
      + [
        Telling(
          device: 11,
          stamp: RoundRecordTests.instant(day: 3) * 1_000,
          records: [try Self.join(1, "Anna", day: 3), Self.count(11, 3, 2)]
        )
      ]
  }

  @Test func `members stand by what they entered in time`() throws {
    let rows = try board(month(), day: 31).rows

    #expect(rows.map(\.label) == ["Ana", "Cleo", "Dora", "Ben"])
    #expect(rows.map(\.standing) == [.won, .out(day: 9), .left(day: 12), .won])
    #expect(rows.map(\.pieces) == [467, 202, 78, 465])
  }

  @Test func `any order, any duplicates and any gaps give the same, whatever is known`() throws {
    var random = Seeded(7)
    let month = try month()
    for _ in 0..<60 {
      let known = month.filter { _ in Int.random(in: 0..<10, using: &random) > 1 }
      let twice = known + known.filter { _ in Bool.random(using: &random) }

      let one = try board(known, day: 14)
      #expect(try board(twice.shuffled(using: &random), day: 14) == one)
      #expect(try board(known.reversed(), day: 14) == one)
    }
  }

  @Test func `what is entered after the deadline is shown as late and decides nothing`() throws {
    let late =
      try Self.tellings(1, "Ana", through: 4) { $0 == 2 ? 0 : $0 }
      + [
        Telling(
          device: 1,
          stamp: RoundRecordTests.instant(day: 5) * 1_000,
          records: [
            .count(
              RoundMember.Entry(
                device: 1,
                day: 2,
                count: 2,
                stamp: RoundRecordTests.instant(day: 4) * 1_000
              )
            )
          ]
        )
      ]
    let row = try #require(try board(late, day: 5).rows.first)

    #expect(row.standing == .out(day: 2))
    #expect(row.pieces == 10 && row.late == 2)
  }

  @Test func `who was not heard of since a deadline is waited for`() throws {
    let tellings = try Self.tellings(1, "Ana", through: 3) { $0 }

    #expect(try board(tellings, day: 6).rows.first?.standing == .waiting(day: 4))
    #expect(try board(tellings, day: 38).rows.first?.standing == .out(day: 4))
  }

  @Test func `nobody is seen before their device says whose it is, nor from a day that is none`()
    throws
  {
    let unbound = Telling(device: 9, stamp: 5, records: [Self.count(9, 1, 5)])
    let beyond = try Telling(device: 8, stamp: 5, records: [Self.join(8, "Eve", day: 31)])

    #expect(try board([unbound, beyond], day: 2).rows.isEmpty)
  }

  @Test(
    arguments: [
      (["Ana", "Ana"], true), (["Ana", "ANA"], true), (["Ana", "Аnа"], true),
      (["Ana", "Ána"], true), (["Bill", "Bi11"], true), (["Jo e", "Joe"], true),
      (["Ron", "R0n"], true), (["Ana", "Anna"], false), (["Ben", "Bea"], false),
    ]
  )
  func `names that look alike get the beginning of a key`(names: [String], areAlike: Bool) throws {
    let tellings = try names.enumerated().flatMap { index, name in
      try Self.tellings(index + 1, name, through: 1) { $0 }
    }
    let labels = try board(tellings, day: 1).rows.map(\.label)

    #expect(labels.allSatisfy { $0.hasSuffix(")") } == areAlike)
    #expect(Set(labels).count == 2)
  }
}
