/// A store that no other process can write to for as long as this lives.
///
/// A class, because it owns the connection that holds the lock.
final class ClosedStore {
  private let database: Database?

  /// Closes the store at a location; one that is too damaged to be locked can't be written either.
  ///
  /// Throws when another process is writing.
  init(at location: StoreLocation) throws {
    do {
      let opened = try Database.opened(location.path, for: .writing, waitingUpTo: 5_000)
      try opened.run(script: "BEGIN EXCLUSIVE")
      database = opened
    } catch {
      guard !error.isBusy else { throw error }
      database = nil
    }
  }
}
