import LetGoCore
import LetGoStore

/// What this device tells the others of a round.
package struct RoundVoice {
  private let round: [UInt8]
  private let member: MemberKey
  private let key: DeviceKey
  private let moment: Moment
  private let calls: (deadlines: [Int64], start: RoundStart)

  /// Takes the key of the device, and what the person shares; nil when their own key can't be made.
  package init?(of friends: Friendship, signing key: DeviceKey, at moment: Moment) {
    guard let member = MemberKey(seed: friends.secret) else { return nil }
    round = friends.start.id
    self.member = member
    self.key = key
    self.moment = moment
    let days = friends.start.round.days.indices
    calls = (days.map { friends.start.round.deadline(ofDay: $0 + 1) }, friends.start)
  }

  /// What begins the device's segments now.
  private var head: RoundHead {
    RoundHead(
      round: Hex.text(round),
      key: Hex.text(key.publicKey),
      stamp: max(0, moment.milliseconds)
    )
  }

  /// All that the person has to tell of a round so far.
  package func records(
    of joined: JoinedRound,
    titles: Set<RoundPlayer.Title> = []
  ) -> [RoundRecord] {
    guard let friends = joined.friends else { return [] }
    let days = joined.member.joined...joined.round.days.count
    let entries = Set(joined.member.entries.filter { days.contains($0.day) })
      .sorted { ($0.day, $0.stamp, $0.device, $0.count) < ($1.day, $1.stamp, $1.device, $1.count) }
    let join = RoundRecord.Join(
      member: member.member,
      name: friends.shown,
      day: joined.member.joined,
      proof: member.proof(for: head.key, in: head.round)
    )
    let titles = titles.sorted { ($0.day, $0.name.text) < ($1.day, $1.name.text) }
    return [.start(friends.start), .join(join)] + entries.map(RoundRecord.count)
      + titles.map { .title(day: $0.day, $0.name) }
      + (joined.member.left.map { [.leave(day: $0)] } ?? [])
  }

  /// Returns what has to be told beside what is known, as segments; none when there is nothing.
  ///
  /// After a deadline there always is, because to have heard of somebody since tells the others that
  /// nothing more of theirs is on its way.
  package func segments(
    telling records: [RoundRecord],
    beside known: [RoundSegment]
  ) throws(Segment.Refusal) -> [KeptSegment] {
    // What another device of the person told is told, but whose a device is it has to say itself.
    let device = RoundSegment.device(of: key.publicKey)
    let own = known.filter { $0.kept.device == device }
    let devices = Set(known.filter { $0.speaks(for: member.member) }.map(\.kept.device))
    let said = Set(
      known.filter { devices.contains($0.kept.device) }.flatMap(\.records).filter(\.isOfMember)
    ).union(own.flatMap(\.records))
    let last = own.max { ($0.kept.number, $0.head.stamp) < ($1.kept.number, $1.head.stamp) }
    let heard = own.map(\.head.stamp).max() ?? -1
    let now = moment.milliseconds
    let hasPassed = calls.deadlines.contains { heard <= $0 * 1_000 && $0 * 1_000 < now }
    var rest = records.filter { !said.contains($0) }[...]
    guard !rest.isEmpty || hasPassed else { return [] }
    var segments: [KeptSegment] = []
    var previous = last?.kept.hash ?? [UInt8](repeating: 0, count: Checksum.long)
    var number = last.map { $0.kept.number + 1 } ?? 0
    repeat {
      var size = 0
      let lines = rest.prefix { record in
        size += record.line.utf8.count + 1
        return size <= Self.room
      }
      rest = rest.dropFirst(lines.count)
      let place = Segment.Place(device: device, number: number, previous: previous)
      let segment = Segment(at: place, lines: [head.line] + lines.map(\.line))
      let text = try segment.sealed(with: key)
      let kept = KeptSegment(round: round, device: device, number: number, text: text)
      segments.append(kept)
      previous = kept.hash
      number += 1
    } while !rest.isEmpty
    return segments
  }

  /// What records may take of a segment, beside header, head and trailer.
  private static let room = Segment.largest - 1_024
}

extension RoundSegment {
  /// Whether its device says in it that it speaks for a member.
  fileprivate func speaks(for member: String) -> Bool {
    records.contains { record in
      if case .join(let join) = record { join.member == member } else { false }
    }
  }
}

extension RoundRecord {
  /// Whether it is the same whichever device of the member tells it.
  fileprivate var isOfMember: Bool {
    switch self {
    case .count, .title, .leave: true
    case .start, .join: false
    }
  }
}
