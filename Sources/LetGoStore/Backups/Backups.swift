import LetGoCore
import LetGoResources
import LetGoSystem

/// The backups of one store: the newest seven, each verified before it got its name.
package struct Backups {
  let location: StoreLocation

  /// How many are kept.
  package static let most = 7

  package init(of location: StoreLocation) {
    self.location = location.resolved
  }

  /// Returns the backups, the newest first.
  ///
  /// One from more than a day ahead comes last, so that a clock that was once wrong neither hides
  /// the true newest nor outlives it.
  package func list(at moment: Moment) throws(StoreFailure) -> [Backup] {
    let horizon = moment.milliseconds / 1_000 + 86_400
    return try found().sorted { left, right in
      let (isLeftAhead, isRightAhead) = (
        left.stamp.seconds > horizon, right.stamp.seconds > horizon
      )
      return isLeftAhead == isRightAhead ? left.stamp > right.stamp : isRightAhead
    }
  }

  /// Returns whether no backup was made on a day, where `day` tells the day of a second.
  package func isDue(on today: Day, day: (Int64) -> Day) -> Bool {
    Disk.exists(location.path) && !all().contains { day($0.stamp.seconds) == today }
  }

  /// Makes a backup now, under the lock, and removes the oldest beyond seven.
  ///
  /// Throws `BackupFailure`, `StoreFailure` or `SQLiteError`; then there is no new one.
  @discardableResult
  package func make(at moment: Moment) throws -> Backup {
    guard !location.isCertainlyAbsent else { throw BackupFailure.noStore }
    let lock = try StoreLock.taken(of: location)
    return try withExtendedLifetime(lock) { try writeAndRotate(at: moment) }
  }

  /// Makes today's backup unless another process is at it already.
  package func makeDaily(at moment: Moment) throws {
    guard let lock = try StoreLock(of: location, patience: 0) else { return }
    _ = try withExtendedLifetime(lock) { try writeAndRotate(at: moment) }
  }

  private func writeAndRotate(at moment: Moment) throws -> Backup {
    // A restore that was killed leaves its copy, which nobody uses while this holds the lock.
    Disk.discard(location.successorPath)
    let made = try write(at: moment)
    rotate(at: moment)
    return made
  }

  /// Writes and verifies a backup; needs the lock.
  func write(
    at moment: Moment,
    versions: [String] = Resources.storeVersions
  ) throws -> Backup {
    try Disk.makeDirectory(location.backupDirectory)
    removeLeftovers()
    var stamp = TimeStamp(moment)
    while try Disk.isThere(path(of: stamp)) { stamp = stamp.next }
    let temporary = "\(location.backupDirectory)/\(stamp)\(Backup.temporaryEnding)"
    do {
      try copyStore(to: temporary)
      // Verified before it has a name, so that every name stands for a sound store.
      let findings = try Inspection(versions: versions).soundness(of: temporary)
      guard findings.isEmpty else { throw BackupFailure.unsound(findings) }
      try Disk.move(temporary, to: path(of: stamp))
      // The second for the directory's own name, which may be new.
      for path in [location.backupDirectory, Disk.parent(of: location.path)] {
        try Disk.sync(path)
      }
    } catch {
      Disk.discard(temporary)
      throw error
    }
    let path = path(of: stamp)
    return Backup(stamp: stamp, path: path, size: Disk.size(of: path) ?? 0)
  }

  private func copyStore(to temporary: String) throws {
    // SQLite takes an empty file, which has its mode before anything is in it.
    try Disk.makeFile(temporary)
    let database = try Database.opened(location.path, for: .writing, waitingUpTo: 5_000)
    guard try Migrations.recorded(in: database).application == Migrations.applicationID else {
      throw StoreFailure.foreign
    }
    try database.run("VACUUM INTO ?1", .text(temporary))
    // SQLite does not wait for the disk here (https://sqlite.org/lang_vacuum.html).
    try Disk.sync(temporary)
  }

  /// Removes the oldest beyond seven; needs the lock.
  func rotate(at moment: Moment) {
    // What can't be seen today is too many tomorrow.
    guard let backups = try? list(at: moment) else { return }
    for backup in backups.dropFirst(Self.most) { unlink(backup.path) }
  }

  /// What a process that was killed left half made; under the lock nobody else is at it.
  private func removeLeftovers() {
    for name in Disk.names(in: location.backupDirectory)
    where name.contains(Backup.temporaryEnding) {
      unlink("\(location.backupDirectory)/\(name)")
    }
  }

  private func path(of stamp: TimeStamp) -> String {
    "\(location.backupDirectory)/\(stamp)\(Backup.ending)"
  }

  /// Returns the backups in no order; none where they can't be seen.
  func all() -> [Backup] {
    (try? found()) ?? []
  }

  /// Returns the backups in no order; throws where the system does not say what there is.
  func found() throws(StoreFailure) -> [Backup] {
    try Disk.list(location.backupDirectory).compactMap { name in
      guard name.hasSuffix(Backup.ending),
        let stamp = TimeStamp(String(name.dropLast(Backup.ending.count)))
      else { return nil }
      let path = "\(location.backupDirectory)/\(name)"
      return Backup(stamp: stamp, path: path, size: Disk.size(of: path) ?? 0)
    }
  }
}
