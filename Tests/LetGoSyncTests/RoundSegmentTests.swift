import Fixtures
import LetGoCore
import LetGoStore
import LetGoSync
import Testing

/// Signed segments of a round, as friends write them and as others forge them.
struct RoundSegmentTests {
  private let start: RoundStart
  private let ana: Friendship
  private let key: DeviceKey
  private let now = Moment(milliseconds: 1_796_120_000_000, day: Day(number: 20_788))

  init() throws {
    let round = try #require(Round.utc(from: Day(number: 20_788)))
    let secret = [UInt8](repeating: 3, count: 32)
    let member = try #require(MemberKey(seed: secret)).member
    start = RoundStart(name: try Name("December"), round: round, host: member)
    ana = Friendship(start: start, shown: try Name("Ana"), secret: secret, sharesTitles: false)
    key = try #require(DeviceKey(seed: [UInt8](repeating: 1, count: 32)))
  }

  private func voice(
    _ friends: Friendship? = nil,
    at moment: Moment? = nil,
    signing key: DeviceKey? = nil
  ) throws -> RoundVoice {
    try #require(RoundVoice(of: friends ?? ana, signing: key ?? self.key, at: moment ?? now))
  }

  private func joined(_ entries: [RoundMember.Entry] = []) -> JoinedRound {
    JoinedRound(
      id: ID(device: 1, number: 1, salt: 1),
      round: start.round,
      member: RoundMember(joined: 1, entries: entries, heard: .max),
      friends: ana
    )
  }

  private func entry(_ day: Int, _ count: Int) -> RoundMember.Entry {
    RoundMember.Entry(
      device: 7,
      day: day,
      count: count,
      stamp: (start.round.days[day - 1].end - 3_600) * 1_000
    )
  }

  /// The first segment that Ana's device writes.
  private func first() throws -> String {
    let voice = try voice()
    let segments = try voice.segments(telling: voice.records(of: joined([entry(1, 1)])), beside: [])
    return try #require(segments.first).text
  }

  /// Seals lines as a device would that keeps to no rules.
  private func sealed(
    _ lines: [String],
    by signer: DeviceKey? = nil,
    number: Int = 0
  ) throws -> String {
    let key = signer ?? key
    let place = Segment.Place(
      device: RoundSegment.device(of: key.publicKey),
      number: number,
      previous: [UInt8](repeating: 0, count: 32)
    )
    return try Segment(at: place, lines: lines).sealed(with: key)
  }

  private func head(of key: DeviceKey? = nil) -> String {
    let key = key ?? self.key
    return RoundHead(
      round: Hex.text(start.id),
      key: Hex.text(key.publicKey),
      stamp: now.milliseconds
    ).line
  }

  @Test func `what a device tells comes back as it was`() throws {
    let voice = try voice()
    let records = voice.records(of: joined([entry(1, 1), entry(2, 2)]))
    let kept = try voice.segments(telling: records, beside: [])
    let read = try kept.map { try RoundSegment(reading: $0.text) }

    #expect(read.flatMap(\.records) == records)
    #expect(read.map(\.kept) == kept)
    #expect(kept.compactMap { RoundSegment($0) } == read)
  }

  @Test func `only what is new is told, and after a deadline that there is nothing`() throws {
    let early = try voice()
    let known = try early.segments(telling: early.records(of: joined()), beside: [])
      .compactMap { RoundSegment($0) }
    #expect(try early.segments(telling: early.records(of: joined()), beside: known).isEmpty)

    let later = try voice(
      at: Moment(milliseconds: (start.round.deadline(ofDay: 1) + 1) * 1_000, day: now.day)
    )
    let silent = try later.segments(telling: later.records(of: joined()), beside: known)
    #expect(try silent.map { try RoundSegment(reading: $0.text).records } == [[]])
    let news = try later.segments(telling: later.records(of: joined([entry(1, 1)])), beside: known)
    #expect(
      try news.map { try RoundSegment(reading: $0.text).records } == [[.count(entry(1, 1))]]
    )
    #expect(news.map(\.number) == [1])
  }

  @Test func `what another device of the member told is not told again`() throws {
    let other = try #require(DeviceKey(seed: [UInt8](repeating: 2, count: 32)))
    let desk = try voice(signing: other)
    let known = try desk.segments(
      telling: desk.records(of: joined([entry(1, 1)])),
      beside: []
    ).compactMap { RoundSegment($0) }
    let laptop = try voice()
    let told = try laptop.segments(
      telling: laptop.records(of: joined([entry(1, 1), entry(2, 2)])),
      beside: known
    )
    let records = try told.flatMap { try RoundSegment(reading: $0.text).records }

    #expect(records.count == 3)
    #expect(records.last == .count(entry(2, 2)))
    var log = RoundLog()
    for segment in known + told.compactMap({ RoundSegment($0) }) { log.add(segment) }
    #expect(log.players.count == 1)
    #expect(log.players.first?.member.count(onDay: 1) == 1)
  }

  @Test func `much is told in several segments, each no longer than one may be`() throws {
    let titles = Set(
      try (0..<2_000).map { RoundPlayer.Title(day: 1, name: try Name("a thing with number \($0)")) }
    )
    let voice = try voice()
    let records = voice.records(of: joined(), titles: titles)
    let segments = try voice.segments(telling: records, beside: [])

    #expect(segments.count > 1)
    #expect(segments.allSatisfy { $0.text.utf8.count <= Segment.largest })
    #expect(try segments.flatMap { try RoundSegment(reading: $0.text).records } == records)
  }

  @Test func `a letter changed or cut anywhere is never taken in`() throws {
    let bytes = Array(try first().utf8)
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var changed = bytes
      changed[index] = changed[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
      let texts = [changed, Array(bytes.prefix(index))].map { String(decoding: $0, as: UTF8.self) }
      for text in texts {
        #expect(throws: RoundSegment.Refusal.self) { try RoundSegment(reading: text) }
      }
    }
  }

  @Test func `what is forged is kept out by name`() throws {
    let eve = try #require(DeviceKey(seed: [UInt8](repeating: 9, count: 32)))
    let good = try RoundSegment(reading: first())
    let join = try #require(good.records.first { if case .join = $0 { true } else { false } })
    let other = RoundStart(name: try Name("Other"), round: start.round, host: start.host)
    let table: [(String, String, RoundSegment.Refusal)] = [
      (
        "Ana's join on another device", try sealed([head(of: eve), join.line], by: eve), .notProven
      ),
      ("Ana's key on another device", try sealed([head(), join.line], by: eve), .forged),
      (
        "another's signature",
        try first().replacing(
          try #require(try first().split(separator: "\"").dropLast().last),
          with: String(repeating: "0", count: 128)
        ), .notSigned
      ),
      ("another beginning", try sealed([head(), other.line]), .otherStart),
      ("no head", try sealed([join.line]), .headless),
      ("nothing", try sealed([]), .headless),
      ("a number beyond", try sealed([head()], number: RoundSegment.most), .tooMany),
      ("a newer letgo's", try first().replacing("{\"letgo\":1,", with: "{\"letgo\":2,"), .newer),
      ("too much", try first() + String(repeating: "x", count: Segment.largest), .tooLarge),
      ("no segment", "hello", .incomplete),
      ("an empty one", "", .incomplete),
    ]
    for (what, text, refusal) in table {
      #expect(throws: refusal, "\(what)") { try RoundSegment(reading: text) }
    }
  }

  @Test func `a record that can't be read is kept out, and those around it count`() throws {
    let text = try sealed([
      head(), "[\"leave\",12]", "[\"leave\",99]", "[\"photo\",\"x\"]",
      "[\"title\",1,\"\u{1B}]0;x\u{07}\"]", RoundRecord.count(entry(1, 1)).line,
    ])
    let segment = try RoundSegment(reading: text)

    #expect(segment.records == [.leave(day: 12), .count(entry(1, 1))])
    #expect(segment.newer == 1)
    #expect(segment.unreadable == [4, 6])
  }

  @Test func `a file is read whatever mail did to its line ends, and whatever stands around`()
    throws
  {
    let text = try first()
    let kept = try RoundSegment(reading: text).kept
    let file = RoundFile.text("Hello", [kept, kept])
    let mailed = "Hi Ben,\r\n\r\n" + file.replacing("\n", with: "\r\n") + "-- \r\nAna\r\n"

    for bytes in [file, mailed].map({ Array($0.utf8) }) {
      let found = RoundFile.texts(in: bytes)
      #expect(found.texts == [text])
      #expect(found.torn == 0)
    }
  }

  @Test func `a torn piece of a file is named, and those around it count`() throws {
    let text = try first()
    let torn = String(text.prefix(text.count / 2))
    let long = "{\"letgo\":1\n" + String(repeating: "[\"leave\",1]\n", count: 20_000)
    let found = RoundFile.texts(in: Array((torn + "\n" + long + text + torn).utf8))

    #expect(found.texts == [text])
    #expect(found.torn == 2 && found.tooLarge == 1)
    #expect(RoundIntake(found).strays.count == 3)
  }

  @Test func `a device that was copied has two segments of one number, and both count`() throws {
    let voice = try voice()
    let one = try RoundSegment(reading: sealed([head(), RoundRecord.count(entry(1, 1)).line]))
    let two = try RoundSegment(reading: sealed([head(), RoundRecord.count(entry(2, 2)).line]))
    let join = try voice.segments(telling: voice.records(of: joined()), beside: [])
      .compactMap { RoundSegment($0) }
    var log = RoundLog()
    for segment in [two, one] + join + [one] { log.add(segment) }

    #expect(log.players.first?.member.count(onDay: 1) == 1)
    #expect(log.players.first?.member.count(onDay: 2) == 2)
  }
}
