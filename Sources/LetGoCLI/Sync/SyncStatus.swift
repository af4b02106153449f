import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// Where syncing stands: with what, when it worked, what keeps it since, what waits.
struct SyncStatus {
  private let devices: RemoteRecord?
  private let rounds: [ExchangedRound]
  private let store: Store

  init(in context: Context) throws {
    store = try context.readStore()
    devices = try store.remote()
    rounds = try context.exchangedRounds()
    guard devices != nil || !rounds.isEmpty else { throw SyncCommand.notSetUp }
  }

  /// Writes it, and returns how a one-shot ends.
  func show(in context: Context) throws -> ExitCode {
    if let devices {
      let place = SyncPlace(of: devices).words(in: context)
      let device = try store.deviceNumber.shortDeviceName
      try context.answer(.syncPlace(place: place, device: device))
      try show(devices, in: context)
      let unsent = try store.countUnsentActs(in: devices.name)
      try context.answer(.syncWaits(count: String(unsent)))
      try showKeptOut(devices, in: context)
    }
    for round in rounds {
      let place = SyncPlace(of: round.record).words(in: context)
      try context.answer(.syncRound(name: round.friends.start.name.text, place: place))
      try show(round.record, in: context)
      try showKeptOut(round.record, in: context)
    }
    return .done
  }

  private func show(_ record: RemoteRecord, in context: Context) throws {
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
  }

  private func showKeptOut(_ record: RemoteRecord, in context: Context) throws {
    for reason in try store.keptOut(record.name) {
      try context.answer("\(reason.withoutControls())")
    }
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
