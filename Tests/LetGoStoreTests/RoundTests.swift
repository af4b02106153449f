import Fixtures
import LetGoCore
import Testing

@testable import LetGoStore

@Suite("Rounds in a store")
struct RoundTests {
  /// A round of 30 days in UTC that begins on the tests' day.
  private func round() throws -> Round {
    try #require(Round.utc(from: TemporaryStore.today))
  }

  /// Returns noon of a day of the round, so many minutes later.
  private func noon(_ day: Int, plus minutes: Int64 = 0) -> Moment {
    Moment(
      milliseconds: TemporaryStore.noon + Int64(day - 1) * 86_400_000 + minutes * 60_000,
      day: TemporaryStore.today + (day - 1)
    )
  }

  private func begin(_ store: Store, from day: Int = 1) throws {
    let round = try round()
    try store.record("game start", at: noon(day)) { try $0.take(partIn: round, from: day) }
  }

  private func letGo(_ name: String, _ pieces: Int? = nil, on day: Int, in store: Store) throws {
    try store.record("gone", at: noon(day, plus: 5)) { act in
      try act.letGo(Name(name), pieces: pieces)
    }
  }

  private func counts(_ store: Store, at moment: Moment) throws -> [Int] {
    let member = try #require(try store.rounds().first).member
    return (1...5).map { member.count(onDay: $0) }
  }

  @Test func `every item that goes out counts by itself, by its pieces`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try letGo("before the game, on its day", on: 1, in: store)
    try begin(store)
    try letGo("shoes", 2, on: 1, in: store)
    try letGo("lamp", on: 2, in: store)
    try store.record("verdict", at: noon(2)) { try $0.settle(Name("vase"), as: .decided) }
    #expect(try counts(store, at: noon(2)) == [3, 1, 0, 0, 0])

    try store.record("out", at: noon(3)) { _ = try $0.takeOut(Name("vase")) }
    #expect(try counts(store, at: noon(3)) == [3, 1, 1, 0, 0])

    _ = try store.undo(at: noon(3, plus: 1))
    #expect(try counts(store, at: noon(3)) == [3, 1, 0, 0, 0])
    _ = try store.redo(at: noon(3, plus: 2))
    #expect(try counts(store, at: noon(3)) == [3, 1, 1, 0, 0])
    #expect(try Inspection().findings(in: temporary.location) == [])
  }

  @Test func `an undo after the deadline does not change what was in time`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try begin(store)
    try letGo("lamp", on: 1, in: store)
    _ = try store.undo(at: noon(3))

    let joined = try #require(try store.rounds().first)
    let deadline = joined.round.deadline(ofDay: 1)
    #expect(joined.member.count(onDay: 1) == 0)
    #expect(joined.member.count(onDay: 1, enteredBy: deadline) == 1)
    #expect(
      joined.round.standing(of: joined.member, at: noon(2, plus: 1).milliseconds / 1_000)
        == .playing
    )
  }

  @Test func `what is dated counts on its date, the rest by the clock of the round`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try begin(store)
    try store.record("gone", at: noon(3)) { act in
      try act.letGo(Name("mug"), Leaving(day: TemporaryStore.today + 1))
    }
    // Where the person lives it is the fourth day already.
    let ahead = Moment(milliseconds: noon(3).milliseconds + 1_000, day: noon(4).day)
    try store.record("gone", at: ahead) { try $0.letGo(Name("jug")) }

    #expect(try counts(store, at: noon(4)) == [0, 1, 1, 0, 0])
  }

  @Test func `undoing the beginning takes the counts back too, and redoing sets them back`() throws
  {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try begin(store)
    _ = try store.undo(at: noon(1))
    #expect(try store.rounds().isEmpty)
    try letGo("lamp", on: 1, in: store)
    #expect(try store.undo(at: noon(1, plus: 6)).name == "lamp")
    _ = try store.redo(at: noon(1, plus: 7))
    #expect(try store.rounds().isEmpty)
    #expect(try Inspection().findings(in: temporary.location) == [])
  }

  @Test func `the beginning is taken back only after all that came later`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try begin(store)
    try letGo("lamp", on: 1, in: store)

    #expect(try store.undo(at: noon(2)).name == "lamp")
    #expect(try store.undo(at: noon(2)).verb == "game start")
    #expect(try store.rounds().isEmpty)
  }

  @Test func `who joins later is counted from that day on`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try letGo("lamp", on: 1, in: store)
    try begin(store, from: 3)
    try letGo("mug", on: 3, in: store)

    #expect(try counts(store, at: noon(3)) == [0, 0, 1, 0, 0])
  }

  @Test func `a round that was left or is over counts no more`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try begin(store)
    try letGo("lamp", on: 1, in: store)
    try store.record("game end", at: noon(2)) { act in
      try act.leave(try #require(try act.playedRounds().first), on: 2)
    }
    try letGo("mug", on: 2, in: store)

    #expect(try counts(store, at: noon(2)) == [1, 0, 0, 0, 0])
    #expect(try store.playedRounds(at: noon(2)).isEmpty)
  }

  @Test func `a second device counts in a register of its own, and neither counts the other's`()
    throws
  {
    let (here, there) = (try TemporaryStore(), try TemporaryStore())
    let (desk, laptop) = (try here.open(), try there.open())
    try begin(desk)
    try letGo("lamp", on: 1, in: desk)
    try laptop.takeIn(desk.exported())
    try letGo("mug", on: 1, in: laptop)
    try letGo("jug", 2, on: 2, in: laptop)
    #expect(try counts(laptop, at: noon(2)) == [2, 2, 0, 0, 0])

    try desk.takeIn(laptop.exported())
    try letGo("rug", on: 2, in: desk)

    #expect(try counts(desk, at: noon(2)) == [2, 3, 0, 0, 0])
    try laptop.takeIn(desk.exported())
    #expect(try counts(laptop, at: noon(2)) == [2, 3, 0, 0, 0])
    #expect(try desk.projections() == laptop.projections())
    #expect(try Inspection().findings(in: here.location) == [])
  }

  @Test func `what a device without a register let go counts once, and moves when it gets one`()
    throws
  {
    let temporary = try (0..<3).map { _ in try TemporaryStore() }
    let stores = try temporary.map { try $0.open() }
    let (desk, laptop, phone) = (stores[0], stores[1], stores[2])
    func take(_ sources: Store..., into store: Store, on day: Int) throws {
      for source in sources { try store.takeIn(source.exported()) }
      try store.recount(at: noon(day))
    }
    // The phone lets go of something before it has heard of the round.
    try letGo("lamp", on: 1, in: phone)
    try begin(desk)
    try letGo("mug", on: 1, in: desk)
    try take(desk, into: laptop, on: 1)
    try letGo("jug", on: 1, in: laptop)

    try take(laptop, phone, into: desk, on: 1)
    try take(desk, phone, into: laptop, on: 1)
    try take(laptop, into: desk, on: 1)
    #expect(try counts(desk, at: noon(1)) == [3, 0, 0, 0, 0])
    #expect(try counts(laptop, at: noon(1)) == [3, 0, 0, 0, 0])

    try take(desk, into: phone, on: 2)
    for store in [desk, laptop] { try take(phone, into: store, on: 2) }
    try take(desk, into: laptop, on: 2)
    try take(laptop, into: desk, on: 2)
    try take(desk, into: phone, on: 2)
    for store in stores { #expect(try counts(store, at: noon(2)) == [3, 0, 0, 0, 0]) }
    #expect(try desk.projections() == phone.projections())
  }
}
