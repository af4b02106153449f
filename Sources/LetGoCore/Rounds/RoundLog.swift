/// What is known of all members of a round, gathered in any order from what their devices told.
package struct RoundLog: Sendable {
  private var devices: [UInt64: Device] = [:]

  /// The most devices of one member that are heard; of more, those with the lowest numbers are.
  private static let mostDevices = 16

  /// What one device told.
  fileprivate struct Device: Sendable {
    var join: Joining?
    var entries: [RoundMember.Entry] = []
    var titles: Set<RoundPlayer.Title> = []
    var left: Int?
    var heard: Int64 = 0
  }

  /// A record of joining, and when it was told.
  fileprivate struct Joining: Sendable {
    let stamp: Int64
    let join: RoundRecord.Join

    /// Whether it counts before another one, whichever is known first.
    func precedes(_ other: Joining) -> Bool {
      (stamp, join.day, join.member, join.name.text, join.proof)
        < (other.stamp, other.join.day, other.join.member, other.join.name.text, other.join.proof)
    }
  }

  package init() {}

  /// Takes what a device told at a moment, in milliseconds since 1970-01-01T00:00Z; told twice, it is the
  /// same as once.
  package mutating func add(_ records: [RoundRecord], of device: UInt64, at stamp: Int64) {
    // In place: a copy of what is known for each of thousands of tellings would cost the most.
    devices[device, default: Device()].take(records, at: stamp)
  }

  /// The members, each with what all of their devices told.
  package var players: [RoundPlayer] {
    var members: [String: [Device]] = [:]
    for (_, device) in devices.sorted(by: { $0.key < $1.key }) {
      // Whose it is comes with its first segment, which is still to arrive.
      guard let join = device.join?.join else { continue }
      if members[join.member, default: []].count < Self.mostDevices {
        members[join.member, default: []].append(device)
      }
    }
    return members.compactMap { id, devices in
      // The first to join is the one who did.
      guard let join = devices.compactMap(\.join).min(by: { $0.precedes($1) })?.join else {
        return nil
      }
      return RoundPlayer(
        id: id,
        name: join.name,
        member: RoundMember(
          joined: join.day,
          left: devices.compactMap(\.left).min(),
          // In one order, so that the same told in another is equal.
          entries: Set(devices.flatMap(\.entries)).sorted { $0.precedes($1) },
          heard: devices.map(\.heard).max() ?? 0
        ),
        titles: devices.reduce(into: []) { $0.formUnion($1.titles) }
      )
    }
  }
}

extension RoundMember.Entry {
  fileprivate func precedes(_ other: RoundMember.Entry) -> Bool {
    (day, stamp, device, count) < (other.day, other.stamp, other.device, other.count)
  }
}

extension RoundLog.Device {
  fileprivate mutating func take(_ records: [RoundRecord], at stamp: Int64) {
    heard = max(heard, stamp)
    for record in records {
      switch record {
      case .start: break
      case .join(let new):
        let new = RoundLog.Joining(stamp: stamp, join: new)
        if let known = join, !new.precedes(known) { break }
        join = new
      case .count(let entry): entries.append(entry)
      case .title(let day, let name):
        titles.insert(RoundPlayer.Title(day: day, name: name))
      case .leave(let day): left = min(left ?? day, day)
      }
    }
  }
}
