import LetGoCore
import LetGoPrompts
import LetGoStore
import LetGoTriage

/// Gathers what a list leads to, and records it as one act once all of it is read.
final class TriageRecorder {
  private let options: TriageOptions
  private let context: Context
  private let batch: Batch

  init(_ options: TriageOptions, in context: Context) throws {
    self.options = options
    self.context = context
    batch = try Batch(
      of: options.isWishes ? .wishes : .items,
      by: TriageCommand.verb,
      at: context.clock.moment
    )
  }

  /// Gathers a row that is let go; the words are for a dry run.
  func add(_ row: borrowing Row, _ shown: ShownRow?) throws {
    if let entry = try entry(of: row) {
      try add(entry, shown)
    } else if let shown {
      try batch.pass(over: .skipped, note: shown.note)
    }
  }

  /// Returns what there is to record of a row, on any thread; nil when it is not let go.
  func entry(of row: borrowing Row) throws -> BatchEntry? {
    guard row.judgement.verdict == .letGo else { return nil }
    return entry(
      named: try row.name,
      .item(row.answers, count: row.quantity),
      RowRest(row)
    )
  }

  /// Gathers a row that was asked about, if it is let go.
  func add(_ row: OpenRow, _ verdict: Verdict, _ shown: ShownRow) throws {
    guard verdict == .letGo else { return try batch.pass(over: .skipped, note: shown.note) }
    let content = BatchEntry.Content.item(row.answers, count: row.rest.pieces)
    try add(entry(named: row.name, content, row.rest), shown)
  }

  /// Gathers a wish that waits.
  func add(_ row: borrowing Row, _ wish: WishVerdict, _ shown: ShownRow) throws {
    guard case .wait(let price, until: _) = wish else {
      return try batch.pass(over: .skipped, note: shown.note)
    }
    let rest = RowRest(row)
    let content = BatchEntry.Content.wish(row.answers.cost ?? price, reason: rest.note?.kept ?? "")
    try add(entry(named: row.name, content, rest), shown)
  }

  /// Gathers what there is to record of a row.
  func add(_ entry: BatchEntry, _ shown: ShownRow? = nil) throws {
    try batch.add(entry, note: options.isDryRun ? shown?.note : nil)
  }

  private func entry(
    named name: Name,
    _ content: BatchEntry.Content,
    _ rest: RowRest
  ) -> BatchEntry {
    BatchEntry(name: name, content, reference: rest.reference?.kept, location: rest.place?.kept)
  }

  /// Gathers a row that could not be read, for a dry run.
  func add(problem: String) throws {
    guard options.isDryRun else { return }
    let row = ShownRow(verdict: "", name: "", reason: problem)
    try batch.pass(over: .error, note: row.note)
  }

  /// Hands over each row with what would become of it.
  func preview(_ body: (ShownRow) throws -> Void) throws {
    try context.readStore().preview(batch) { state, note in
      try body(ShownRow(note: note, state: "\(state)"))
    }
  }

  /// Records what was gathered, after a question where one is due.
  func finish() throws -> ExitCode {
    guard batch.count > 0 else {
      try context.note(options.isWishes ? .noWishesToRecord : .nothingToRecord)
      return .done
    }
    if !options.isAgreed, try !isAgreed() { return .done }
    let stop = StopSign(in: context)
    let progress = Progress(in: context)
    defer { progress.clear() }
    do {
      let tally = try context.record(batch) { step in
        try stop.check()
        if case .recording(let count, let total) = step {
          progress.show(.importRecording(count: String(count), total: String(total)))
        }
      }
      // It is done, so that a Ctrl-C from here on stops nothing.
      stop.forget()
      progress.clear()
      try context.note(echo(tally))
      return .done
    } catch Interruption.dropItem {
      progress.clear()
      try context.note(.recordingStopped)
      stop.letThrough()
      return .refused
    }
  }

  /// Asks whether what is new shall be recorded; false also when nothing is.
  private func isAgreed() throws -> Bool {
    let tally = try context.readStore().compare(batch)
    guard tally.new + tally.changed > 0 else {
      try context.note(echo(tally))
      return false
    }
    guard let console = context.someoneToAsk() else {
      throw Complaint(.recordUnasked, hint: .hintRecordList, code: .usage)
    }
    let count = String(tally.new + tally.changed)
    let question: Phrase =
      options.isWishes ? .askRecordWishes(count: count) : .askRecordList(count: count)
    guard try Asking(in: context, on: console).confirm(question) else {
      try context.note(.notNow)
      return false
    }
    return true
  }

  /// What was recorded, in words.
  private func echo(_ tally: BatchTally) -> Phrase {
    let (new, changed) = (String(tally.new), String(tally.changed))
    switch (tally.new, tally.changed, options.isWishes) {
    case (0, 0, _): return .recordedBefore(count: String(tally.unchanged))
    case (_, 0, false): return .recordedList(count: new)
    case (_, 0, true): return .recordedWishes(count: new)
    case (_, _, false): return .recordedListChanged(count: new, changed: changed)
    case (_, _, true): return .recordedWishesChanged(count: new, changed: changed)
    }
  }
}

extension String {
  /// As much of a cell as a record keeps.
  fileprivate var kept: String { String(prefix(Input.longestText)) }
}
