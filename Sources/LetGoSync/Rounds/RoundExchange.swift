import LetGoCore
import LetGoStore

/// One exchange of a round's segments with the place that its members share.
///
/// Each segment stands for itself, so that a device's directory there is no more than a list. What came
/// from others by files is passed on in it, so that those who send files and those who have the place hear
/// of each other.
package struct RoundExchange {
  private let round: JoinedRound
  private let friends: Friendship
  private let store: Store
  private let remote: any Remote
  private let key: DeviceKey
  private let moment: Moment
  private var report = RoundReport()

  /// Takes a round that friends share; nil for another one.
  package init?(
    of round: JoinedRound,
    in store: Store,
    with remote: any Remote,
    signing key: DeviceKey,
    at moment: Moment
  ) {
    guard let friends = round.friends else { return nil }
    self.round = round
    self.friends = friends
    self.store = store
    self.remote = remote
    self.key = key
    self.moment = moment
  }

  private var own: UInt64 { RoundSegment.device(of: key.publicKey) }
  private var hash: [UInt8] { friends.start.id }

  /// Takes in what is new there, and leaves what is new here.
  ///
  /// Throws `RemoteFailure`, and what the store and the remote throw. Nothing counts as told to anybody
  /// before the place was reached.
  package mutating func run() throws -> RoundReport {
    do {
      return try runOnce()
    } catch RemoteFailure.overtaken {
      // A copy of this device was faster; what it left is met now.
      return try runOnce()
    }
  }

  private mutating func runOnce() throws -> RoundReport {
    let visitors = try remote.visit(as: own)
    report.keptOut = visitors.strays
    report.strays = []
    report.late = []
    let known = try chains(of: visitors)
    for device in visitors.devices { try read(device, after: known[device]) }
    report.told = try tell()
    report.sent = try send()
    return report
  }

  /// Returns how far each device's list is known; when some of that is no longer there, nothing is, so
  /// that all is read again and what is missing left anew.
  private func chains(of visitors: Visitors) throws -> [UInt64: Chain] {
    let name = RemoteRecord.name(ofRound: hash)
    let known = try store.chains(in: name)
    // Of more than are read nobody knows which have gone.
    guard visitors.devices.count < Visitors.most else { return known }
    let hidden = Set(visitors.strays.map(\.device))
    for chain in known.values where chain.length > 0 && !hidden.contains(chain.device) {
      guard visitors.devices.contains(chain.device), try isContinued(chain) else {
        try store.forgetPlaced(of: hash)
        return [:]
      }
    }
    return known
  }

  private func isContinued(_ chain: Chain) throws -> Bool {
    switch try remote.segments(of: chain.device, from: chain.length - 1, atMost: 1).first {
    case .text(let text): Segment.hash(of: text) == chain.hash
    // What merely can't be seen now is not gone.
    case .refused(.unreadable): true
    case .refused, .nothing, nil: false
    }
  }

  private mutating func read(_ device: UInt64, after known: Chain?) throws {
    // Whose keys signed what lies there the segments say themselves.
    var chain = known ?? Chain(of: device, key: [])
    var isWhole = true
    var segments: [KeptSegment] = []
    var report = report
    try RoundReading(of: device, in: remote).run(from: chain.length) { number, found in
      switch found {
      case .nothing: return false
      case .refused(let reason): report.keptOut.append(KeptOut(device, number: number, reason))
      case .text(let text):
        do {
          let segment = try RoundSegment(reading: text)
          guard segment.kept.round == hash else { throw RoundSegment.Refusal.otherStart }
          segments.append(segment.kept)
          report.strays += segment.strays
          report.newer += segment.newer
          // Behind one that is kept out all is read again, since that one may be mended.
          if isWhole { chain.append(text) }
          return true
        } catch RoundSegment.Refusal.incomplete {
          if !report.late.contains(device) { report.late.append(device) }
        } catch let refusal as RoundSegment.Refusal {
          report.strays.append(RoundIntake.Stray(text, refusal))
        }
      }
      isWhole = false
      return false
    }
    self.report = report
    if segments.isEmpty { return }
    self.report.received += try store.keep(segments, foundIn: chain, of: hash)
  }

  /// Says what the person has to tell, and returns how many segments that takes.
  private func tell() throws -> Int {
    try store.tell(round.id, of: hash) { joined, known in
      guard let friends = joined.friends,
        let voice = RoundVoice(of: friends, signing: key, at: moment)
      else { return [] }
      let titles = friends.sharesTitles ? try store.titles(of: joined) : []
      return try voice.segments(
        telling: voice.records(of: joined, titles: titles),
        beside: known.compactMap { RoundSegment($0) }
      )
    }
  }

  /// Leaves what the place does not have, and returns how many segments that is.
  private func send() throws -> Int {
    let segments = try store.unplaced(of: hash)
    if segments.isEmpty { return 0 }
    let name = RemoteRecord.name(ofRound: hash)
    var chain = try store.chains(in: name)[own] ?? Chain(of: own, key: key.publicKey)
    for start in stride(from: 0, to: segments.count, by: Self.batch) {
      let batch = Array(segments[start..<min(start + Self.batch, segments.count)])
      let texts = batch.map(\.text)
      try remote.leave(texts, from: chain.length, of: own, key: Hex.text(key.publicKey) + "\n")
      for text in texts { chain.append(text) }
      try store.note(left: batch, chain, of: hash)
    }
    return segments.count
  }

  /// How many segments are left at once, after which it is noted that they are there.
  private static let batch = 256
}

/// What came of an exchange of a round.
package struct RoundReport: Equatable, Sendable {
  /// Segments that were not here before.
  package var received = 0
  /// Segments in which this device said something new.
  package var told = 0
  /// Segments that were not in the place before, those of others included.
  package var sent = 0
  /// What lies in the place and is not read, and why.
  package var keptOut: [KeptOut] = []
  /// What was read there and not taken in, and why.
  package var strays: [RoundIntake.Stray] = []
  /// The devices in whose lists something has not arrived as a whole yet.
  package var late: [UInt64] = []
  /// Records that only a newer letgo knows.
  package var newer = 0

  package init() {}
}
