// What is said about the store itself: its backups, its health, and what came back of a damaged one.

extension Phrase {
  package static func backupMade(path: String) -> Phrase { phrase(path) }
  package static var emptyBackups: Phrase { phrase() }
  package static func backupSkipped(cause: String) -> Phrase { phrase(cause) }
  package static func storeBegunAnew(path: String, count: String) -> Phrase { phrase(path, count) }
  package static var hintRestoreBackup: Phrase { phrase() }
  package static func clockWentBack(
    now: String,
    today: String,
    last: String,
    day: String
  ) -> Phrase { phrase(now, today, last, day) }
  package static func settingsUnread(cause: String) -> Phrase { phrase(cause) }
  package static var backupBusy: Phrase { phrase() }
  package static var backupNothing: Phrase { phrase() }
  package static func noBackup(name: String) -> Phrase { phrase(name) }
  package static var hintBackups: Phrase { phrase() }
  package static var backupUnsound: Phrase { phrase() }
  package static func askRestore(name: String) -> Phrase { phrase(name) }
  package static var restoreUnasked: Phrase { phrase() }
  package static var hintRestore: Phrase { phrase() }
  package static var restoreNotNow: Phrase { phrase() }
  package static func restored(name: String) -> Phrase { phrase(name) }
  package static func restoredUnsaved(cause: String) -> Phrase { phrase(cause) }
  package static func restoredInPlace(name: String, path: String) -> Phrase { phrase(name, path) }
  package static func kilobytes(count: String) -> Phrase { phrase(count) }
  package static func megabytes(count: String) -> Phrase { phrase(count) }
  package static var doctorNoStore: Phrase { phrase() }
  package static var doctorWell: Phrase { phrase() }
  package static func doctorPages(cause: String) -> Phrase { phrase(cause) }
  package static var doctorTables: Phrase { phrase() }
  package static func doctorReferences(count: String) -> Phrase { phrase(count) }
  package static var doctorOp: Phrase { phrase() }
  package static func doctorOps(count: String) -> Phrase { phrase(count) }
  package static var doctorRow: Phrase { phrase() }
  package static func doctorRows(count: String) -> Phrase { phrase(count) }
  package static var doctorPlaces: Phrase { phrase() }
  package static func doctorRebuilt(path: String) -> Phrase { phrase(path) }
  package static var doctorChanged: Phrase { phrase() }
  package static var hintDoctor: Phrase { phrase() }
  package static var hintRebuild: Phrase { phrase() }
  package static func recovered(count: String) -> Phrase { phrase(count) }
  package static func recoveredSome(count: String, lost: String) -> Phrase { phrase(count, lost) }
  package static func recoveredRest(count: String) -> Phrase { phrase(count) }
  package static func recoveredWith(name: String) -> Phrase { phrase(name) }
  package static var recoveredWithout: Phrase { phrase() }
  package static func damagedKept(path: String) -> Phrase { phrase(path) }
  package static var damageRebuilt: Phrase { phrase() }
}
