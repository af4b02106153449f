import LetGoPrompts
import LetGoStore

extension Context {
  /// Makes a backup when something was written since the last call and the day has none yet.
  ///
  /// Called after the answer is out; a backup that fails is said once and stops nothing.
  func backUpDaily() {
    guard hasWritten, let location else { return }
    hasWritten = false
    let backups = Backups(of: location)
    guard backups.isDue(on: clock.today, day: { clock.day(ofSecond: $0) }) else { return }
    do {
      try backups.makeDaily(at: clock.moment)
    } catch {
      guard !hasSaidBackupFailure else { return }
      hasSaidBackupFailure = true
      try? note(
        .backupSkipped(cause: prompts.text(Complaint(error, in: self).message)),
        .faint
      )
    }
  }
}
