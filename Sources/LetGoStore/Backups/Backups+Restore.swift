import LetGoCore

/// What a restore did.
package struct Restored: Sendable {
  /// The backup that is the store now.
  package let backup: Backup
  /// Where the store that it replaced is kept; nil when there was none.
  package let replaced: String?
  /// Why no backup was made of what is the store now; nil when one was.
  package let backupFailure: (any Error)?
}

extension Backups {
  /// Returns the backup of a name, as `list` shows it, or the newest for nil.
  package func backup(named name: String?, at moment: Moment) throws -> Backup {
    let backups = try list(at: moment)
    let found = name.map { name in backups.first { $0.stamp.description == name } } ?? backups.first
    guard let found else { throw BackupFailure.noSuch(name ?? "") }
    return found
  }

  /// Puts a backup in the store's place, and keeps the store that it replaces.
  package func restore(_ backup: Backup, at moment: Moment) throws -> Restored {
    let lock = try StoreLock.taken(of: location)
    return try withExtendedLifetime(lock) {
      Disk.discard(location.successorPath)
      defer { Disk.discard(location.successorPath) }
      // The copy is what is verified, since it is what will be used.
      try FileCopy.make(of: backup.path, at: location.successorPath)
      let findings = try Inspection().soundness(of: location.successorPath)
      guard findings.isEmpty else { throw BackupFailure.unsound(findings) }
      // A store that can't be backed up any more is kept as it is all the same. Nothing is rotated
      // away here: a person may try one backup after another.
      _ = try? write(at: moment)
      let replaced = try exchange(at: moment)
      // The newest backup is what damage would be mended from; it has to be of this store.
      let second = Result { try write(at: moment) }
      // The store is exchanged by now, so that this is no reason to say that nothing was done.
      return Restored(backup: backup, replaced: replaced, backupFailure: second.failure)
    }
  }

  private func exchange(at moment: Moment) throws -> String? {
    let guardian = try ClosedStore(at: location)
    return try withExtendedLifetime(guardian) {
      try Successor.takePlace(
        of: location,
        keepingOldIn: location.replacedDirectory,
        at: moment
      )
    }
  }
}

extension Result {
  /// What went wrong; nil when nothing did.
  fileprivate var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
