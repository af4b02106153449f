import LetGoCore
import Testing

@testable import LetGoStore
@testable import LetGoSync

/// What others leave is hostile until it is checked; each is named, and all else arrives.
struct HostileSegmentTests {
  private let place = MemoryFolder()
  private let key: DeviceKey
  private let stranger: DeviceKey
  private let desk: Laptop
  private let couch: Laptop
  private static let device: UInt64 = 0xD1CE

  init() throws {
    key = try #require(DeviceKey(seed: [UInt8](repeating: 1, count: 32)))
    stranger = try #require(DeviceKey(seed: [UInt8](repeating: 2, count: 32)))
    desk = try Laptop(with: place)
    couch = try Laptop(with: place)
    try desk.setUp()
    try couch.setUp()
    try desk.add("renew passport")
    try desk.sync()
  }

  private static func id(_ number: UInt32, _ device: UInt64 = device) -> String {
    ID(device: device, number: number, salt: 7).description
  }

  private static func line(
    number: UInt32 = 1,
    of device: UInt64 = device,
    act: String? = nil,
    entity: String? = nil,
    kind: String = "item",
    stamp: String = "1796038016454",
    _ fields: String = #"{"name":"lamp","outcome":"out 2026-11-29"}"#
  ) -> String {
    let own = id(number, device)
    return #"["\#(own)","\#(act ?? own)","\#(entity ?? own)","\#(kind)",\#(stamp),\#(fields)]"#
  }

  /// Leaves a device's first segment and its key.
  private func leave(
    _ lines: [String],
    carrying others: [UInt64] = [],
    signedBy signer: DeviceKey? = nil
  )
    throws
  {
    let start = Chain(of: Self.device, key: key.publicKey).nextPlace
    let text = try Segment(at: start, carrying: others, lines: lines).sealed(with: signer ?? key)
    try place.leave([text], from: 0, of: Self.device, key: Hex.text(key.publicKey) + "\n")
  }

  /// Syncs a device, and expects that all else arrived and that nothing of the stranger's did.
  private func refusal() throws -> KeptOut.Reason? {
    let report = try couch.sync()
    #expect(try couch.store().activeThings().map(\.title.text) == ["renew passport"])
    #expect(try couch.ops().allSatisfy { $0.device != Self.device })
    #expect(report.keptOut.map(\.device) == [Self.device])
    #expect(try couch.sync().keptOut == report.keptOut)
    return report.keptOut.first?.reason
  }

  @Test(arguments: [
    (line(of: 0xBAD), IntakeFailure.Fault.otherDevice(0xBAD)),
    ("{}", .notOp),
    ("[]", .badID),
    ("not JSON", .notJSON),
    (line(stamp: "1e300"), .badStamp),
    (line(stamp: "-99999999999999999"), .badStamp),
    (line(kind: #"it\u001bem"#), .badKind),
    (line(#"{"name":"\u001b[2Jlamp"}"#), .badName(.control)),
    (line(#"{"name":""}"#), .badName(.empty)),
    (
      line(#"{"name":"\#(String(repeating: "x", count: 501))"}"#),
      .badName(.tooLong(characters: 501))
    ),
    (
      line(#"{"a":\#(String(repeating: "[", count: 40) + String(repeating: "]", count: 40))}"#),
      .tooDeep
    ),
    (line(act: id(5), kind: "act", #"{"verb":"gone"}"#), .twoKinds),
  ])
  func `a segment with an op that can't be is kept out`(
    line: String,
    fault: IntakeFailure.Fault
  ) throws {
    try leave([Self.line(number: 2), line])

    let reason = try refusal()

    #expect(reason == .op(IntakeFailure(line: 2, fault: fault)))
  }

  @Test func `an op on another kind of entity than it says is kept out`() throws {
    let thing = try #require(try couchThing())
    try leave([Self.line(entity: thing, #"{"outcome":"out 2026-11-29"}"#)])

    #expect(try refusal() == .op(IntakeFailure(line: 1, fault: .twoKinds)))
  }

  private func couchThing() throws -> String? {
    try couch.sync()
    return try couch.store().activeThings().first?.id.description
  }

  @Test func `what the device's key did not sign is kept out`() throws {
    try leave([Self.line()], signedBy: stranger)

    #expect(try refusal() == .notSigned)
  }

  @Test func `a key that changed is kept out, and what came before it stays`() throws {
    try leave([Self.line()])
    try couch.sync()
    let file = "\(Self.device.deviceName)/key"
    place.files[file] = Hex.text(stranger.publicKey) + "\n"

    #expect(try couch.sync().keptOut == [KeptOut(Self.device, .otherKey)])
    #expect(try couch.ops().contains { $0.device == Self.device })
  }

  @Test func `half a segment, or half a key, has not arrived yet and is no complaint`() throws {
    try leave([Self.line()])
    let whole = place.files
    for (name, text) in whole where name.hasPrefix(Self.device.deviceName) {
      for length in stride(from: 0, to: text.utf8.count - 1, by: 7) {
        place.files[name] = String(decoding: text.utf8.prefix(length), as: UTF8.self)
        let report = try couch.sync()
        #expect(report.keptOut == [])
        #expect(report.late == [Self.device])
      }
      place.files[name] = text
    }

    #expect(try couch.sync().received == 1)
  }

  @Test func `a segment of another chain is kept out`() throws {
    let start = Segment.Place(
      device: Self.device,
      number: 0,
      previous: [UInt8](repeating: 9, count: 32)
    )
    let text = try Segment(at: start, lines: [Self.line()]).sealed(with: key)
    try place.leave([text], from: 0, of: Self.device, key: Hex.text(key.publicKey) + "\n")

    #expect(try refusal() == .misplaced)
  }

  @Test func `ops that are passed on for others arrive when the segment names them`() throws {
    try leave([Self.line(of: 0xBAD)], carrying: [0xBAD])

    #expect(try couch.sync().received == 2 + 1)
  }

  @Test func `a stamp far ahead is applied, and a later edit beats it`() throws {
    try couch.sync()
    let thing = try #require(try couch.store().activeThings().first)
    let year = Laptop.noon + 365 * 86_400_000
    try leave([
      Self.line(
        entity: thing.id.description,
        kind: "thing",
        stamp: String(year),
        #"{"title":"from next year"}"#
      )
    ])
    try couch.sync()
    #expect(try couch.store().activeThings().map(\.title.text) == ["from next year"])

    try couch.record("done") { try $0.finish(thing) }

    #expect(try couch.store().activeThings() == [])
  }
}
