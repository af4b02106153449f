import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// A place that the members of a game share: a git repository, or a folder that something carries.
struct GamePlace {
  /// Where it is.
  let place: SyncPlace
  private let context: Context
  private let state: StateFolder
  private let remote: any Remote

  /// Takes what the person typed, or complains about what can't be such a place.
  init(_ kind: RemoteRecord.Kind, _ typed: String, in context: Context) throws {
    place = try SyncPlace(kind.rawValue, typed, in: context)
    self.context = context
    state = try context.stateFolder()
    remote = try context.remote(for: place, in: state, isQuiet: false)
  }

  /// Reads all that lies there; nil when nobody has told anything there yet.
  func look() throws -> RoundIntake? {
    try locked {
      // Who only looks keeps nothing of it.
      defer { forgetUnused() }
      let visitors = try remote.visit(as: 0)
      let found = try RoundTexts(allOf: visitors, in: remote)
      // A key alone is that of somebody who came to write, and was stopped before they did.
      if found == RoundTexts(), visitors.strays.isEmpty { return nil }
      return RoundIntake(found)
    }
  }

  /// Leaves this device's public key there, which only somebody can who may write.
  func proveWritable() throws {
    let key = try context.withSharedStore(changing: false) { store in
      try state.makeKey(for: store.deviceNumber)
    }
    let device = RoundSegment.device(of: key.publicKey)
    try locked {
      _ = try remote.visit(as: device)
      do {
        try remote.leave([], from: 0, of: device, key: Hex.text(key.publicKey) + "\n")
      } catch RemoteFailure.git(let words) {
        throw Complaint(
          .placeRefused(place: place.words(in: context), words: words.withoutControls()),
          hint: .hintAccess,
          code: .offline
        )
      }
    }
  }

  private func forgetUnused() {
    guard place.kind == .git, let store = try? context.readStore(),
      let known = try? store.roundRemotes() + [store.remote()].compactMap(\.self),
      !known.contains(where: { SyncPlace(of: $0) == place })
    else { return }
    state.removeGitRepository(for: place.place)
  }

  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    let lock = try SyncLock(in: state, patience: Context.patience)
    return try withExtendedLifetime(lock, body)
  }

  /// Exchanges a game through it from now on.
  func meet(of start: RoundStart) throws {
    try context.withSharedStore(changing: false) { store in
      try store.meet(of: start.id, place.kind, at: place.place)
    }
  }

  /// Complains when something else is exchanged through it.
  func checkUnused(beside start: RoundStart?) throws {
    let store = try context.readStore()
    let own = start.map { RemoteRecord.name(ofRound: $0.id) }
    let others =
      try store.roundRemotes().filter { $0.name != own } + [store.remote()].compactMap(\.self)
    guard !others.contains(where: { SyncPlace(of: $0) == place }) else {
      throw Complaint(
        .placeUsed(place: place.words(in: context)),
        hint: .hintOwnPlace,
        code: .refused
      )
    }
  }

  /// The line that a friend joins with, which holds nothing secret; the number at its end is the game's, so
  /// that no other one can be put in its place.
  func line(for start: RoundStart) -> String {
    let words: [String] =
      switch place.kind {
      case .git: ["git", ((try? GitURL(place.place))?.shown ?? place.place)]
      case .folder: ["folder", "PATH"]
      }
    return (["letgo", "game", "join"] + words + [start.shortID]).map(\.quotedForShell)
      .joined(separator: " ")
  }
}

extension RoundStart {
  /// Enough of the round's hash that nobody can make another one which begins like it.
  var shortID: String { String(Hex.text(id).prefix(16)) }
}
