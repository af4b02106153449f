import LetGoCore
import LetGoStore
import Testing

@testable import LetGoSync

/// Values that another device's took the place of, neither knowing of the other.
struct ReplacementTests {
  private let place = MemoryFolder()

  /// Returns two devices that share a place.
  private func pair() throws -> (Laptop, Laptop) {
    let pair = (try Laptop(with: place), try Laptop(with: place, at: Laptop.noon + 60_000))
    try pair.0.setUp()
    try pair.1.setUp()
    return pair
  }

  /// What history tells of values that another device's took the place of, by device.
  private func replaced(_ laptops: Laptop...) throws -> [[String]] {
    try laptops.map { laptop in
      try laptop.store().history(atMost: 20).compactMap { event in
        guard case .replaced(let value) = event, case .text(let text) = value.value else {
          return nil
        }
        return "\(value.name?.text ?? "-") \(value.field) \(text)"
      }
    }
  }

  @Test func `what was set on two devices unknown to each other is kept, and what lost is told`()
    throws
  {
    let (desk, couch) = try pair()
    let names = try ["lamp", "mug", "rug"].map { try Name($0) }
    for name in names { try desk.record("box") { try $0.settle(name, as: .boxed) } }
    for laptop in [desk, couch] { try laptop.sync() }

    // The couch decides later, and has not heard of what the desk did, which was sent at once.
    try desk.record("keep") { try $0.settle(names[0], as: .kept) }
    try desk.sync()
    couch.time = desk.time + 60_000
    try couch.record("gone") { try $0.settle(names[0], as: .out) }
    try couch.sync()
    try desk.sync()
    // The other way round.
    try couch.record("gone") { try $0.settle(names[1], as: .out) }
    desk.time = couch.time + 60_000
    try desk.record("keep") { try $0.settle(names[1], as: .kept) }
    try couch.sync()
    try desk.sync()
    try couch.sync()

    let lost = ["mug outcome out 2026-11-30", "lamp outcome kept 2026-11-30"]
    #expect(try replaced(desk, couch) == [lost, lost])

    // Who has heard of the one before replaces nothing, and the same on both is no difference.
    try couch.record("decided") { try $0.settle(names[2], as: .decided) }
    try couch.sync()
    try desk.sync()
    try desk.record("keep") { try $0.settle(names[2], as: .kept) }
    try desk.sync()
    try couch.sync()
    for laptop in [desk, couch] {
      try laptop.record("keep") { try $0.settle(names[2], as: .kept) }
    }
    for laptop in [desk, couch, desk] { try laptop.sync() }
    #expect(try replaced(desk, couch) == [lost, lost])
    #expect(try desk.contents() == couch.contents())
  }
}
