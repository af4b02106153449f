import LetGoCore
import LetGoPrompts
import LetGoStore

extension Context {
  /// Returns the store for reading; an empty one where there is none yet.
  ///
  /// A newer letgo's is read as well as it can be, and that is said once.
  func readStore() throws -> Store {
    // Without a place for a store there is none to be read, and nothing wrong with that.
    if location == nil, refuge == nil { return try Store(readingAt: nil) }
    return try withStore { location in
      let store = try Store(readingAt: location)
      try learnSettings(from: store)
      if !hasSaidNewer, let newer = store.newerVersion {
        hasSaidNewer = true
        try note(Complaint(newer, in: self).message)
      }
      return store
    } apart: {
      $0
    }
  }

  /// Records an act in the store, and remembers that it did.
  ///
  /// A store is made when there is none, unless the act can only change what is there already.
  @discardableResult
  func record<Result>(
    _ verb: String,
    changing: Bool = false,
    _ body: (Act) throws -> Result
  ) throws -> Result {
    let (result, id) = try writing(changing: changing) { store in
      try store.record(verb, at: clock.moment) { act in (try body(act), act.id) }
    }
    if let id { recorded.append(id) }
    return result
  }

  /// Takes the last act of this device back.
  func undo() throws -> RecordedAct {
    try writing(changing: true) { try $0.undo(at: clock.moment) }
  }

  /// Takes in what was read from a file, all of it or nothing.
  func takeIn(_ intake: Intake, step: (IntakeStep) throws -> Void) throws -> IntakeTally {
    try writing(changing: false) { store in
      let tally = try store.takeIn(intake, on: clock.today, step: step)
      try store.recount(at: clock.moment)
      return tally
    }
  }

  /// Records what was gathered from a list as one act, and remembers that it did.
  func record(_ batch: Batch, step: (BatchStep) throws -> Void) throws -> BatchTally {
    let tally = try writing(changing: false) { try $0.record(batch, step: step) }
    if let act = tally.act { recorded.append(act) }
    return tally
  }

  /// Sets back the act of this device that was taken back last.
  func redo() throws -> RecordedAct {
    try writing(changing: true) { try $0.redo(at: clock.moment) }
  }

  /// Keeps what others told of rounds, and returns how much of it is new.
  func keep(_ segments: [KeptSegment]) throws -> Int {
    try writing(changing: true) { try $0.keep(segments) }
  }

  /// Tells friends of a round what they don't know yet.
  func tell(
    _ round: ID,
    of hash: [UInt8],
    _ body: (JoinedRound, [KeptSegment]) throws -> [KeptSegment]
  ) throws {
    _ = try writing(changing: true) { try $0.tell(round, of: hash, body) }
  }

  private func writing<Result>(
    changing: Bool,
    _ body: (Store) throws -> Result
  ) throws -> Result {
    let wasApart = refuge != nil
    do {
      return try withStore { location in
        let result = try mending {
          try body(storeForWriting(at: location, changing: changing))
        }
        hasWritten = true
        backgroundSync?.noteWrite()
        // It may have been what the person set.
        knownSettings = nil
        return result
      } apart: {
        defer { knownSettings = nil }
        let result = try body($0)
        // Each act says so, also one that no command made; what can't be said is recorded all the same.
        if wasApart { try? noteApart() }
        return result
      }
    } catch let error as SQLiteError where error.isBusy {
      // Whether the reading that comes first was refused or the writing, nothing was saved.
      hasFailedToSave = true
      throw Complaint(.storeBusy, hint: .hintBusy, code: .busy)
    } catch let error as SQLiteError where error.isDisk {
      hasFailedToSave = true
      throw Complaint(
        .storeDisk(
          path: storePath.withoutControls(),
          cause: error.message.withoutControls()
        ),
        hint: .hintDisk,
        code: .disk
      )
    } catch {
      hasFailedToSave = (error is SQLiteError || error is StoreFailure) && !error.isUnsettled
      throw error
    }
  }
}

extension Error {
  /// Whether saving failed in a way that leaves open what was saved.
  fileprivate var isUnsettled: Bool {
    if case .unsettled? = self as? StoreFailure { true } else { false }
  }
}
