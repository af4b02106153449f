import LetGoCore
import Testing

@testable import LetGoStore

struct TrashTests {
  /// A store in which one of each kind was put away, a minute after the other.
  private static func filled() throws -> Store {
    let store = try TemporaryStore.inMemory()
    try store.add("renew passport")
    try store.record("drop", at: .noon(plus: 1)) { try $0.discard($0.openThings()[0]) }
    try store.record("decided", at: .noon(plus: 2)) { try $0.settle(Name("lamp"), as: .decided) }
    try store.record("gone", at: .noon(plus: 3)) { try $0.settle(Name("shoes"), as: .out) }
    try store.record("pause", at: .noon(plus: 4)) {
      try $0.pause(Name("camera"), Price(.exactly(Amount(99))), reason: "")
    }
    try store.record("passed", at: .noon(plus: 5)) { _ = try $0.end(Name("camera"), as: .passed) }
    try store.record("keep", at: .noon(plus: 6)) { try $0.settle(Name("mug"), as: .kept) }
    return store
  }

  @Test func `all that can come back is listed, the latest first, for 60 days`() throws {
    let store = try Self.filled()

    let trash = try store.trash(asOf: .test, atMost: 9)

    #expect(trash.map(\.name.text) == ["camera", "shoes", "lamp", "renew passport"])
    #expect(trash.map(\.kind) == [.wish, .item(.out), .item(.decided), .thing])
    #expect(trash.allSatisfy { $0.until == .test + 60 })
    #expect(try store.trash(asOf: .test, atMost: 2).count == 2)
    #expect(try store.trash(asOf: .test + 59, atMost: 9).count == 4)
    #expect(try store.trash(asOf: .test + 60, atMost: 9).isEmpty)
  }

  @Test(arguments: ["camera", "SHOES", "lamp", "renew passport"])
  func `each comes back by its name, and undo puts it away again`(name: String) throws {
    let store = try Self.filled()
    let before = try store.trash(asOf: .test, atMost: 9)

    let restored = try store.record("restore", at: .noon(plus: 7)) { try $0.restore(Name(name)) }
    let after = try store.trash(asOf: .test, atMost: 9)

    #expect(restored.discard.name.key == name.lowercased())
    #expect(restored.count == 1)
    #expect(after == before.filter { $0.id != restored.discard.id })
    switch restored.discard.kind {
    case .thing: #expect(try store.activeThings().map(\.title.text) == [name])
    case .item: #expect(try store.items(.kept).contains { $0.id == restored.discard.id })
    case .wish: #expect(try store.openPauses().map(\.name.text) == [name])
    }
    #expect(try store.undo(at: .noon(plus: 8)).verb == "restore")
    #expect(try store.trash(asOf: .test, atMost: 9) == before)
  }

  @Test func `of several the latest comes back`() throws {
    let store = try TemporaryStore.inMemory()
    try store.record("gone", at: .noon()) { try $0.settle(Name("shoes"), as: .out) }
    try store.record("gone", at: .noon(plus: 1)) { try $0.settle(Name("Shoes"), as: .out) }

    let restored = try store.record("restore", at: .noon(plus: 2)) {
      try $0.restore(Name("shoes"))
    }

    #expect(restored.count == 2)
    #expect(try store.items(.kept).map(\.name.text) == ["Shoes"])
  }

  @Test func `a thing comes back only to a free place`() throws {
    let store = try Self.filled()
    try store.add("call the dentist", at: 7)
    try store.add("buy stamps", at: 8)
    let before = try store.projections()

    #expect(throws: Refusal.self) {
      try store.record("restore", at: .noon(plus: 9)) { try $0.restore(Name("renew passport")) }
    }
    #expect(try store.projections() == before)
  }

  @Test(arguments: ["mug", "no such", "renew"])
  func `what is not there can't come back`(name: String) throws {
    let store = try Self.filled()

    #expect(throws: Refusal.notDiscarded(try Name(name))) {
      try store.record("restore", at: .noon(plus: 9)) { try $0.restore(Name(name)) }
    }
  }
}
