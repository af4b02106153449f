import LetGoCore
import Testing

@testable import LetGoStore

struct ThingsTests {
  @Test func `the third open thing is refused and nothing is written`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.add("renew passport")
    try store.add("call the dentist")
    let before = try store.projections()

    let refusal = #expect(throws: Refusal.self) { try store.add("learn Italian") }

    guard case .full(let things) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(things.map(\.title.text) == ["renew passport", "call the dentist"])
    #expect(try store.projections() == before)
  }

  @Test func `eight at once still leave two`() async throws {
    for _ in 0..<5 {
      let temporary = try TemporaryStore()
      let location = temporary.location
      _ = try temporary.open()

      let added = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<8 {
          group.addTask {
            (try? Store(writingAt: location).add("thing \(number)")) != nil
          }
        }
        return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }

      let store = try temporary.open()
      #expect(added == 2)
      #expect(try store.activeThings().map(\.slot) == [1, 2])
      #expect(try Things.open(in: store.database).count == 2)
    }
  }

  @Test func `the table itself holds no two things in one place`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.add("renew passport")
    try store.add("call the dentist")

    #expect(throws: SQLiteError.self) { try store.database.run("UPDATE thing SET slot = 1") }
  }

  @Test func `finishing frees a place, and the other thing moves up`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.add("renew passport")
    try store.add("call the dentist")

    try store.record("done", at: .noon(plus: 5)) { try $0.finish($0.openThings()[0]) }

    #expect(try store.activeThings().map(\.title.text) == ["call the dentist"])
    #expect(try store.activeThings().map(\.slot) == [1])
  }

  @Test func `one act can finish a thing and put another in its place`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.add("renew passport")
    try store.add("call the dentist")

    let place = try store.record("done", at: .noon(plus: 5)) { act in
      try act.finish(act.openThings()[0])
      return try act.add(Name("buy stamps"))
    }

    #expect(place == 2)
    #expect(try store.activeThings().map(\.title.text) == ["call the dentist", "buy stamps"])
    #expect(try store.undo(at: .noon(plus: 6)).count == 2)
    #expect(try store.activeThings().map(\.title.text) == ["renew passport", "call the dentist"])
  }

  @Test func `what is added or restored comes last, also when the clock was set back`() throws {
    let store = try TemporaryStore.inMemory()
    try store.add("renew passport", at: 60)
    try store.add("call the dentist", at: 61)
    try store.record("drop", at: .noon(plus: 62)) { try $0.discard($0.openThings()[0]) }
    try store.add("buy stamps", at: 0)
    #expect(try store.activeThings().map(\.title.text) == ["call the dentist", "buy stamps"])
    try store.record("done", at: .noon(plus: 1)) { try $0.finish($0.openThings()[0]) }

    _ = try store.record("restore", at: .noon(plus: 2)) { try $0.restore(Name("renew passport")) }

    #expect(try store.activeThings().map(\.title.text) == ["buy stamps", "renew passport"])
    let found = try store.projections()
    try store.database.transaction { try Projection(database: store.database).rebuild() }
    #expect(try store.projections() == found)
  }

  @Test func `undone one after the other, add and completion leave the first two`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.add("renew passport")
    try store.add("call the dentist")
    try store.record("done", at: .noon(plus: 1)) { try $0.finish($0.openThings()[0]) }
    try store.add("buy stamps", at: 2)
    _ = try store.undo(at: .noon(plus: 3))
    _ = try store.undo(at: .noon(plus: 4))

    #expect(try store.activeThings().map(\.title.text) == ["renew passport", "call the dentist"])
  }

  @Test func `of those that wait, the chosen one has the place that was given last`() throws {
    let other = try TemporaryStore.inMemory()
    try other.add("third", at: 2)
    try other.add("fourth", at: 3)
    let store = try TemporaryStore.inMemory()
    try store.add("first")
    try store.add("second", at: 1)
    try store.takeIn(other.exported())
    #expect(try store.waitingThings().map(\.title.text) == ["third", "fourth"])
    // What is free goes to the first that waits.
    try store.record("done", at: .noon(plus: 4)) { try $0.finish($0.openThings()[0]) }
    #expect(try store.activeThings().map(\.title.text) == ["second", "third"])

    let next = try store.record("two", at: .noon(plus: 5)) { try $0.keep($0.openThings()[2]) }

    #expect(next?.title.text == "third")
    #expect(try store.activeThings().map(\.title.text) == ["second", "fourth"])
    #expect(try store.waitingThings().map(\.title.text) == ["third"])
    let chosen = try store.projections()
    try store.database.transaction { try Projection(database: store.database).rebuild() }
    #expect(try store.projections() == chosen)
    _ = try store.undo(at: .noon(plus: 6))
    #expect(try store.activeThings().map(\.title.text) == ["second", "third"])
  }
}

extension Store {
  func add(_ title: String, at minutes: Int64 = 0) throws {
    try record("add", at: .noon(plus: minutes)) { try $0.add(Name(title)) }
  }
}
