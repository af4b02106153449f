import LetGoCore
import LetGoStore

/// Which device a store is in a place, and whether it still is.
struct Identity {
  private let store: Store
  private let remote: any Remote
  private let name: String
  private let state: StateFolder
  /// The number that the store's own ops have.
  private(set) var device: UInt64
  private var found: DeviceKey?

  init(
    of store: Store,
    in remote: any Remote,
    named name: String,
    keysIn state: StateFolder
  ) throws {
    self.store = store
    self.remote = remote
    self.name = name
    self.state = state
    device = try store.deviceNumber
    found = state.key(of: device)
  }

  /// The key that it signs with.
  var key: DeviceKey {
    get throws { try found ?? state.makeKey(for: device) }
  }

  /// Whose the segments are that stand in a place under a store's number.
  enum Standing: Equatable {
    /// The store's own.
    case own
    /// Gone, or another's: the store is a copy, or a backup that was put back.
    case others
    /// Those of two that each take themselves for the device, so that one may write over the other's.
    case disputed
  }

  /// Returns whose the segments are that stand there under this store's number.
  ///
  /// What this store left just before it was stopped, and did not note any more, is noted now.
  func standing(among visitors: Visitors) throws -> Standing {
    // The key stays on the machine, so that a copy has none, or another.
    guard let found, try store.remote(name)?.key == found.publicKey else { return .others }
    let known = try store.chains(in: name)[device] ?? Chain(of: device, key: found.publicKey)
    let nothing: Standing = known.length > 0 ? .others : .own
    guard visitors.devices.contains(device) else { return nothing }
    switch try remote.key(of: device) {
    case .text(let text) where text.trimmedEnd != Hex.text(found.publicKey): return .others
    case .text: break
    case .nothing: return nothing
    case .refused(let reason): return try lost(reason)
    }
    if known.length > 0 {
      switch try remote.segments(of: device, from: known.length - 1, atMost: 1).first {
      case .text: if try known.isExchanged(in: remote) { return .disputed }
      case .nothing?, nil: return .others
      case .refused(let reason): return try lost(reason)
      }
    }
    return try standing(after: known)
  }

  /// Returns whose the segments are that follow those which are known to be this store's, and notes
  /// them as far as it holds all that is in them.
  private func standing(after known: Chain) throws -> Standing {
    var chain = known
    while true {
      let next = try remote.segments(of: device, from: chain.length, atMost: 1).first
      if case .refused(let reason) = next { return try lost(reason) }
      guard case .text(let text) = next else { return .own }
      let segment: Segment
      do {
        segment = try chain.open(text)
      } catch .incomplete {
        // Half a file of this store's own is written anew.
        return .own
      } catch {
        return .disputed
      }
      let ops = segment.lines.compactMap { ID(lineBeginning: $0) }
      guard ops.count == segment.lines.count, try store.holds(ops) else { return .others }
      chain.append(text)
      try store.note(sent: ops, chain, in: name)
    }
  }

  /// Returns whose what is not read is; throws where it may merely not be seen now.
  private func lost(_ reason: KeptOut.Reason) throws(RemoteFailure) -> Standing {
    guard case .unreadable(let number) = reason else { return .others }
    throw .system(path: "\(Layout.root)/\(device.deviceName)", errno: number)
  }

  /// Makes the store another device, with a key of its own.
  mutating func renew(as number: UInt64, after standing: Standing) throws {
    let key = try state.makeKey(for: number)
    try store.becomeDevice(number, key: key.publicKey, sendingOwnAnyway: standing == .disputed)
    device = number
    found = key
  }
}

extension ID {
  /// Reads the id that an op's line begins with, `["…"`.
  init?(lineBeginning line: String) {
    guard line.hasPrefix("[\""), let bytes = Hex.bytes(String(line.dropFirst(2).prefix(32))) else {
      return nil
    }
    self.init(bytes: bytes)
  }
}
