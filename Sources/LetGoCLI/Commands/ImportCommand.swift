import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoSystem

/// `import`: takes in what an export wrote, all of it or nothing.
struct ImportCommand: Command {
  static let verb = "import"
  static let form = Form(verb: verb, operand: .optional("FILE"))

  private let file: ListFile

  init(_ input: Input, in context: Context) throws {
    guard input.words.count <= 1 else {
      throw Complaint(
        .oneImport(name: input.words.joined(separator: " ").excerpt),
        hint: .hintImport,
        code: .usage
      )
    }
    file = ListFile(path: input.words.first ?? "-")
  }

  func run(in context: Context) throws -> ExitCode {
    let reader = try open(in: context)
    // Only now: a pipe that nobody opens for writing is waited for without end.
    let stop = StopSign(in: context)
    let progress = Progress(in: context)
    defer { progress.clear() }
    do {
      let intake = try read(reader, until: stop, progress)
      let tally = try context.takeIn(intake) { step in
        try stop.check()
        progress.show(step.phrase)
      }
      // It is done, so that a Ctrl-C from here on stops nothing.
      stop.forget()
      progress.clear()
      try context.answer(.importDone(new: String(tally.new), known: String(tally.known)))
      if tally.waiting > 0 { try context.answer(.importWaiting(count: String(tally.waiting))) }
      return .done
    } catch Interruption.dropItem {
      progress.clear()
      try context.note(.importStopped)
      stop.letThrough()
      return .refused
    } catch let failure as IntakeFailure {
      throw Complaint(failure, of: file, in: context)
    } catch let failure as ListFile.Failure {
      throw Complaint(failure, of: file)
    }
  }

  private func open(in context: Context) throws -> ListReader {
    do {
      return try context.open(
        file,
        or: Complaint(.noImport, hint: .hintImport, code: .usage)
      )
    } catch let failure as ListFile.Failure {
      let complaint = Complaint(failure, of: file)
      guard failure.errno == ENOENT, context.console != nil, let path = file.path,
        !path.looksLikeFile
      else { throw complaint }
      // "import beer" may be a bottle, which only the person knows.
      let line = "\(Self.verb) \(path.excerpt)"
      throw Complaint(complaint.message, hint: .hintImportItem(line: line), code: complaint.code)
    }
  }

  private func read(
    _ reader: ListReader,
    until stop: StopSign,
    _ progress: Progress
  ) throws -> Intake {
    try Intake { room in
      // A pipe may keep silent for long, while the signal is held back.
      while !reader.isReady(within: 100) { try stop.check() }
      return try reader.read(into: room)
    } step: { step in
      try stop.check()
      progress.show(step.phrase)
    }
  }

  /// One word is a file, whether it is there or not; "import beer glasses" is an item.
  static func fits(_ words: [String]) -> Bool {
    words.count <= 1 || words.contains(where: \.looksLikeFile)
  }
}

extension IntakeStep {
  /// How far it has come, in words.
  fileprivate var phrase: Phrase {
    switch self {
    case .reading(let count): .importReading(count: String(count))
    case .recording(let count, let total):
      .importRecording(count: String(count), total: String(total))
    }
  }
}
