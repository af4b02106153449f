import LetGoCore
import LetGoLanguage
import LetGoPrompts
import LetGoStore

extension Context {
  /// Does something with the shared store, or in the shell with what stands in for it.
  ///
  /// Before each try the shared store is asked again, and takes in what was kept apart.
  func withStore<Result>(
    shared: (StoreLocation) throws -> Result,
    apart: (Store) throws -> Result
  ) throws -> Result {
    if refuge != nil { try rejoin() }
    if let refuge { return try apart(refuge.store) }
    do {
      guard let location else { throw Complaint(.noHome, hint: .hintStore, code: .noStore) }
      return try shared(location)
    } catch  where allowsRefuge && Refuge.isDeserved(by: error) {
      let refuge = try Refuge(
        from: location,
        because: Complaint(error, in: self).message,
        environment
      )
      self.refuge = refuge
      try note(warning(about: refuge), .strong)
      if hasSaidApart != nil { hasSaidApart = true }
      return try apart(refuge.store)
    }
  }

  /// The line that home shows while acts are kept apart; nil when they are not.
  var refugeWarning: Phrase? { refuge.map { warning(about: $0) } }

  /// Says in short that acts are kept apart, once with each act or screen; a look around says so by its
  /// prompt.
  func noteApart() throws {
    guard let refuge, !refuge.isTrial, hasSaidApart != true else { return }
    if hasSaidApart != nil { hasSaidApart = true }
    try note(refuge.location == nil ? .inMemory : .inFileApart, .faint)
  }

  /// Whether the shell is one to look around in.
  var isTrial: Bool { refuge?.isTrial == true }

  /// Complains that there is no place for what a command keeps in the file system.
  var placeless: Complaint {
    isTrial
      ? Complaint(.tryNothing, hint: .hintTry, code: .refused)
      : Complaint(.noHome, hint: .hintStore, code: .noStore)
  }

  private func warning(about refuge: Refuge) -> Phrase {
    if refuge.isTrial { return .tryScreen }
    let cause = prompts.text(refuge.cause)
    return refuge.location.map { .keptApart(cause: cause, path: $0.path.withoutControls()) }
      ?? .keptInMemory(cause: cause)
  }

  /// Gives what an earlier shell kept apart to the shared store, if it can be written by now.
  func rejoinEarlier() throws {
    guard allowsRefuge, refuge == nil, let location else { return }
    refuge = Refuge(
      keptFor: location,
      because: .storeAbsent(path: storePath.withoutControls()),
      environment
    )
    if refuge != nil { try rejoin() }
  }

  /// Gives what is kept apart to the shared store; leaves it where it is while that can't be written.
  private func rejoin() throws {
    guard let refuge, let location else { return }
    let count: Int
    do {
      count = try Store(writingAt: location).takeIn(all: refuge.store, on: clock.today)
    } catch is SQLiteError {
      return
    } catch is StoreFailure {
      return
    }
    // Only now: the shared store has acknowledged every one of them.
    self.refuge = nil
    refuge.location?.remove()
    try note(.rejoined(count: String(count)))
  }

  /// Offers what is only in memory as a file, before the shell is left and it is gone; what no file has
  /// is not told as recorded.
  func offerFile(on asking: Asking) throws {
    if refuge != nil { try rejoin() }
    guard let refuge, refuge.location == nil, !refuge.isTrial, !recorded.isEmpty else { return }
    do {
      if try keepInFile(refuge, on: asking) { return }
    } catch is Interruption {
      // Leaving at the question leaves it all the same.
    }
    recorded = []
    try note(.keptNowhere)
  }

  /// Asks for a path until there is a file at it, and returns whether there is.
  private func keepInFile(_ refuge: Refuge, on asking: Asking) throws -> Bool {
    while true {
      let answer = try asking.text(.askKeepFile, why: .whyKeepFile) { $0.withoutControls() }
      guard case .text(let path) = answer, !path.isEmpty else { return false }
      do {
        let file = try NewFile(at: path, store: storePath)
        _ = try refuge.store.exportOps(at: clock.moment, to: file.output.write)
        try file.finish()
        try note(.keptInFile(path: path.withoutControls()), of: file)
        return true
      } catch let complaint as Complaint {
        try complain(complaint)
      }
    }
  }
}
