import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTerminal

/// `export`: all that is recorded as JSON, what people look at as a table,
/// or what waits as a calendar.
struct ExportCommand: Command {
  static let verb = "export"
  static let form = Form(verb: verb, options: [.format, .output])

  /// How an export is written.
  private enum Format: String {
    case json
    case csv
    case ics
  }

  private let format: Format
  private let path: String?

  init(_ input: Input, in context: Context) throws {
    path = input[.output].flatMap { $0 == "-" ? nil : $0 }
    guard let value = input[.format] else {
      format = .json
      return
    }
    guard let format = Format(rawValue: value.lowercased()) else {
      throw Complaint(
        .notFormat(value: value.excerpt, option: Option.format.name),
        hint: .hintFormat,
        code: .usage
      )
    }
    self.format = format
  }

  func run(in context: Context) throws -> ExitCode {
    let store = try context.readStore()
    guard let path else { return try print(store, in: context) }
    let stop = StopSign(in: context)
    let tally: ExportTally
    let file: NewFile
    do {
      file = try NewFile(at: path, store: context.storePath)
      tally = try write(store, to: file.output, in: context, check: stop.check)
      try file.finish()
    } catch Output.Failure.system(let number) {
      throw NewFile.complaint(about: path, number)
    } catch Interruption.dropItem {
      // By now the passing file is gone.
      stop.letThrough()
      throw Interruption.dropItem
    }
    stop.forget()
    let (shown, count) = (path.withoutControls(), String(tally.written))
    let done: Phrase =
      switch format {
      case .json: .exportDone(path: shown, count: count)
      case .csv: .exportTableDone(path: shown, count: count)
      case .ics: .calendarDone(path: shown, count: count)
      }
    try context.note(done, of: file)
    return try end(tally, in: context)
  }

  private func print(_ store: Store, in context: Context) throws -> ExitCode {
    context.output.capacity = 65_536
    defer { context.output.capacity = 0 }
    // In the shell Ctrl-C ends the listing; a one-shot has nothing to tidy up.
    let tally = try write(store, to: context.output, in: context) {
      if context.console?.isInterrupted == true { throw Interruption.dropItem }
    }
    try context.output.flush()
    return try end(tally, in: context)
  }

  private func write(
    _ store: Store,
    to output: Output,
    in context: Context,
    check: () throws -> Void
  ) throws -> ExportTally {
    switch format {
    case .json:
      return try store.exportOps(at: context.clock.moment) { text in
        try check()
        try output.write(text)
      }
    case .csv:
      var tally = ExportTally()
      try output.write(CSV.row(TableRow.columns))
      try store.eachTableRow { rows in
        try check()
        tally.written += rows.count
        try output.write(rows.map { CSV.row($0.cells) }.joined())
      }
      return tally
    case .ics: return try writeCalendar(of: store, to: output, in: context, check: check)
    }
  }

  private func writeCalendar(
    of store: Store,
    to output: Output,
    in context: Context,
    check: () throws -> Void
  ) throws -> ExportTally {
    let now = UTCTime(seconds: context.clock.moment.milliseconds / 1_000)
    let calendar = CalendarExport(wording: context.wording, limits: context.limits, now: now)
    var tally = ExportTally()
    let moment = context.clock.moment
    let (pauses, boxed, rounds) = try store.reading {
      (try store.openPauses(), try store.items(.boxed), try store.playedRounds(at: moment))
    }
    try output.write(CalendarExport.head)
    for pause in pauses {
      try check()
      try output.write(calendar.entry(of: pause))
      tally.written += 1
    }
    for entry in boxed.reversed().lazy.compactMap(calendar.entry(of:)) {
      try check()
      try output.write(entry)
      tally.written += 1
    }
    for entry in rounds.flatMap({ calendar.entries(of: $0, from: moment.day) }) {
      try check()
      try output.write(entry)
      tally.written += 1
    }
    if tally.written == 0 { try output.write(CalendarExport.nothing) }
    try output.write(CalendarExport.tail)
    return tally
  }

  /// Says what was left out, which is what the exit code tells too.
  private func end(_ tally: ExportTally, in context: Context) throws -> ExitCode {
    guard tally.damaged > 0 else { return .done }
    try context.note(.exportDamaged(count: String(tally.damaged)))
    return .badData
  }
}
