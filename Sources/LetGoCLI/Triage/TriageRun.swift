import LetGoCore
import LetGoPrompts
import LetGoTerminal
import LetGoTriage

/// One triage from the first list to the last, and what follows from it.
final class TriageRun {
  private let triage: Triage
  private let options: TriageOptions
  private let context: Context
  private let report: TriageReport
  private let file: NewFile?
  private let recorder: TriageRecorder?
  private let judge: WishJudge?
  private let progress: TriageProgress
  /// Where a person is asked about rows that no rule decides; nil when nobody is.
  private let console: (any Console)?
  private var open: [OpenRow] = []
  /// Why rows could not be written any more; what is recorded does not hang on it.
  private var outputFailure: Output.Failure?
  /// Why something could not be said; nor does a record hang on that.
  private var noteFailure: Output.Failure?
  private var failure: ExitCode?
  /// Whether the list at hand is JSON.
  private var isJSON = false
  /// Whether the first list that was kept is JSON, and its header.
  private var first: (isJSON: Bool, head: [UInt8])?
  /// Whether a list ended before its end, so that what it leads to is not known.
  private var isBroken = false

  init(
    _ triage: Triage,
    _ options: TriageOptions,
    asking console: (any Console)?,
    in context: Context
  ) throws {
    self.console = console
    self.triage = triage
    self.options = options
    self.context = context
    file = try options.path.map { try NewFile(at: $0, store: context.storePath) }
    let output = file?.output ?? context.output
    report = TriageReport(options, to: output, in: context)
    recorder = options.gathers ? try TriageRecorder(options, in: context) : nil
    judge =
      options.isWishes
      ? WishJudge(
        wording: options.isForPerson(output) ? context.wording : context.wordingForPrograms,
        in: context
      ) : nil
    progress = TriageProgress(in: context, sharing: output)
  }

  /// Reads all lists, shows what is asked for, and records what is to be recorded.
  func run(over files: [ListFile]) throws -> ExitCode {
    try file?.check(apartFrom: files)
    // What ends whole or not at all has to be told of a Ctrl-C, and to say what became of it.
    let stop = file != nil || options.gathers ? StopSign(in: context) : nil
    defer { progress.clear() }
    do {
      for list in files { try read(list, until: stop) }
      try ask()
      try write()
    } catch Output.Failure.system(let number) where file != nil {
      throw NewFile.complaint(about: options.path ?? "", number)
    } catch Interruption.dropItem {
      progress.clear()
      if options.records { try context.note(.recordingStopped) }
      stop?.letThrough()
      // The shell goes on; a one-shot has ended of the signal, and if not, then not as if all were done.
      guard context.console != nil else { return .refused }
      throw Interruption.dropItem
    }
    stop?.letThrough()
    try tell {
      try report.finish()
      if let path = options.path, let file { try report.say(file, at: path, by: triage) }
    }
    var code = ExitCode.done
    if options.records, !options.isDryRun, let recorder {
      if isBroken {
        try context.note(.recordingBroken)
      } else {
        code = try recorder.finish()
      }
    }
    if let told = outputFailure ?? noteFailure { throw told }
    if let failure { return failure }
    if report.tally.errors > 0 { return .badData }
    return code
  }

  /// Asks about the rows that no rule decides, and takes them as they are then.
  private func ask() throws {
    guard let console, !open.isEmpty else { return }
    progress.clear()
    var walk = ListWalk(over: open, in: context, on: console)
    try walk.run()
    report.isStopped = walk.isStopped
    open = []
    for entry in walk.entries {
      let (verdict, shown) = report.shown(entry.row)
      report.count(shown, verdict)
      try recorder?.add(entry.row, verdict, shown)
      if !options.isDryRun { try write { try report.add(shown) } }
    }
  }

  private func read(_ list: ListFile, until stop: StopSign?) throws {
    var hasRead = false
    do {
      let complaint = Complaint(.noList, hint: .hintList, code: .usage)
      let reader = try context.open(list, or: complaint)
      progress.begin(reader)
      let findings = try judge(list) { [progress] room in
        if let stop {
          // A pipe may keep silent for long, while the signal is held back.
          while !reader.isReady(within: 100) { try stop.check() }
          try stop.check()
        }
        let count = try reader.read(into: room)
        hasRead = hasRead || count > 0
        progress.add(bytes: count)
        return count
      }
      report.add(findings.tally)
      progress.clear()
      try tell { for doubt in findings.doubts { try report.add(doubt, in: list) } }
    } catch let unknown as LayoutFailure {
      failure = failure ?? .badData
      progress.clear()
      try tell { try context.complain(Complaint(unknown, of: list)) }
    } catch let unreadable as ListFile.Failure {
      let complaint = Complaint(unreadable, of: list)
      failure = failure == .noInput ? failure : complaint.code
      isBroken = isBroken || hasRead
      progress.clear()
      try tell { try context.complain(complaint) }
    }
  }

  /// Judges one list; how each row is taken is decided once for all of them.
  private func judge(_ list: ListFile, _ source: @escaping ByteSource) throws -> Triage.Findings {
    let problem: (RowProblem) throws -> Void = { [self] problem in
      progress.clear()
      try tell { try report.add(problem, in: list) }
      if options.isDryRun { try recorder?.add(problem: report.words(for: problem)) }
    }
    var triage = triage
    let isAsked = triage.choice != ReadingChoice()
    triage.choice.hint = list.path.flatMap { ListFormat(fileName: $0) }
    let begin: (Layout) throws -> Void = { [self] layout in
      progress.clear()
      try tell { try report.begin(layout, of: list, isAsked: isAsked) }
      isJSON = layout.format.isJSON
      // What has no header is told apart all the same from what has one.
      if layout.table == nil || isJSON { try take(head: [], of: list) }
    }
    let head: ([UInt8]) throws -> Void = { [self] in try take(head: $0, of: list) }
    if report.isPlain, !options.isWishes, console == nil {
      let threads = Processors.count
      let lanes = (0..<2 * threads).map { _ in lane() }
      return try triage.judge(
        source,
        begin: begin,
        lanes: lanes,
        threads: threads,
        problem: problem
      )
    }
    return try triage.judge(source, begin: begin, head: head, each: take, problem: problem)
  }

  /// Makes a lane for rows that are written as plain columns.
  private func lane() -> Lane {
    let page = report.page()
    return Lane { [recorder] row in
      if let entry = try recorder?.entry(of: row) { page.add(entry) }
      try page.add(row)
    } handOn: { [self] rows in
      progress.add(rows: rows)
      if let recorder { try page.drain { try recorder.add($0) } }
      try write { try page.write() }
    }
  }

  private func take(_ row: borrowing Row) throws {
    progress.add(rows: 1)
    if let judge {
      let (wish, shown) = try judge.judge(row)
      report.count(wish.word)
      try recorder?.add(row, wish, shown)
      if !options.isDryRun { try write { try report.add(shown) } }
    } else if console != nil, row.judgement.verdict == .undecided {
      open.append(
        OpenRow(
          name: try row.name,
          group: row.place ?? row.category,
          answers: row.answers,
          rest: RowRest(row)
        )
      )
    } else if report.isPlain {
      try recorder?.add(row, nil)
      try write { try report.add(row) }
    } else {
      let shown = try report.shown(row)
      report.count(shown, row.judgement.verdict)
      try recorder?.add(row, options.isDryRun ? shown : nil)
      if !options.isDryRun { try write { try report.add(shown) } }
    }
  }

  /// Takes the header of a list whose rows are kept; all of them share one.
  private func take(head: [UInt8], of list: ListFile) throws {
    guard options.keepsLines else { return }
    guard let first else {
      first = (isJSON, head)
      return try file?.output.write(head) ?? ()
    }
    guard first == (isJSON, head) else {
      throw Complaint(
        .otherColumns(file: list.path?.withoutControls() ?? "-"),
        hint: .hintOtherColumns,
        code: .usage
      )
    }
  }

  /// Writes what was held back, and puts a file in its place.
  private func write() throws {
    progress.clear()
    if options.isDryRun { try recorder?.preview { try report.add($0) } }
    try write { try report.finishRows() }
    try file?.finish()
  }

  /// Says something; that it can't be said does not keep a record from being made.
  private func tell(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as Output.Failure where options.records {
      noteFailure = noteFailure ?? failure
    }
  }

  /// Writes rows; a reader who has gone or a full disk does not keep a record from being made.
  private func write(_ body: () throws -> Void) throws {
    guard outputFailure == nil else { return }
    do {
      try body()
    } catch let failure as Output.Failure where options.records && file == nil {
      outputFailure = failure
    }
  }
}
