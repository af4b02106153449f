import LetGoCore
import LetGoPrompts
import LetGoStore

extension Context {
  /// What the person set; where there is no store, or none that can be read, what is published.
  var settings: Settings {
    if let knownSettings { return knownSettings }
    // While the store is opened for it, the day and the limits are asked for too.
    knownSettings = Settings()
    // Nothing was set where nothing was recorded; an empty store in memory would take longer to make
    // than all the rest of a verdict.
    if refuge == nil, location?.isCertainlyAbsent ?? true { return Settings() }
    do {
      try adopt(readStore().settings)
    } catch {
      settingsFailure = error
    }
    return knownSettings ?? Settings()
  }

  /// Takes over what the person set from a store that is open already.
  func learnSettings(from store: Store) throws {
    if knownSettings == nil { try adopt(store.settings) }
  }

  /// Says that a verdict is by the published limits because what the person set can't be read.
  func noteUnreadSettings() throws {
    _ = settings
    guard let settingsFailure else { return }
    self.settingsFailure = nil
    try note(
      .settingsUnread(cause: prompts.text(Complaint(settingsFailure, in: self).message)),
      .faint
    )
  }
}
