import LetGoCore
import LetGoPrompts
import LetGoStore

extension Context {
  /// Opens the store for a write, and says first what the person would want to know before it.
  func storeForWriting(at location: StoreLocation, changing: Bool = false) throws -> Store {
    if !hasOpenedToWrite { try mentionMissingStore(at: location) }
    let store = try changing ? Store(changingAt: location) : Store(writingAt: location)
    try learnSettings(from: store)
    if !hasOpenedToWrite { try mentionClock(of: store) }
    hasOpenedToWrite = true
    return store
  }

  /// Says that the store is gone while its backups are still there.
  ///
  /// A new one is begun all the same: it may have been put away on purpose.
  private func mentionMissingStore(at location: StoreLocation) throws {
    guard location.isCertainlyAbsent else { return }
    // What can't be listed is nothing to tell of, and stops nothing.
    let count = (try? Backups(of: location).list(at: clock.moment))?.count ?? 0
    guard count > 0 else { return }
    try note(.storeBegunAnew(path: storePath.withoutControls(), count: String(count)))
    try note(.hint(hint: prompts.text(.hintRestoreBackup)), .faint)
  }

  /// Says that the clock has gone back since the last write.
  ///
  /// Once for each time it went back: what is written now is the newest from then on.
  private func mentionClock(of store: Store) throws {
    let mostMilliseconds: Int64 = 5 * 60_000
    guard let newest = try store.newestStamp(),
      newest > clock.milliseconds() + mostMilliseconds
    else { return }
    let (now, last) = (clock.civil, Zone.civilTime(at: newest / 1_000))
    try note(
      .clockWentBack(
        now: now.timeOfDay,
        today: wording.day(now.date),
        last: last.timeOfDay,
        day: wording.day(last.date)
      )
    )
  }
}
