/// One judging of a table by several lanes at once.
///
/// Each lane takes the next block, judges it, waits for the turn of that block and hands on what it
/// made of it. So everything leaves in the order of the list, and no more is in memory than one
/// block for each lane.
final class LanedJudging {
  private let triage: Triage
  private let layout: Layout
  private let problem: (RowProblem) throws -> Void
  /// Guards what is read: the records, and how many blocks were taken.
  private let reading = Monitor()
  private var records: RecordReader
  private var taken = 0
  private var isOver = false
  /// Guards what is handed on: whose turn it is, and what came of the list so far.
  private let handing = Monitor()
  private var turn = 0
  private var failure: (any Error)?
  private(set) var tally = Tally()
  private(set) var doubts: [Doubt] = []

  init(
    _ triage: Triage,
    _ layout: Layout,
    _ records: consuming RecordReader,
    problem: @escaping (RowProblem) throws -> Void
  ) {
    self.triage = triage
    self.layout = layout
    self.records = records
    self.problem = problem
  }

  /// Judges all blocks; the first lane is the calling thread's.
  func run(_ lanes: [Lane]) throws {
    let threads = lanes.dropFirst().compactMap { lane in Thread { self.run(lane) } }
    run(lanes[0])
    for thread in threads { thread.join() }
    if let failure { throw failure }
    doubts = Doubt.merged(doubts)
  }

  /// What a lane made of its block.
  private struct Piece {
    let number: Int
    var tally = Tally()
    var problems: [RowProblem] = []
    var failure: (any Error)?
  }

  private func run(_ lane: Lane) {
    var rows = RowReader(triage, layout)
    var block = RecordReader(ByteBuffer(), scanner: RecordScanner(layout))
    while var piece = take(&block, &rows, lane) {
      judge(&block, &rows, lane, &piece)
      guard handOn(piece, lane) else { break }
    }
    handing.locked { doubts += rows.doubts }
  }

  /// Takes the next block, or judges the next record at once where it is in none; nil at the end.
  private func take(
    _ block: inout RecordReader,
    _ rows: inout RowReader,
    _ lane: Lane
  ) -> Piece? {
    reading.locked {
      if isOver { return nil }
      var piece = Piece(number: taken)
      do {
        switch try records.nextBlock(into: &block) {
        case .records: break
        case .single:
          let step = try records.next()
          isOver = step == .end
          if !isOver { try judge(step, in: &records, &rows, lane, &piece) }
        case .end: isOver = true
        }
      } catch {
        piece.failure = error
        isOver = true
      }
      if isOver, piece.failure == nil { return nil }
      taken += 1
      return piece
    }
  }

  private func judge(
    _ block: inout RecordReader,
    _ rows: inout RowReader,
    _ lane: Lane,
    _ piece: inout Piece
  ) {
    guard piece.failure == nil else { return }
    do {
      while true {
        let step = try block.next()
        if step == .end { break }
        try judge(step, in: &block, &rows, lane, &piece)
      }
    } catch {
      piece.failure = error
    }
  }

  private func judge(
    _ step: RecordReader.Step,
    in records: inout RecordReader,
    _ rows: inout RowReader,
    _ lane: Lane,
    _ piece: inout Piece
  ) throws {
    let outcome = try rows.judge(step, in: &records, each: lane.take)
    if case .problem(let fault) = outcome {
      piece.problems.append(RowProblem(line: records.line, fault: fault))
    }
    piece.tally.count(outcome)
  }

  /// Hands on a piece when its turn has come; returns whether there is to be another.
  private func handOn(_ piece: Piece, _ lane: Lane) -> Bool {
    let goesOn = handing.locked {
      while turn != piece.number, failure == nil { handing.wait() }
      if failure == nil {
        do {
          for problem in piece.problems { try self.problem(problem) }
          try lane.handOn(piece.tally.rows)
          tally.add(piece.tally)
          if let failure = piece.failure { throw failure }
        } catch {
          failure = error
        }
        turn += 1
        handing.wakeAll()
      }
      return failure == nil
    }
    if !goesOn { reading.locked { isOver = true } }
    return goesOn
  }
}

extension Doubt {
  /// Makes one of those that are open about the same: the first, with the number of all.
  fileprivate static func merged(_ doubts: [Doubt]) -> [Doubt] {
    var merged: [Doubt] = []
    for doubt in doubts.sorted(by: { $0.line < $1.line }) {
      if let known = merged.firstIndex(where: { $0.isLike(doubt) }) {
        merged[known].count += doubt.count
      } else {
        merged.append(doubt)
      }
    }
    return merged
  }
}
