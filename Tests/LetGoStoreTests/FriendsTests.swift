import Fixtures
import LetGoCore
import Testing

@testable import LetGoStore

@Suite("What friends told, in a store")
struct FriendsTests {
  private let temporary: TemporaryStore
  private let store: Store
  private let hash = [UInt8](repeating: 5, count: 32)

  init() throws {
    temporary = try TemporaryStore()
    store = try temporary.open()
  }

  private func segment(_ number: Int, _ text: String) -> KeptSegment {
    KeptSegment(round: hash, device: .max - 1, number: number, text: text)
  }

  private func kept(_ store: Store) throws -> [KeptSegment] {
    var all: [KeptSegment] = []
    try store.eachSegment(of: hash) { all.append($0) }
    return all
  }

  @Test func `segments are kept once each, and two of one number side by side`() throws {
    let (one, two, other) = (segment(0, "one"), segment(1, "two"), segment(1, "other"))

    #expect(try store.keep([two, one, one]) == 2)
    #expect(try store.keep([other, two]) == 1)

    let all = try kept(store)
    #expect(all.map(\.number) == [0, 1, 1])
    #expect(Set(all.map(\.text)) == ["one", "two", "other"])
    #expect(all.contains(two) && all.contains(other))
    #expect(try Inspection().findings(in: temporary.location) == [])
  }

  @Test func `they stay when the tables are made anew, and go to no other store`() throws {
    _ = try store.keep([segment(0, "one")])
    try store.rebuild()
    #expect(try kept(store).count == 1)

    let there = try TemporaryStore()
    let other = try there.open()
    try other.takeIn(store.exported())
    #expect(try kept(other).isEmpty)
  }

  @Test func `what friends know of can't be taken back, and what they don't can`() throws {
    let round = try #require(Round.utc(from: TemporaryStore.today))
    let start = RoundStart(
      name: try Name("December"),
      round: round,
      host: String(repeating: "0", count: 64)
    )
    let friends = Friendship(
      start: start,
      shown: try Name("Ana"),
      secret: Friendship.newSecret(),
      sharesTitles: true
    )
    try store.record("game start", at: .noon()) { try $0.take(partIn: round, from: 1) }
    try store.record("game invite", at: .noon(plus: 1)) { act in
      try act.open(try #require(try act.playedRounds().first), to: friends)
    }
    let joined = try #require(try store.rounds().first)
    #expect(joined.friends == friends)
    try store.record("gone", at: .noon(plus: 2)) { try $0.letGo(Name("lamp")) }
    #expect(try store.titles(of: joined).map(\.name.text) == ["lamp"])

    _ = try store.tell(joined.id, of: hash) { _, _ in [segment(0, "one")] }

    #expect(try store.undo(at: .noon(plus: 3)).name == "lamp")
    #expect(throws: Refusal.told(verb: "game invite")) { try store.undo(at: .noon(plus: 4)) }
    try store.record("game leave", at: .noon(plus: 5)) { act in
      try act.leave(try #require(try act.playedRounds().first), on: 1)
    }
    #expect(try store.undo(at: .noon(plus: 6)).name == "December")
    _ = try store.redo(at: .noon(plus: 7))
    _ = try store.tell(joined.id, of: hash) { _, known in known }
    #expect(throws: Refusal.told(verb: "game leave")) { try store.undo(at: .noon(plus: 8)) }
    #expect(try Inspection().findings(in: temporary.location) == [])
  }
}
