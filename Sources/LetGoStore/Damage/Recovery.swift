import LetGoCore
import LetGoSystem

/// What became of a damaged store.
package enum Recovered: Equatable, Sendable {
  /// The ops were sound; what is computed from them was made anew.
  case rebuilt
  /// The file was moved away, and another one holds what could be had.
  case replaced(Replacement)

  /// What came back, and where the old file is.
  package struct Replacement: Equatable, Sendable {
    /// How many ops the store has now.
    package var count = 0
    /// How many ops are known to have been there and did not come back.
    package var lost = 0
    /// Whether there may be more, since part of the file can't be read.
    package var hasGaps = false
    /// The backup that was used; nil when there was none.
    package var backup: TimeStamp?
    /// Where the old file is kept.
    package var directory = ""
  }
}

/// Mends a damaged store: the old file is moved away whole, and what was in it comes back from the
/// newest backup and from every op that can still be read.
package struct Recovery {
  private let location: StoreLocation
  private let backups: Backups

  package init(of location: StoreLocation) {
    self.location = location.resolved
    backups = Backups(of: location)
  }

  /// Returns whether an error could mean that the store is damaged.
  package static func isWorthTrying(after error: any Error) -> Bool {
    switch error {
    case let error as SQLiteError: error.suggestsDamage
    // A flipped bit in the mark makes it another program's.
    case StoreFailure.foreign: true
    default: false
    }
  }

  /// Mends the store when it is damaged; nil when it is not, or never was a letgo store.
  ///
  /// Looked at anew under the lock: another process may have mended it in the meantime.
  package func run(at moment: Moment) throws -> Recovered? {
    // Before anything is made beside it: what never was ours is not even locked.
    guard Disk.isFile(location.path), isOurs() else { return nil }
    let lock = try StoreLock.taken(of: location)
    let recovered: Recovered? = try withExtendedLifetime(lock) {
      // Twice, on connections of their own: a disk that failed for once looks like damage.
      guard let first = try damage(), let second = try damage() else { return nil }
      let isDeep = [first, second].map { $0.contains(where: \.concernsOps) }
      // Ops that were unreadable once only are not damaged; the next command looks anew.
      guard isDeep[0] == isDeep[1] else { return nil }
      if isDeep[0] {
        return try isOurs() ? .replaced(replace(at: moment)) : nil
      }
      _ = try backups.write(at: moment)
      return .rebuilt
    }
    // Without the lock, which opening an older store takes as well; done twice, it is the same.
    if recovered == .rebuilt { try Store(changingAt: location).rebuild() }
    return recovered
  }

  /// Returns what is wrong with the store, or nil when all is well.
  private func damage() throws -> [Finding]? {
    do {
      let findings = try Inspection().findings(in: location)
      return findings.isEmpty ? nil : findings
    } catch StoreFailure.foreign {
      return [.tables]
    }
  }

  /// A text or another program's database at a path that never was ours is left alone.
  private func isOurs() -> Bool {
    if Salvage.findsOps(in: location.path) { return true }
    guard !backups.all().isEmpty else { return false }
    // A whole database with tables of its own is another program's, whatever lies beside it.
    let other = try? Database(path: location.path, for: .writing)
    let record = other.flatMap { try? Migrations.recorded(in: $0) }
    return record.map { $0.application == Migrations.applicationID || $0.tables == 0 } ?? true
  }

  private func replace(at moment: Moment) throws -> Recovered.Replacement {
    let closed = try ClosedStore(at: location)
    // Closing any descriptor of a file ends all of the process's locks on it, so that this one stays
    // open until the names are exchanged (https://sqlite.org/howtocorrupt.html, 2.2).
    let pages = PageFile(path: location.path)
    return try withExtendedLifetime((closed, pages)) {
      Disk.discard(location.successorPath)
      defer { Disk.discard(location.successorPath) }
      var replacement = try fill(from: pages, at: moment)
      try Disk.sync(location.successorPath)
      let directory = try Successor.takePlace(
        of: location,
        keepingOldIn: location.damagedDirectory,
        at: moment
      )
      replacement.directory = directory ?? ""
      return replacement
    }
  }

  /// Makes the successor and fills it with all that can be had.
  private func fill(
    from pages: PageFile?,
    at moment: Moment
  ) throws -> Recovered.Replacement {
    let backup = try backups.list(at: moment).first { backup in
      try Inspection().soundness(of: backup.path).isEmpty
    }
    let successor = try Store(writingAt: StoreLocation(path: location.successorPath)).database
    return try successor.transaction {
      var result = Recovered.Replacement(backup: backup?.stamp)
      // First, since a pruned op is newer than its backup.
      let salvage = try Salvage(of: pages) { _ = try $0.add(to: successor) }
      var device = salvage.device
      if let backup {
        let saved = try Database(path: backup.path, for: .writing)
        _ = try saved.rows("SELECT \(StoredOp.columns) FROM op") { row in
          _ = try StoredOp(row).add(to: successor)
        }
        device = try saved.first("SELECT id FROM device") { $0.blob(0) } ?? device
        try RemoteRecord.copyRows(from: saved, to: successor)
      }
      if let device { try successor.run("UPDATE device SET id = ?1", .blob(device)) }
      try Projection(database: successor).rebuild()
      result.count = Int(try successor.integer("SELECT count(*) FROM op"))
      for id in salvage.named
      where try successor.integer("SELECT count(*) FROM op WHERE id = ?1", .blob(id.bytes)) == 0 {
        result.lost += 1
      }
      result.hasGaps = salvage.hasGaps
      return result
    }
  }
}
