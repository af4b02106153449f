import LetGoCore
import LetGoPrompts
import LetGoStore

/// Where a shell keeps its acts while the shared store can't be written, so that it always starts.
///
/// A private file only when it is certain that there is no shared store yet; else memory, which begins
/// with what could still be read of the shared one. All of it goes into the shared store as soon as
/// that can be written.
struct Refuge {
  /// What holds the acts.
  let store: Store
  /// The private file that holds them; nil for memory.
  let location: StoreLocation?
  /// What keeps the shared store from being written, in words.
  let cause: Phrase
  /// Whether the person chose it, to look around; then nothing of it goes anywhere.
  let isTrial: Bool

  /// Makes an empty one in memory that goes with the shell.
  static func trial() throws -> Refuge {
    Refuge(store: try Store(copyOf: nil), location: nil, cause: .tryNothing, isTrial: true)
  }

  private init(store: Store, location: StoreLocation?, cause: Phrase, isTrial: Bool) {
    self.store = store
    self.location = location
    self.cause = cause
    self.isTrial = isTrial
  }

  /// Finds a place while the shared store can't be written, for a reason.
  init(from shared: StoreLocation?, because cause: Phrase, _ environment: Environment) throws {
    self.cause = cause
    isTrial = false
    if let shared, shared.isCertainlyAbsent,
      let location = Refuge.privateLocation(for: shared, environment),
      let store = try? Store(writingAt: location)
    {
      self.store = store
      self.location = location
    } else {
      store = try Store(copyOf: shared.flatMap { try? Store(readingAt: $0) })
      location = nil
    }
  }

  /// Opens what an earlier shell kept apart for a shared store; nil when it kept nothing.
  init?(keptFor shared: StoreLocation, because cause: Phrase, _ environment: Environment) {
    guard let location = Refuge.privateLocation(for: shared, environment), location.holdsFile,
      let store = try? Store(changingAt: location)
    else { return nil }
    self.store = store
    self.location = location
    self.cause = cause
    isTrial = false
  }

  /// Whether an error means that the shared store can't be written where it lies.
  ///
  /// A full disk, a lock, damage and another program's file are no such reasons: they pass, or have to
  /// be looked at.
  static func isDeserved(by error: any Error) -> Bool {
    switch error {
    case StoreFailure.unusable: true
    case let error as SQLiteError: error.isPlace
    case let complaint as Complaint: complaint.message == .noHome
    default: false
    }
  }

  /// Where a private file lies, in the state directory of the XDG base directory specification.
  private static func privateLocation(
    for shared: StoreLocation,
    _ environment: Environment
  ) -> StoreLocation? {
    guard let folder = environment.stateDirectory else { return nil }
    // One for each shared store, so that what is taken in later is never another's.
    let name = Hex.text(Array(Checksum.of(shared.path).prefix(4)))
    return StoreLocation(path: "\(folder)/private-\(name).db")
  }
}
