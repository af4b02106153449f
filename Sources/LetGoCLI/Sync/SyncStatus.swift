import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// Where syncing stands: with what, when it worked, what keeps it since, what waits.
struct SyncStatus {
  private let record: RemoteRecord
  private let device: UInt64
  private let unsent: Int
  private let keptOut: [String]

  init(in context: Context) throws {
    let store = try context.readStore()
    guard let record = try store.remote() else { throw SyncCommand.notSetUp }
    self.record = record
    device = try store.deviceNumber
    unsent = try store.countUnsentActs(in: record.name)
    keptOut = try store.keptOut(record.name)
  }

  /// Writes it, and returns how a one-shot ends.
  func show(in context: Context) throws -> ExitCode {
    let place = SyncPlace(of: record).words(in: context)
    try context.answer(.syncPlace(place: place, device: device.shortDeviceName))
    if let worked = record.worked {
      let (day, time) = context.dayAndTime(of: worked)
      try context.answer(.syncWorked(day: day, time: time))
    } else {
      try context.answer(.syncNever)
    }
    if let failure = record.failure {
      let (day, time) = context.dayAndTime(of: failure.time)
      let reason = failure.reason.withoutControls()
      try context.answer(.syncFailed(day: day, time: time, reason: reason))
    }
    try context.answer(.syncWaits(count: String(unsent)))
    for reason in keptOut { try context.answer("\(reason.withoutControls())") }
    return .done
  }
}

extension Context {
  /// Returns the day and the time of day of an instant, in milliseconds since 1970-01-01T00:00Z.
  fileprivate func dayAndTime(of milliseconds: Int64) -> (day: String, time: String) {
    let civil = Zone.civilTime(at: milliseconds / 1_000)
    return (wording.day(civil.date), civil.timeOfDay)
  }
}

extension UInt64 {
  /// What a device is called where a person reads it: enough of its name to tell a few apart.
  var shortDeviceName: String { String(deviceName.prefix(8)) }
}
