import LetGoCore
import Testing

@testable import LetGoStore

/// Names that begin with what is typed.
struct NameBeginningsTests {
  private static func filled() throws -> TemporaryStore {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let items: [(String, Outcome.Kind)] = [
      ("usb cable", .decided), ("USB stick", .boxed), ("usb cable", .out), ("usbc dock", .decided),
      ("umbrella", .out), ("Üniform", .decided),
    ]
    for (minute, (name, outcome)) in items.enumerated() {
      try store.record("x", at: .noon(plus: Int64(minute))) {
        if outcome == .boxed {
          try $0.box(Name(name), label: Name("upper shelf")) { $0 + 30 }
        } else {
          try $0.settle(Name(name), as: outcome)
        }
      }
    }
    try store.record("pause", at: .noon(plus: 10)) {
      try $0.pause(Name("usb hub"), Price(.exactly(Amount(80))), reason: "")
    }
    return temporary
  }

  @Test(
    arguments: [
      ("us", [.decided, .boxed], ["usbc dock", "USB stick"]), ("us", [.out], ["usb cable"]),
      ("USB ", [.decided, .boxed], ["USB stick"]), ("u", [.out], ["umbrella", "usb cable"]),
      ("U\u{308}", [.decided], ["Üniform"]), ("", [.decided], ["Üniform", "usbc dock"]),
      ("x", [.decided, .boxed, .kept, .out], []), ("%", [.decided], []),
    ] as [(String, [Outcome.Kind], [String])]
  )
  func `items are found by outcome and beginning, the latest first, each name once`(
    text: String,
    outcomes: [Outcome.Kind],
    names: [String]
  ) throws {
    let store = try Self.filled().open()

    let found = try store.itemNames(outcomes, beginningWith: text, atMost: 10)

    #expect(found.map(\.text) == names)
  }

  @Test func `wishes that wait and labels of boxes are found too`() throws {
    let store = try Self.filled().open()

    #expect(try store.wishNames(beginningWith: "US", atMost: 5).map(\.text) == ["usb hub"])
    #expect(try store.boxLabels(beginningWith: "up", atMost: 5).map(\.text) == ["upper shelf"])
    #expect(try store.boxLabels(beginningWith: "usb", atMost: 5).isEmpty)
  }

  @Test func `of many, as many as asked for come back, along the index too`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) { act in
      for number in 0..<300 { try act.settle(Name("book \(number)"), as: .out) }
    }

    let found = try store.itemNames([.out], beginningWith: "book 1", atMost: 40)

    #expect(found.count == 40)
    #expect(Set(found).count == 40)
    #expect(found.allSatisfy { $0.text.hasPrefix("book 1") })
  }
}
