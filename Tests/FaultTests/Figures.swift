import Foundation
import Synchronization

/// What the suite did, counted over all of its tests.
struct Figures {
  /// Processes that met a fault, or might have.
  var runs = 0
  /// Faults that took place.
  var faults = 0
  /// What was lost, halved or wrongly told.
  var losses = 0

  private static let shared = Mutex(Figures())
  private static let began = Date()

  /// Adds to the figures; the first call sees to it that they are printed at the end.
  static func count(runs: Int = 1, faults: Int, losses: Int = 0) {
    _ = report
    shared.withLock { figures in
      figures.runs += runs
      figures.faults += faults
      figures.losses += losses
    }
  }

  private static let report: Void = {
    _ = began
    atexit {
      Figures.shared.withLock { figures in
        let seconds = Int(Date().timeIntervalSince(Figures.began).rounded())
        print(
          "Faults: \(figures.runs) runs, \(figures.faults) faults injected, "
            + "\(figures.losses) losses, \(seconds) s"
        )
      }
    }
  }()

  /// Whether the long part was asked for (`sh Resources/faults long`).
  static let isLong = ProcessInfo.processInfo.environment["LETGO_FAULTS"] == "long"
}
