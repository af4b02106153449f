import LetGoStore

/// What came of a sync.
package struct SyncReport: Equatable, Sendable {
  /// Ops that were not here before.
  package var received = 0
  /// Ops that went out.
  package var sent = 0
  /// Open things that wait for a place now.
  package var waiting = 0
  /// What is not taken in, and why.
  package var keptOut: [KeptOut] = []
  /// What has not arrived as a whole yet, or is left for the next sync, by device.
  package var late: [UInt64] = []
  /// The devices whose part of the place is gone; what came from them stays.
  package var gone: [UInt64] = []
  /// Ops that no segment has room for.
  package var unsendable = 0
  /// Whether this store writes on as another device from now on.
  package var isNewDevice = false

  package init() {}
}
