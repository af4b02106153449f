import LetGoCore
import LetGoStore

/// One sync of a store with a place: takes in what others left there, and leaves what they don't have.
package struct Synchronization {
  private let store: Store
  private let remote: any Remote
  private let name: String
  private let state: StateFolder
  private let moment: Moment
  private var report = SyncReport()

  /// The most segments that one sync takes in; the rest comes with the next.
  private let most: Int
  /// Where the number of a new device comes from.
  private let numbering: () -> UInt64

  package init(
    of store: Store,
    with remote: any Remote,
    named name: String = RemoteRecord.devices,
    keysIn state: StateFolder,
    at moment: Moment,
    takingAtMost most: Int = 8_192,
    numbering: @escaping () -> UInt64 = Store.newDeviceNumber
  ) {
    self.store = store
    self.remote = remote
    self.name = name
    self.state = state
    self.moment = moment
    self.most = most
    self.numbering = numbering
  }

  /// Syncs, and returns what came of it; whatever stops it on the way is taken up by the next one.
  ///
  /// Throws `RemoteFailure`, and what the store and the remote throw.
  package mutating func run() throws -> SyncReport {
    do {
      return try runOnce()
    } catch RemoteFailure.overtaken {
      // A copy of this store was faster; what it left is met now.
      return try runOnce()
    }
  }

  private mutating func runOnce() throws -> SyncReport {
    let visitors = try remote.visit(as: store.deviceNumber)
    // What goes out was written before this sync takes anything in.
    let heard = try known()
    report.gone = visitors.gone
    var own = try Identity(of: store, in: remote, named: name, keysIn: state)
    let standing = try own.standing(among: visitors)
    if standing != .own { try renew(&own, after: standing) }
    do {
      try receive(from: visitors, as: own.device)
    } catch is Disputed {
      try renew(&own, after: .disputed)
      try receive(from: visitors, as: own.device)
    }
    let dispatch = Dispatch(of: store, to: remote, named: name, hearing: heard)
    let tally = try dispatch.run(as: own.device, signing: own.key)
    report.sent = tally.sent
    report.unsendable = tally.unsendable
    return report
  }

  /// Returns how many segments of each device are known, of as many as a header has room for.
  private func known() throws -> [UInt64: Int] {
    let chains = try store.chains(in: name).values.filter { $0.length > 0 }
    return Dictionary(
      chains.sorted { $0.device < $1.device }.prefix(Segment.mostCarried)
        .map { ($0.device, $0.length) }
    ) { first, _ in first }
  }

  /// That another store writes under this one's number.
  private struct Disputed: Error {}

  private mutating func renew(_ own: inout Identity, after standing: Identity.Standing) throws {
    try own.renew(as: numbering(), after: standing)
    report.isNewDevice = true
  }

  private mutating func receive(from visitors: Visitors, as own: UInt64) throws {
    report.keptOut = visitors.strays
    report.late = []
    let chains = try store.chains(in: name)
    let intake = try Intake()
    var changed: [Chain] = []
    var room = most
    for device in visitors.devices where device != own {
      var reading = ChainReading(of: device, known: chains[device], in: remote)
      do {
        try reading.run(atMost: room) { segment in
          // Passed on by what was a copy of this store: whatever is written under the number now could be
          // either's, and no undo may take the other's.
          if segment.carried.contains(own) {
            let ops = segment.lines.compactMap { ID(lineBeginning: $0) }
            guard try store.holds(ops.filter { $0.device == own }) else { throw Disputed() }
          }
          try intake.add(
            segment.lines,
            by: Set(segment.carried + [device]),
            // What does not tell is taken to have known all.
            hearing: segment.heard.isEmpty ? .max : segment.heard[own, default: 0],
            beside: store
          )
        }
      } catch is ChainReading.Rewritten {
        // What stood there before may be nowhere else now, and its author may have lost it, too: all that
        // is there is read from the beginning, and what this store alone holds is sent.
        try store.doubtChains(in: name)
        return try receive(from: visitors, as: own)
      }
      room -= reading.count
      report.keptOut += reading.keptOut.map { [$0] } ?? []
      if reading.isLate { report.late.append(device) }
      if reading.count > 0, let chain = reading.chain { changed.append(chain) }
    }
    guard !changed.isEmpty else { return }
    let tally = try store.takeIn(intake, from: name, knowing: changed, on: moment.day)
    report.received = tally.new
    report.waiting = tally.waiting
    // What left elsewhere counts at once, and is told with what goes out now.
    if tally.new > 0 { try store.recount(at: moment) }
  }
}
