import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSync

/// A game of friends with the place that it is exchanged through.
struct ExchangedRound {
  let round: JoinedRound
  let friends: Friendship
  let record: RemoteRecord
}

extension Context {
  /// How long after its last deadline a game is still exchanged, in seconds: until the last have been heard
  /// of, and a while longer.
  private static let aftermath: Int64 = 30 * 86_400

  /// Returns the games that have a place, and are not long over.
  func exchangedRounds() throws -> [ExchangedRound] {
    let store = try readStore()
    let records = try store.roundRemotes()
    if records.isEmpty { return [] }
    let now = clock.moment.milliseconds / 1_000
    return try store.rounds().compactMap { round in
      guard let friends = round.friends,
        round.round.deadline(ofDay: round.round.days.count) + Self.aftermath > now,
        let record = records.first(where: {
          $0.name == RemoteRecord.name(ofRound: friends.start.id)
        })
      else { return nil }
      return ExchangedRound(round: round, friends: friends, record: record)
    }
  }

  /// Exchanges a game that has just got a place.
  func exchange(_ start: RoundStart) throws -> ExitCode {
    guard let exchanged = try exchangedRounds().first(where: { $0.friends.start == start }) else {
      return .done
    }
    return try exchange(exchanged, isQuiet: false, saysNothing: false)
  }

  /// Exchanges a game once, says what is new, or that nothing is, unless it is to be quiet, and keeps how it ended for
  /// `sync status`.
  func exchange(
    _ exchanged: ExchangedRound,
    isQuiet: Bool,
    saysNothing: Bool = true
  ) throws -> ExitCode {
    var report = RoundReport()
    if isQuiet {
      report = try self.report(of: exchanged, isQuiet: true)
    } else {
      let news = try news(of: exchanged.friends) {
        report = try self.report(of: exchanged, isQuiet: false)
        return report.received
      }
      let hasTold = saysNothing && report.told > 0
      if !news.isNothing || saysNothing && !hasTold { try news.show(in: self) }
      if hasTold { try answer(.exchangeTold(name: exchanged.friends.start.name.text)) }
      _ = try noteKeptOut(report.strays, and: report.keptOut, newer: report.newer)
      if !report.late.isEmpty {
        try note(.syncLate(devices: report.late.map(\.shortDeviceName).joined(separator: ", ")))
      }
    }
    return report.keptOut.isEmpty && report.strays.isEmpty ? .done : .badData
  }

  private func report(of exchanged: ExchangedRound, isQuiet: Bool) throws -> RoundReport {
    try withSharedStore(changing: true) { store in
      do {
        let state = try stateFolder()
        let patience = isQuiet ? Self.quietPatience : Self.patience
        let lock = try SyncLock(in: state, patience: patience)
        return try withExtendedLifetime(lock) {
          let place = SyncPlace(of: exchanged.record)
          var exchange = RoundExchange(
            of: exchanged.round,
            in: store,
            with: try remote(for: place, in: state, isQuiet: isQuiet),
            signing: try state.makeKey(for: store.deviceNumber),
            at: clock.moment
          )
          let report = try exchange?.run() ?? RoundReport()
          let words = report.keptOut.map(phrase) + report.strays.map(phrase)
          try store.note(
            worked: clock.milliseconds(),
            keepingOut: words.map { prompts.text($0) },
            of: exchanged.record.name
          )
          return report
        }
      } catch {
        let failure = RemoteRecord.Failure(
          time: clock.milliseconds(),
          reason: failureReason(error)
        )
        // Where the store can't be written either, there is nowhere to keep it.
        try? store.note(failure, of: exchanged.record.name)
        throw error
      }
    }
  }
}
