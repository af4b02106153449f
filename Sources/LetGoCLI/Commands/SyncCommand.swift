import LetGoPrompts
import LetGoStore
import LetGoSync

/// `sync`: brings this device into step with the others of its person, through a place of theirs.
struct SyncCommand: Command {
  static let verb = "sync"
  static let form = Form(
    verb: verb,
    operand: .optional("setup folder PATH|setup git URL|status|off"),
    options: [.quiet]
  )

  private let task: Task
  private let isQuiet: Bool

  /// What is asked for.
  private enum Task {
    case run
    case setUp(String, at: String)
    case status
    case off
  }

  init(_ input: Input, in context: Context) throws {
    guard let task = Self.task(input.words) else {
      throw Self.misfit(input.words, in: context.prompts)
    }
    self.task = task
    isQuiet = input.has(.quiet)
  }

  func run(in context: Context) throws -> ExitCode {
    guard isQuiet else { return try perform(in: context) }
    do {
      return try perform(in: context)
    } catch {
      // Nobody looks; 'sync status' tells it.
      return Complaint(error, in: context).code
    }
  }

  private func perform(in context: Context) throws -> ExitCode {
    switch task {
    case .run: return try sync(in: context)
    case .setUp(let kind, let place):
      let place = try SyncPlace(kind, place, in: context)
      let before = try context.setUpSync(with: place)
      try say(.syncSetUp(place: place.words(in: context)), in: context)
      if let before, before != place {
        try say(.syncInsteadOf(place: before.words(in: context)), in: context)
      }
      return try sync(in: context)
    case .status: return try SyncStatus(in: context).show(in: context)
    case .off:
      guard let place = try context.endSync() else { throw Self.notSetUp }
      try say(.syncOff(place: place.words(in: context)), in: context)
      return .done
    }
  }

  /// Syncs with the person's other devices, and exchanges the games that friends share; what fails of these
  /// keeps none of the others.
  private func sync(in context: Context) throws -> ExitCode {
    var codes: [ExitCode] = []
    var failures: [any Error] = []
    do {
      let report = try context.sync(isQuiet: isQuiet)
      if let report { codes.append(try tell(report, in: context)) }
    } catch {
      failures.append(error)
    }
    let rounds = try context.exchangedRounds()
    if codes.isEmpty, failures.isEmpty, rounds.isEmpty { throw Self.notSetUp }
    for round in rounds {
      do {
        codes.append(try context.exchange(round, isQuiet: isQuiet))
      } catch {
        failures.append(error)
      }
    }
    // The last one is said by whoever runs the command.
    for failure in failures.dropLast() where !isQuiet {
      try context.complain(Complaint(failure, in: context))
    }
    if let failure = failures.last { throw failure }
    return codes.contains(.badData) ? .badData : .done
  }

  private func tell(_ report: SyncReport, in context: Context) throws -> ExitCode {
    if report.isNewDevice { try note(.syncNewDevice, in: context) }
    for reason in report.keptOut { try note(context.phrase(for: reason), in: context) }
    if !report.keptOut.isEmpty {
      try note(.hint(hint: context.prompts.text(.hintKeptOut)), in: context)
    }
    if !report.late.isEmpty {
      let devices = report.late.map(\.shortDeviceName).joined(separator: ", ")
      try note(.syncLate(devices: devices), in: context)
    }
    if !report.gone.isEmpty {
      let devices = report.gone.map(\.shortDeviceName).joined(separator: ", ")
      try note(.syncGone(devices: devices), in: context)
    }
    if report.unsendable > 0 {
      try note(.syncUnsendable(count: String(report.unsendable)), in: context)
    }
    let (received, sent) = (String(report.received), String(report.sent))
    let isNothing = report.received == 0 && report.sent == 0
    try say(isNothing ? .syncNothing : .syncDone(received: received, sent: sent), in: context)
    if report.waiting > 0 { try say(.syncWaiting(count: String(report.waiting)), in: context) }
    return report.keptOut.isEmpty && report.unsendable == 0 ? .done : .badData
  }

  private func say(_ phrase: Phrase, in context: Context) throws {
    if !isQuiet { try context.answer(phrase) }
  }

  private func note(_ phrase: Phrase, in context: Context) throws {
    if !isQuiet { try context.note(phrase) }
  }

  /// What is said where there is nothing to sync with.
  static let notSetUp = Complaint(.syncNotSetUp, hint: .hintSync, code: .refused)

  static func meanings(after words: [String]) -> Phrase? { .choicesSync }

  /// "sync cable" is something owned, and no request.
  static func fits(_ words: [String]) -> Bool {
    task(words) != nil
  }

  private static func task(_ words: [String]) -> Task? {
    switch words.first?.lowercased() {
    case nil: return .run
    case "status" where words.count == 1: return .status
    case "off" where words.count == 1: return .off
    case "setup":
      let kind = words.dropFirst().first?.lowercased()
      guard let kind, RemoteRecord.Kind(rawValue: kind) != nil else { return nil }
      return .setUp(kind, at: words.dropFirst(2).joined(separator: " "))
    default: return nil
    }
  }
}
