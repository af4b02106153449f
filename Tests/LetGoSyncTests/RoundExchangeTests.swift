import Fixtures
import LetGoCore
import Testing

@testable import LetGoStore
@testable import LetGoSync

/// Rounds that friends exchange through a place.
struct RoundExchangeTests {
  private let place = MemoryFolder()
  private let ana: Player
  private let ben: Player

  /// Somebody in a round, with a device of their own.
  private final class Player {
    let laptop: Laptop
    let friends: Friendship
    private(set) var round: ID?

    init(_ name: String, seed: UInt8, in place: MemoryFolder, host: Player? = nil) throws {
      laptop = try Laptop(with: place)
      let secret = [UInt8](repeating: seed, count: 32)
      let start =
        try host?.friends.start
        ?? RoundStart(
          name: Name("December"),
          round: #require(Round.utc(from: Day(number: 20_787))),
          host: #require(MemberKey(seed: secret)).member
        )
      friends = Friendship(start: start, shown: try Name(name), secret: secret, sharesTitles: false)
    }

    func join() throws {
      try laptop.record("game join") {
        try $0.take(partIn: friends.start.round, from: 1, with: friends)
      }
      round = try laptop.store().rounds().first?.id
      try meet()
    }

    func meet() throws { try laptop.store().meet(of: friends.start.id, .folder, at: "memory") }

    func letGo(_ pieces: Int) throws {
      try laptop.record("gone") { try $0.letGo(Name("mugs \(laptop.time)"), pieces: pieces) }
    }

    var device: UInt64 {
      get throws { RoundSegment.device(of: try key.publicKey) }
    }

    var key: DeviceKey {
      get throws { try laptop.state.makeKey(for: laptop.device) }
    }

    @discardableResult
    func exchange() throws -> RoundReport { try Self.exchange(laptop) }

    static func exchange(_ laptop: Laptop) throws -> RoundReport {
      laptop.time += 1_000
      let store = try laptop.store()
      let round = try #require(store.rounds().first)
      let key = try laptop.state.makeKey(for: laptop.device)
      let moment = Moment(milliseconds: laptop.time, day: Day(number: 20_787))
      var exchange = RoundExchange(
        of: round,
        in: store,
        with: laptop.folder,
        signing: key,
        at: moment
      )
      let report = try exchange?.run()
      return try #require(report)
    }

    /// Name and pieces of each member, as this one knows them.
    func standings() throws -> [String] {
      var log = RoundLog()
      try log.add(allOf: friends.start, in: laptop.store())
      return log.players.map { player in
        "\(player.name.text) \(player.member.entries.map(\.count).max() ?? 0)"
      }
      .sorted()
    }

    /// The texts of all segments that this one keeps.
    func segments() throws -> Set<String> {
      var texts: Set<String> = []
      try laptop.store().eachSegment(of: friends.start.id) { texts.insert($0.text) }
      return texts
    }
  }

  init() throws {
    ana = try Player("Ana", seed: 1, in: place)
    ben = try Player("Ben", seed: 2, in: place, host: ana)
  }

  private func begin() throws {
    for player in [ana, ben] {
      try player.join()
      try player.exchange()
    }
  }

  @Test func `friends hear of each other, and a second exchange finds nothing new`() throws {
    try begin()
    try ana.letGo(3)
    try ben.letGo(2)

    #expect(try ana.exchange().told == 1)
    #expect(try ben.exchange().received == 1)
    #expect(try ana.exchange().received == 1)

    for player in [ana, ben] {
      #expect(try player.standings() == ["Ana 3", "Ben 2"])
      #expect(try player.exchange() == RoundReport())
    }
  }

  @Test func `what came by a file is passed on, once`() throws {
    try begin()
    let cleo = try Player("Cleo", seed: 3, in: MemoryFolder(), host: ana)
    try cleo.join()
    try cleo.letGo(5)
    try cleo.exchange()
    var kept: [KeptSegment] = []
    try cleo.laptop.store().eachSegment(of: ana.friends.start.id) { kept.append($0) }

    #expect(try ben.laptop.store().keep(kept) == kept.count)
    #expect(try ben.exchange().sent == kept.count)
    // What Ben said himself comes with it.
    #expect(try ana.exchange().received == kept.count + 1)
    #expect(try ana.exchange().sent == 0)

    #expect(try ana.standings() == ["Ana 0", "Ben 0", "Cleo 5"])
    #expect(try ana.segments() == ben.segments())
  }

  @Test(arguments: ["emptied", "a directory gone", "a list that was cut", "a list written anew"])
  func `what a place lost is left there again by whoever has it`(_ loss: String) throws {
    try begin()
    try ana.letGo(1)
    try ana.exchange()
    try ben.exchange()
    let first = MemoryFolder.name(of: 0, try ana.device)
    let second = MemoryFolder.name(of: 1, try ana.device)
    switch loss {
    case "emptied": place.files = [:]
    case "a directory gone":
      place.files = place.files.filter { try! !$0.key.hasPrefix(ana.device.deviceName) }
    case "a list that was cut": place.files[second] = nil
    default: place.files[second] = place.files[first]
    }

    #expect(try ben.exchange().sent > 0)

    let cleo = try Player("Cleo", seed: 3, in: place, host: ana)
    try cleo.join()
    try cleo.exchange()
    #expect(try cleo.standings() == ["Ana 1", "Ben 0", "Cleo 0"])
  }

  @Test func `what does not belong there is named each time, and harms nothing else`() throws {
    try begin()
    try ana.letGo(1)
    try ana.exchange()
    let other = try Player("Mallory", seed: 9, in: MemoryFolder())
    let elsewhere = RoundStart(
      name: try Name("Elsewhere"),
      round: other.friends.start.round,
      host: other.friends.start.host
    )
    let voice = try #require(
      RoundVoice(
        of: Friendship(
          start: elsewhere,
          shown: try Name("Mallory"),
          secret: other.friends.secret,
          sharesTitles: false
        ),
        signing: other.key,
        at: Moment(milliseconds: Laptop.noon, day: Day(number: 20_787))
      )
    )
    let stranger = try #require(voice.segments(telling: [.start(elsewhere)], beside: []).first).text
    let name = try ana.device
    let good = try #require(place.files[MemoryFolder.name(of: 0, name)])
    let rubbish: [(String, RoundSegment.Refusal)] = [
      (stranger, .otherStart),
      (good.replacing("Ana", with: "Eve"), .incomplete),
      (String(repeating: "x", count: Segment.largest + 1), .tooLarge),
      ("\u{1B}]0;x\u{7}\n", .incomplete),
      (good.replacing("{\"letgo\":1,", with: "{\"letgo\":2,"), .newer),
    ]
    // A directory of rubbish that comes before all others.
    for (number, file) in rubbish.enumerated() {
      place.files[MemoryFolder.name(of: number, 0)] = file.0
    }
    place.files[MemoryFolder.name(of: rubbish.count, 0)] =
      place.files[MemoryFolder.name(of: 1, name)]
    place.files["\(name.deviceName)/key"] = "rubbish"

    let report = try ben.exchange()

    let problems = report.strays.map(\.problem)
    #expect(problems == rubbish.map(\.1).filter { $0 != .incomplete }.map { .segment($0) })
    #expect(report.late == [0])
    #expect(report.received == 1)
    #expect(try ben.standings() == ["Ana 1", "Ben 0"])
    #expect(try ben.exchange().strays.map(\.problem) == problems)
    #expect(!(try ben.segments().contains(stranger)))
  }

  @Test func `a directory full of rubbish is left unread after a while`() throws {
    try begin()
    for number in 0..<1_000 { place.files[MemoryFolder.name(of: number, 0)] = "{}\n{}\n{}\n" }
    for number in 0..<1_000 {
      place.files[MemoryFolder.name(of: number, 1)] = String(repeating: "x", count: 70_000)
    }

    let report = try ben.exchange()

    #expect(report.strays.count == 32)
    #expect(report.late == [0])
  }

  @Test func `who only looks reads no more of a place than can be held`() throws {
    try begin()
    for number in 0..<100 {
      place.files[MemoryFolder.name(of: number, 0)] =
        "\(number)" + String(repeating: "x", count: 60_000)
    }

    let found = try RoundTexts(allOf: place.visit(as: 0), in: place)

    #expect(found.texts.reduce(0) { $0 + $1.utf8.count } < 3 << 20)
    #expect(RoundIntake(found).starts == [ana.friends.start])
  }

  @Test func `nothing counts as told before the place was reached`() throws {
    try ana.join()
    let laptop = ana.laptop
    laptop.folder = Unreachable()

    #expect(throws: RemoteFailure.self) { try ana.exchange() }
    #expect(try laptop.undo().verb == "game join")

    _ = try laptop.store().redo(at: Moment(milliseconds: laptop.time + 1, day: Day(number: 20_787)))
    laptop.folder = place
    try ana.exchange()
    #expect(throws: (any Error).self) { try laptop.undo() }
  }

  @Test func `a device that was copied with its key loses nothing of either`() throws {
    try begin()
    let twin = try ana.laptop.copy(with: place, keys: true)
    try twin.record("gone") { try $0.letGo(Name("lamp"), pieces: 7) }
    try ana.letGo(4)
    try ana.exchange()

    #expect(try Player.exchange(twin).sent == 1)
    try ben.exchange()

    #expect(try ben.standings().first == "Ana 7")
    #expect(try ben.segments().count == 4)
  }
}

/// A place that can't be reached.
private struct Unreachable: Remote {
  private let failure = RemoteFailure.noFolder(path: "away")

  func visit(as own: UInt64) throws -> Visitors { throw failure }
  func key(of device: UInt64) throws -> Found { throw failure }
  func segments(of device: UInt64, from number: Int, atMost most: Int) throws -> [Found] {
    throw failure
  }
  func leave(_ segments: [String], from number: Int, of device: UInt64, key: String) throws {
    throw failure
  }
}
