import LetGoPrompts
import LetGoStore

/// `doctor`: looks the store over and says what it found; `--rebuild` puts it right.
struct DoctorCommand: Command {
  static let verb = "doctor"
  static let form = Form(verb: verb, options: [.rebuild])

  private let rebuilds: Bool

  init(_ input: Input, in context: Context) throws {
    rebuilds = input.has(.rebuild)
  }

  func run(in context: Context) throws -> ExitCode {
    guard let location = context.location else {
      throw context.placeless
    }
    guard !location.isCertainlyAbsent else {
      try context.answer(.doctorNoStore)
      return .done
    }
    let findings = try Inspection().findings(in: location)
    for finding in findings { try context.answer(finding.phrase) }
    if findings.isEmpty { try context.answer(.doctorWell) }
    if rebuilds { return try rebuild(findings, at: location, in: context) }
    guard !findings.isEmpty else { return .done }
    try context.note(.hint(hint: context.prompts.text(.hintRebuild)), .faint)
    return .refused
  }

  private func rebuild(
    _ findings: [Finding],
    at location: StoreLocation,
    in context: Context
  ) throws -> ExitCode {
    if findings.contains(where: \.concernsOps) {
      guard let recovery = try Recovery(of: location).run(at: context.clock.moment) else {
        throw Complaint(.doctorChanged, hint: .hintDoctor, code: .refused)
      }
      try context.say(recovery)
      return .done
    }
    let backup = try Backups(of: location).make(at: context.clock.moment)
    try Store(changingAt: location).rebuild()
    try context.answer(.doctorRebuilt(path: backup.path.withoutControls()))
    return .done
  }
}

extension Finding {
  /// The finding in words.
  fileprivate var phrase: Phrase {
    switch self {
    case .pages(let words): .doctorPages(cause: words.withoutControls())
    case .tables: .doctorTables
    case .references(let count): .doctorReferences(count: String(count))
    case .ops(1): .doctorOp
    case .ops(let count): .doctorOps(count: String(count))
    case .projections(1): .doctorRow
    case .projections(let count): .doctorRows(count: String(count))
    case .places: .doctorPlaces
    }
  }
}
