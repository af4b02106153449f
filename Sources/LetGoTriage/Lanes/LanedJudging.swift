/// One judging of a table by several lanes at once.
///
/// Each thread takes a lane that is free and the next block, judges it, and hands on whatever is ready
/// and has its turn. So everything leaves in the order of the list, and no more is in memory than what
/// the lanes hold.
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
  private var free: [Lane]
  private var ready: [Int: Piece] = [:]
  private var failure: (any Error)?
  private(set) var tally = Tally()
  private(set) var doubts: [Doubt] = []

  init(
    _ triage: Triage,
    _ layout: Layout,
    _ records: consuming RecordReader,
    lanes: [Lane],
    problem: @escaping (RowProblem) throws -> Void
  ) {
    self.triage = triage
    self.layout = layout
    self.records = records
    free = lanes
    self.problem = problem
  }

  /// Judges all blocks in so many threads; the first is the calling one.
  func run(in count: Int) throws {
    let threads = (1..<count).compactMap { _ in Thread { self.run() } }
    run()
    for thread in threads { thread.join() }
    if let failure { throw failure }
    doubts = Doubt.merged(doubts)
  }

  /// What was made of a block.
  private struct Piece {
    let number: Int
    let lane: Lane
    var tally = Tally()
    var problems: [RowProblem] = []
    var failure: (any Error)?
  }

  private func run() {
    var rows = RowReader(triage, layout)
    var block = RecordReader(ByteBuffer(), scanner: RecordScanner(layout))
    while let lane = takeLane(), var piece = take(&block, &rows, lane) {
      judge(&block, &rows, &piece)
      handOn(piece)
    }
    handing.locked { doubts += rows.doubts }
  }

  /// Takes a lane as soon as one is free; nil when something failed.
  private func takeLane() -> Lane? {
    handing.locked {
      while free.isEmpty, failure == nil { handing.wait() }
      return failure == nil ? free.removeLast() : nil
    }
  }

  /// Takes the next block, or judges the next record at once where it is in none; nil at the end.
  private func take(
    _ block: inout RecordReader,
    _ rows: inout RowReader,
    _ lane: Lane
  ) -> Piece? {
    reading.locked {
      if isOver { return nil }
      var piece = Piece(number: taken, lane: lane)
      do {
        switch try records.nextBlock(into: &block) {
        case .records: break
        case .single:
          let step = try records.next()
          isOver = step == .end
          if !isOver { try judge(step, in: &records, &rows, &piece) }
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
    _ piece: inout Piece
  ) {
    guard piece.failure == nil else { return }
    do {
      while true {
        let step = try block.next()
        if step == .end { break }
        try judge(step, in: &block, &rows, &piece)
      }
    } catch {
      piece.failure = error
    }
  }

  private func judge(
    _ step: RecordReader.Step,
    in records: inout RecordReader,
    _ rows: inout RowReader,
    _ piece: inout Piece
  ) throws {
    let outcome = try rows.judge(step, in: &records, each: piece.lane.take)
    if case .problem(let fault) = outcome {
      piece.problems.append(RowProblem(line: records.line, fault: fault))
    }
    piece.tally.count(outcome)
  }

  /// Hands on a piece, and those that waited for it, once their turn has come.
  private func handOn(_ piece: Piece) {
    handing.locked {
      ready[piece.number] = piece
      while failure == nil, let next = ready.removeValue(forKey: turn) {
        do {
          for found in next.problems { try problem(found) }
          try next.lane.handOn(next.tally.rows)
          tally.add(next.tally)
          if let failure = next.failure { throw failure }
        } catch {
          failure = error
        }
        turn += 1
        free.append(next.lane)
      }
      handing.wakeAll()
    }
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
