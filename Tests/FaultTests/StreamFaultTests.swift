import Foundation
import Testing

/// Output that can't be written, and files that may not grow.
struct StreamFaultTests {
  /// A line for each command that prints, and what has to be recorded before it.
  private static let printing =
    WritingCommand.all + WritingCommand.keeping + [
      WritingCommand("backup restore --yes", after: "gone coat", "backup"),
      WritingCommand("backup list", after: "gone coat"),
      WritingCommand("doctor", after: "gone coat"),
      WritingCommand("export", after: "gone coat"),
      WritingCommand("triage ~/list.txt"),
      WritingCommand("two", after: "add passport"), WritingCommand("home", after: "add passport"),
      WritingCommand("history", after: "gone coat"), WritingCommand("boxes", after: "box coat"),
      WritingCommand("pauses", after: "pause camera --price 249"),
      WritingCommand("out", after: "verdict lamp --used no --cost 8 --minutes 10 --record"),
      WritingCommand("help"), WritingCommand("help all"), WritingCommand("why"),
      WritingCommand("verdict lamp --used no --cost 8 --minutes 10"),
      WritingCommand("bought camera", after: "pause camera --price 249"),
      WritingCommand("--version"), WritingCommand("--help"),
    ]

  @Test(arguments: printing)
  func `a full output is told by its code, and what was recorded stays`(
    command: WritingCommand
  ) throws {
    let place = try Workplace()
    try place.prepare(for: command)
    try "lamp\n".write(toFile: place.root + "/list.txt", atomically: true, encoding: .utf8)
    let before = try place.inspect().records

    let result = try place.run(command.line, output: "/dev/full")

    Figures.count(faults: 1)
    let oracle = try place.inspect()
    #expect(result.code == 74, "\(result)")
    #expect(!result.errors.contains("Nothing was saved"))
    #expect(oracle.problems.isEmpty)
    #expect(oracle.records.without(before) != nil)
    #expect(try place.run("two").code == 0)
  }

  @Test(arguments: WritingCommand.all)
  func `a limit on the size of files stops a record, and nothing else`(
    command: WritingCommand
  ) throws {
    for blocks in [0, 1, 4, 16, 40, 52, 60] {
      let place = try Workplace()
      try place.prepare(for: command)
      let before = try place.inspect().records

      // Its words go to a file of somebody else, which must not meet the limit.
      let result = try place.shell(
        "(ulimit -f \(blocks); exec \"$letgo\" \(command.line)) 2>&1 | cat; exit ${PIPESTATUS[0]}"
      )

      let oracle = try place.inspect()
      let isRecorded = oracle.records.count > before.count
      Figures.count(faults: result.code == 0 ? 0 : 1, losses: oracle.problems.count)
      #expect(result.code == 0 || result.code == 74 || result.code == 73, "\(result)")
      #expect(isRecorded == (result.code == 0), "\(result)")
      #expect(oracle.problems.isEmpty)
      #expect(try place.run("keep spoon").code == 0)
    }
  }
}
