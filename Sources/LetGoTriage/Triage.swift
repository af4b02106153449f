import LetGoCore
import LetGoLanguage

/// Reads a list and judges its rows, one at a time, in memory that does not grow with it.
package struct Triage {
  /// What is taken as said about each item where its row says nothing.
  package var defaults: Answers
  /// The numbers that the rules compare with.
  package var limits: Limits
  /// The day as of which rows are judged.
  package var today: Day
  /// What understands cells in words; what it can't read and is plainly of another language is read in
  /// that, so that a list means the same whatever is set.
  package var reader: Reader
  /// Whether rows are handed over as they stand in the list, too.
  package var keepsSource: Bool
  /// Whether the list names wishes, whose lines may end in a reason.
  package var readsWishes = false
  /// What was said about how the list is written.
  package var choice = ReadingChoice()

  package init(
    defaults: Answers = Answers(),
    limits: Limits = .published,
    today: Day,
    reader: Reader = Reader(),
    keepsSource: Bool = false
  ) {
    self.keepsSource = keepsSource
    self.defaults = defaults
    self.limits = limits
    self.today = today
    self.reader = reader
  }

  /// What a whole list came to.
  package struct Findings: Equatable, Sendable {
    /// How the list was read.
    package let layout: Layout
    /// What became of its rows.
    package let tally: Tally
    /// Cells that could mean two things, the first of each kind.
    package let doubts: [Doubt]
  }

  /// Judges each row of a list as it is read, in order, and hands over those it cannot read too;
  /// before the first row, how the list is written.
  ///
  /// Where rows are kept as they stand in the list, so is the header, before all of them.
  /// Throws `LayoutFailure` when the list is a table that names no item. What the source or one of the
  /// closures throws ends the reading and is passed on.
  package func judge(
    _ source: @escaping ByteSource,
    begin: (Layout) throws -> Void = { _ in },
    head: ([UInt8]) throws -> Void = { _ in },
    each: (borrowing Row) throws -> Void,
    problem: (RowProblem) throws -> Void
  ) throws -> Findings {
    var list = try OpenList(source, read: self)
    try begin(list.layout)
    return try list.judge(by: self, head: head, each: each, problem: problem)
  }

  /// Judges each row of a list, as many at a time as there are threads; else as the other one does.
  ///
  /// With more lanes than threads none has to wait for another one's turn.
  /// Short lists, objects and plain lines are read in the first lane alone: the first because threads
  /// take longer than they do, the others because a row there can hang on what stood before it.
  package func judge(
    _ source: @escaping ByteSource,
    begin: (Layout) throws -> Void = { _ in },
    lanes: [Lane],
    threads: Int,
    problem: @escaping (RowProblem) throws -> Void
  ) throws -> Findings {
    var list = try OpenList(source, read: self)
    try begin(list.layout)
    guard threads > 1, list.canBeDivided else {
      let lane = lanes[0]
      var count = 0
      let findings = try list.judge(by: self) { row in
        try lane.take(row)
        count += 1
        if count % Lane.rowsAtOnce == 0 { try lane.handOn(Lane.rowsAtOnce) }
      } problem: {
        try problem($0)
      }
      try lane.handOn(count % Lane.rowsAtOnce)
      return findings
    }
    let head = try list.passHead()
    let layout = list.layout
    let judging = LanedJudging(self, layout, list.records, lanes: lanes, problem: problem)
    try judging.run(in: threads)
    var tally = judging.tally
    tally.add(head)
    return Findings(layout: layout, tally: tally, doubts: judging.doubts)
  }
}
