import Fixtures
import LetGoCore
import Testing

@testable import LetGoStore

struct UndoTests {
  @Test func `undo takes one act after the other back, and then there is none`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }

    #expect(try store.items(.out).count == 2)
    #expect(try store.undo(at: .noon()).name == "shoes")
    #expect(try store.items(.out).count == 1)
    #expect(try store.undo(at: .noon()).verb == "gone")
    #expect(try store.items(.out).isEmpty)
    #expect(throws: Refusal.nothingToUndo) { try store.undo(at: .noon()) }
  }

  @Test func `one undo brings a whole batch back`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("triage", at: .noon()) { act in
      for number in 1...50 { try act.settle(Name("book \(number)"), as: .decided) }
    }

    let undone = try store.undo(at: .noon())

    #expect(undone.count == 50)
    #expect(undone.name == "book 1")
    #expect(try store.items(.decided).isEmpty)
    #expect(
      try store.database.integer("SELECT count(*) FROM op WHERE fields LIKE '%undone%'") == 1
    )
  }

  @Test func `undoing the way out leaves the item as decided`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("decided", at: .noon()) { try $0.settle(Name("lamp"), as: .decided) }
    try store.record("out", at: .noon(plus: 1)) { try $0.takeOut(Name("lamp")) }

    _ = try store.undo(at: .noon(plus: 2))

    #expect(try store.items(.decided).map(\.name.text) == ["lamp"])
    #expect(try store.items(.out).isEmpty)
  }

  @Test func `an act that a later one of another device built on is not undone`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("decided", at: .noon()) { try $0.settle(Name("lamp"), as: .decided) }
    // As sync would bring it: an act of another device that sent the same item on its way.
    let lamp = try #require(try store.items(.decided).first)
    let act = ID(device: 1, number: 1, salt: 1)
    try store.insert(
      Op(
        id: act,
        act: act,
        entity: act,
        kind: .act,
        fields: ["verb": .text("out")],
        stamp: TemporaryStore.noon + 1
      )
    )
    try store.insert(
      Op(
        id: ID(device: 1, number: 2, salt: 1),
        act: act,
        entity: lamp.id,
        kind: .item,
        fields: ["outcome": .text("out 2026-11-30")],
        stamp: TemporaryStore.noon + 1
      )
    )

    #expect(throws: Refusal.changedSince(verb: "out")) { try store.undo(at: .noon(plus: 2)) }
    #expect(try store.items(.out).map(\.name.text) == ["lamp"])
  }

  @Test func `undoing a completion is refused when another device has filled the place`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.add("renew passport")
    try store.add("call the dentist")
    try store.record("done", at: .noon(plus: 1)) { try $0.finish($0.openThings()[0]) }
    // As sync would bring it.
    let stamps = ID(device: 1, number: 1, salt: 1)
    try store.insert(
      Op(
        id: stamps,
        act: stamps,
        entity: stamps,
        kind: .thing,
        fields: ["title": .text("buy stamps")],
        stamp: TemporaryStore.noon + 1
      )
    )

    let refusal = #expect(throws: Refusal.self) { try store.undo(at: .noon(plus: 2)) }

    guard case .full = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(try store.activeThings().map(\.title.text) == ["call the dentist"])
  }

  @Test func `history has the latest first, whatever it is about`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon(plus: 0)) { try $0.settle(Name("a"), as: .out) }
    try store.record("keep", at: .noon(plus: 1)) { try $0.settle(Name("b"), as: .kept) }
    try store.add("c", at: 2)
    try store.record("done", at: .noon(plus: 3)) { try $0.finish($0.openThings()[0]) }
    try store.record("pause", at: .noon(plus: 4)) {
      try $0.pause(Name("d"), Price(.exactly(Amount(99))), reason: "")
    }
    try store.record("passed", at: .noon(plus: 5)) { _ = try $0.end(Name("d"), as: .passed) }
    try store.record("box", at: .noon(plus: 6)) { try $0.settle(Name("e"), as: .boxed) }

    #expect(try store.history(atMost: 10).map(\.name) == ["e", "d", "c", "b", "a"])
    #expect(try store.history(atMost: 2).map(\.name) == ["e", "d"])
  }

  @Test func `a change beats what its author saw, even when the clock went back`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("box", at: .noon()) { try $0.settle(Name("lamp"), as: .boxed) }

    try store.record("keep", at: .noon(plus: -600)) { try $0.settle(Name("lamp"), as: .kept) }

    #expect(try store.items(.kept).map(\.name.text) == ["lamp"])
    #expect(try store.items(.boxed).isEmpty)
  }
}

struct ProjectionTests {
  @Test func `a replay of the ops gives the same tables`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    var random = Seeded(7)
    for step in 0..<400 { try store.doSomething(at: Int64(step), using: &random) }
    let before = try store.projections()

    try store.database.transaction { try Projection(database: store.database).rebuild() }

    #expect(before.count > 200)
    #expect(try store.projections() == before)
    #expect(try store.damagedOps() == 0)
    #expect(try Things.open(in: store.database).count <= Thing.most)
  }
}

extension Event {
  /// What it is about.
  var name: String {
    switch self {
    case .item(let item, _): item.name.text
    case .wish(let pause, _): pause.name.text
    case .replaced(let value): value.name?.text ?? ""
    case .thing(let title, _): title?.text ?? ""
    }
  }
}

extension Store {
  /// Writes an op as it is, as sync does, and brings the tables in line.
  func insert(_ op: Op) throws {
    try database.run(
      "INSERT INTO op VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
      .blob(op.id.bytes),
      .blob(op.act.bytes),
      .blob(op.entity.bytes),
      .text(op.kind.rawValue),
      .text(op.fields.json),
      .integer(op.stamp),
      .blob(Checksum.of(op.line))
    )
    try Projection(database: database).refresh(op.entity, kind: op.kind)
  }

  /// Does one of the things that a person can do, and lets itself be refused.
  func doSomething(at minutes: Int64, using random: inout Seeded) throws {
    let name = try Name("thing \(Int.random(in: 0..<12, using: &random))")
    let moment = Moment.noon(plus: minutes + Int64.random(in: -20...20, using: &random))
    let choice = Int.random(in: 0..<17, using: &random)
    do {
      if choice == 9 || choice == 10 {
        _ = try choice == 9 ? undo(at: moment) : redo(at: moment)
        return
      }
      try record("act \(choice)", at: moment) { act in
        switch choice {
        case 0: try act.settle(name, as: .kept)
        case 1: try act.settle(name, as: .boxed)
        case 2: try act.settle(name, as: .decided)
        case 3: try act.settle(name, as: .out)
        case 4: try act.takeOut(name)
        case 5: try act.pause(name, Price(.exactly(Amount(99))), reason: "why")
        case 6: _ = try act.end(name, as: .bought)
        case 7: try act.add(name)
        case 11: _ = try act.restore(name)
        case 12: if let thing = try act.openThings().last { try act.discard(thing) }
        case 13: try act.box(name, label: Name("box \(minutes % 3)"), until: { $0 })
        case 14: try act.letGo(name, pieces: 3, Leaving(way: .sold, got: Price(.exactly(.zero))))
        case 15: _ = try act.getAgain(name, paid: Price(.exactly(Amount(5))))
        case 16:
          if let wish = try act.waiting(named: name) { try act.pauseAgain(wish, place: "shop") }
        default:
          if let thing = try act.openThings().randomElement(using: &random) {
            try act.finish(thing)
          }
        }
      }
    } catch is Refusal {
      // What a rule refuses leaves the store as it was, which the replay shows.
    }
  }
}
