import LetGoPrompts
import LetGoStore

extension Complaint {
  /// Makes the complaint about a backup that can't be made or used.
  init(_ failure: BackupFailure) {
    switch failure {
    case .busy: self.init(.backupBusy, hint: .hintBusy, code: .busy)
    case .noStore: self.init(.backupNothing, code: .refused)
    case .noSuch(let name) where name.isEmpty: self.init(.emptyBackups, code: .refused)
    case .noSuch(let name):
      self.init(.noBackup(name: name.excerpt), hint: .hintBackups, code: .refused)
    case .unsound: self.init(.backupUnsound, hint: .hintDoctor, code: .refused)
    }
  }
}
