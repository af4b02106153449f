import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

extension Context {
  /// How long a sync that a person waits for stands back for another one, in milliseconds.
  static let patience = 10_000
  /// How long one that nobody waits for does: what was written meanwhile goes with it.
  static let quietPatience = 60_000

  /// letgo's directory in the state directory of the XDG base directory specification; nil without a
  /// home.
  var stateDirectory: String? { environment.stateDirectory }

  /// Begins to sync with a place, and returns the one before.
  func setUpSync(with place: SyncPlace) throws -> SyncPlace? {
    try withSharedStore(changing: false) { store in
      let before = try store.remote()
      // The same place again is a sync and no new beginning.
      if let before, SyncPlace(of: before) == place { return place }
      let state = try stateFolder()
      let lock = try SyncLock(in: state, patience: Self.patience)
      try withExtendedLifetime(lock) {
        do {
          // An address that leads nowhere is told before it takes the place of one that does.
          let remote = try remote(for: place, in: state, isQuiet: false)
          let isOfRound = try remote.visit(as: store.deviceNumber).isOfRound(in: remote)
          guard
            try !isOfRound && !store.roundRemotes().contains(where: { SyncPlace(of: $0) == place })
          else {
            let words = place.words(in: self)
            throw Complaint(.syncRoundPlace(place: words), hint: .hintOwnPlace, code: .refused)
          }
        } catch {
          if place.kind == .git { state.removeGitRepository(for: place.place) }
          throw error
        }
      }
      let key = try state.makeKey(for: store.deviceNumber)
      try store.setUp(place.kind, at: place.place, key: key.publicKey)
      if let before, before.kind == .git { state.removeGitRepository(for: before.place) }
      return before.map { SyncPlace(of: $0) }
    }
  }

  /// Ends syncing, and returns the place; nil when none was set up.
  func endSync() throws -> SyncPlace? {
    try withSharedStore(changing: true) { store in
      let before = try store.remote()
      if let before {
        try store.forgetRemote()
        if before.kind == .git { try stateFolder().removeGitRepository(for: before.place) }
      }
      return before.map { SyncPlace(of: $0) }
    }
  }

  /// Syncs once, and keeps how it ended for `sync status`; nil when none is set up.
  func sync(isQuiet: Bool) throws -> SyncReport? {
    try withSharedStore(changing: true) { store in
      guard let record = try store.remote() else { return nil }
      do {
        let state = try stateFolder()
        let lock = try SyncLock(
          in: state,
          patience: isQuiet ? Self.quietPatience : Self.patience
        )
        return try withExtendedLifetime(lock) {
          var synchronization = Synchronization(
            of: store,
            with: try remote(for: SyncPlace(of: record), in: state, isQuiet: isQuiet),
            keysIn: state,
            at: clock.moment
          )
          let report = try synchronization.run()
          try store.note(
            worked: clock.milliseconds(),
            keepingOut: report.keptOut.map { prompts.text(phrase(for: $0)) }
          )
          if report.received > 0 {
            hasWritten = true
            knownSettings = nil
          }
          return report
        }
      } catch {
        let reason = failureReason(error)
        // Where the store can't be written either, there is nowhere to keep it.
        try? store.note(RemoteRecord.Failure(time: clock.milliseconds(), reason: reason))
        throw error
      }
    }
  }

  /// Returns why a sync did not come to its end, as `sync status` tells it.
  func failureReason(_ error: any Error) -> String {
    let complaint = Complaint(error, in: self)
    let reason = prompts.text(complaint.message)
    // Only the person can open the door, so that the way to it stands in the status, too.
    guard case RemoteFailure.notLetIn = error, let hint = complaint.hint else { return reason }
    return reason + " " + prompts.text(hint)
  }

  /// Returns the transport that reaches a place.
  func remote(
    for place: SyncPlace,
    in state: StateFolder,
    isQuiet: Bool
  ) throws -> any Remote {
    switch place.kind {
    case .folder: return FolderRemote(at: place.place)
    case .git:
      let url: GitURL
      do {
        url = try GitURL(place.place)
      } catch {
        throw Complaint(error, of: place.place)
      }
      let isAlone = isQuiet || !errors.isTerminal
      // git and ssh may ask for a password, or whether a host is known.
      if !isAlone { console?.lend() }
      return GitRemote(
        at: url,
        copyingTo: state.gitRepository(for: place.place),
        inheriting: Environment.variables,
        isAlone: isAlone,
        time: clock.milliseconds() / 1_000
      )
    }
  }

  /// Returns where this machine keeps what must not travel with the store.
  func stateFolder() throws -> StateFolder {
    guard let location, let stateDirectory else {
      throw placeless
    }
    return StateFolder(of: location, in: stateDirectory)
  }

  /// Does something with the shared store; what stands in for it in a shell is no device.
  func withSharedStore<Result>(
    changing: Bool,
    _ body: (Store) throws -> Result
  ) throws -> Result {
    // Asks the shared store again, and gives it what was kept apart.
    if refuge != nil { _ = try readStore() }
    if isTrial { throw placeless }
    if let refuge { throw Complaint(refuge.cause, hint: .hintStore, code: .noStore) }
    guard let location else { throw placeless }
    return try mending { try body(storeForWriting(at: location, changing: changing)) }
  }
}

extension Environment {
  /// letgo's directory in the state directory of the XDG base directory specification; nil without a
  /// home.
  var stateDirectory: String? {
    let state = self["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (state ?? self["HOME"].map { $0 + "/.local/state" }).map { $0 + "/letgo" }
  }
}
