import LetGoCore
import LetGoStore
import Testing

@testable import LetGoSync

struct SynchronizationTests {
  private let place = MemoryFolder()

  /// Returns two devices that share a place.
  private func pair() throws -> (Laptop, Laptop) {
    let pair = (try Laptop(with: place), try Laptop(with: place, at: Laptop.noon + 60_000))
    try pair.0.setUp()
    try pair.1.setUp()
    return pair
  }

  @Test func `two devices come into step, and a second sync finds nothing new`() throws {
    let (desk, couch) = try pair()
    try desk.add("renew passport")
    try couch.add("water plants")

    #expect(try desk.sync().sent == 2)
    let report = try couch.sync()
    try desk.sync()

    #expect(report.received == 2)
    #expect(report.sent == 2)
    #expect(try desk.contents() == couch.contents())
    #expect(try desk.sync() == SyncReport())
    #expect(try couch.sync() == SyncReport())
  }

  @Test func `of two times two things the first two are active, and the rest waits`() throws {
    let (desk, couch) = try pair()
    for title in ["one", "two"] { try desk.add(title) }
    for title in ["three", "four"] { try couch.add(title) }

    try desk.sync()
    #expect(try couch.sync().waiting == 2)
    try desk.sync()

    for device in [desk, couch] {
      #expect(try device.store().activeThings().map(\.title.text) == ["one", "two"])
      #expect(try device.store().waitingThings().map(\.title.text) == ["three", "four"])
    }
  }

  @Test func `what a copy's segment took the place of is sent by who had read it`() throws {
    let (desk, couch) = try pair()
    try desk.sync()
    let copy = try desk.copy(with: MemoryFolder(), keys: true)
    try desk.add("on the desk")
    try desk.sync()
    try couch.sync()
    try copy.add("on the copy")
    try copy.sync()
    for (name, text) in (copy.folder as? MemoryFolder)?.files ?? [:] { place.files[name] = text }

    let report = try couch.sync()

    #expect(report.received == 2)
    #expect(report.sent == 2)
    let tablet = try Laptop(with: place)
    try tablet.setUp()
    try tablet.sync()
    #expect(try tablet.contents() == couch.contents())
  }

  @Test func `undo takes no act that came by sync`() throws {
    let (desk, couch) = try pair()
    try desk.add("one")
    try couch.add("two")
    try desk.sync()
    try couch.sync()

    #expect(try couch.undo().name == "two")
    #expect(throws: Refusal.nothingToUndo) { try couch.undo() }
  }

  @Test func `a copy of a store that was never synced is noticed, and no side loses anything`()
    throws
  {
    let desk = try Laptop(with: place)
    try desk.add("before")
    let copy = try desk.copy(with: place, keys: false)
    try desk.add("on the desk")
    try copy.add("on the copy")
    try desk.setUp()
    try copy.setUp()

    try desk.sync()
    #expect(try copy.sync().isNewDevice)
    #expect(try desk.sync().isNewDevice)
    try copy.sync()
    try desk.sync()

    #expect(try desk.contents() == copy.contents())
    #expect(try desk.device != copy.device)
    // Which of the two wrote what can't be told any more, so that neither takes it back.
    #expect(throws: Refusal.nothingToUndo) { try desk.undo() }
  }

  @Test func `a copied store without its key is another device before it writes to the place`()
    throws
  {
    let desk = try Laptop(with: place)
    try desk.setUp()
    try desk.add("one")
    try desk.sync()
    let copy = try desk.copy(with: place, keys: false)

    let report = try copy.sync()

    #expect(report.isNewDevice)
    #expect(report.sent == 0)
    #expect(try desk.device != copy.device)
    #expect(try desk.sync() == SyncReport())
  }

  @Test
  func `of two copies with one key each becomes another device, and a reader gets all of both`()
    throws
  {
    let (desk, couch) = try pair()
    try desk.add("one")
    try desk.sync()
    // The whole disk is copied, and both write before either sees what the other left.
    let elsewhere = MemoryFolder()
    elsewhere.files = place.files
    let copy = try desk.copy(with: elsewhere, keys: true)
    let device = try desk.device
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    try copy.record("settings") { try $0.set([.minutes: "30"]) }
    try desk.sync()
    try copy.sync()
    try couch.sync()
    // What the copy left takes the place of what the couch has read.
    for (name, text) in elsewhere.files { place.files[name] = text }
    copy.folder = place

    for _ in 0..<3 { for device in [desk, copy, couch] { try device.sync() } }

    #expect(try desk.contents() == copy.contents())
    #expect(try desk.contents() == couch.contents())
    #expect(try Set([device, desk.device, copy.device]).count == 3)
    #expect(try couch.sync() == SyncReport())
  }

  @Test func `a backup that is put back takes in again what it had sent`() throws {
    let (desk, couch) = try pair()
    try desk.add("one")
    try desk.sync()
    try desk.backUp()
    try desk.add("two")
    try desk.sync()
    let before = try desk.ops()
    try desk.restore()
    try desk.record("settings") { try $0.set([.cost: "30"]) }

    let report = try desk.sync()
    try couch.sync()

    #expect(report.isNewDevice)
    #expect(report.received == 2)
    #expect(try desk.ops().isSuperset(of: before))
    #expect(try desk.contents() == couch.contents())
  }

  @Test func `a place that was emptied is filled again`() throws {
    let (desk, couch) = try pair()
    try desk.add("one")
    try couch.add("two")
    for _ in 0..<2 { for device in [desk, couch] { try device.sync() } }

    place.files = [:]
    let report = try desk.sync()
    #expect(report.isNewDevice)
    #expect(report.sent == 4)
    let fresh = try Laptop(with: place)
    try fresh.setUp()
    try fresh.sync()
    try couch.sync()

    #expect(try fresh.contents() == desk.contents())
    #expect(try couch.contents() == desk.contents())
    #expect(try couch.sync() == SyncReport())
  }

  @Test func `what was sent just before the end and not noted is known again`() throws {
    let desk = try Laptop(with: place)
    try desk.setUp()
    try desk.backUp()
    try desk.add("one")
    try desk.backUp()
    try desk.sync()
    // As if the process had been killed after the segment was left.
    try desk.restore()

    let report = try desk.sync()

    #expect(report == SyncReport())
    try desk.add("two")
    #expect(try desk.sync().sent == 2)
  }

  @Test func `what was imported travels on, also when it is older than what was sent`() throws {
    let (desk, couch) = try pair()
    try desk.add("one")
    try desk.sync()
    let tablet = try Laptop(with: MemoryFolder())
    try tablet.add("two")
    try desk.store().takeIn(all: tablet.store())

    #expect(try desk.store().countUnsentActs(in: RemoteRecord.devices) == 1)
    #expect(try desk.sync().sent == 2)
    try couch.sync()

    #expect(try couch.contents() == desk.contents())
    #expect(try desk.store().countUnsentActs(in: RemoteRecord.devices) == 0)
  }

  @Test func `words that are pruned are not brought back by a segment that still has them`() throws
  {
    let (desk, couch) = try pair()
    try desk.add("a secret")
    try desk.record("done") { act in
      try act.finish(#require(act.openThings().first), on: Day(number: 20_787 - 70))
    }
    try desk.sync()
    #expect(place.files.values.joined().contains("a secret"))

    try couch.sync()

    #expect(try !couch.contents().joined().contains("a secret"))
    #expect(try couch.contents().contains { $0.hasPrefix("thing ") })
  }

  @Test func `sending that is cut short anywhere goes on where it was`() throws {
    let (desk, couch) = try pair()
    // Some words, so that they fill more than one segment.
    for number in 0..<450 {
      try desk.record("settings") { act in
        try act.set([.cost: String(number), .name: String(repeating: "x", count: 300)])
      }
    }
    let device = try desk.device
    for left in 1..<5 {
      place.room = 1
      #expect(throws: RemoteFailure.self) { try desk.sync() }
      // What is whole already is read before the rest is there.
      try couch.sync()
      #expect(place.files.count == left)
    }
    place.room = nil

    #expect(try !desk.sync().isNewDevice)
    try couch.sync()

    #expect(try desk.device == device)
    #expect(try desk.contents() == couch.contents())
    #expect(try desk.sync() == SyncReport())
  }

  @Test func `more than one sync takes in comes with the next`() throws {
    let (desk, couch) = try pair()
    for number in 0..<3 {
      try desk.record("settings") { try $0.set([.cost: String(30 + number)]) }
      try desk.sync()
    }

    #expect(try couch.sync(takingAtMost: 2).late == [desk.device])
    #expect(try couch.sync(takingAtMost: 2).late == [])
    #expect(try desk.contents() == couch.contents())
  }
}
