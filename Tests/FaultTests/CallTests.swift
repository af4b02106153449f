import Testing

/// Kills and errors at the system's calls of every command that writes.
struct CallTests {
  @Test(arguments: WritingCommand.all + WritingCommand.exchanging + WritingCommand.keeping)
  func `a kill at any call loses nothing and halves nothing`(command: WritingCommand) throws {
    let scene = try Scene(command)

    let density = Figures.isLong ? Density.every : .sampled(each: 1, most: 4)
    let problems = try scene.sweep(.kill, of: Fault.deadlyCalls, density)

    #expect(problems.isEmpty)
  }

  @Test(arguments: turned(WritingCommand.all + WritingCommand.exchanging + WritingCommand.keeping))
  func `an error at any call is told as it is`(command: WritingCommand, turn: Int) throws {
    let scene = try Scene(command)

    let density = Figures.isLong ? Density.every : .sampled(each: 6, most: 1)
    let problems = try scene.sweepErrors(density, turn: turn)

    #expect(problems.isEmpty)
  }

  @Test(arguments: turned(mended))
  func `a fault while mending what a kill left harms nothing`(
    command: WritingCommand,
    turn: Int
  ) throws {
    let scene = try Scene(command)
    // Before the last write of a page, when all that mends it lies in the journal; and about the syncs.
    let writes = scene.calls["pwrite64"] ?? 1
    let kills = [
      Fault(.kill, at: writes, of: "pwrite64"), Fault(.kill, at: writes / 2, of: "pwrite64"),
      Fault(.kill, at: 1, of: "ftruncate"),
    ]

    // A kill for each command in turn: all of them for every command would take hours.
    let kill = Figures.isLong ? kills[turn % kills.count] : kills[0]
    let left = try scene.killed(by: kill, then: "keep umbrella")
    var problems = try left.sweep(
      .kill,
      of: Fault.deadlyCalls,
      Figures.isLong ? .every : .sampled(each: 2, most: 4),
      turn: turn
    )
    let density = Density.sampled(each: Figures.isLong ? 3 : 6, most: Figures.isLong ? 8 : 2)
    problems += try left.sweepErrors(density, turn: turn)

    #expect(problems.isEmpty)
  }

  /// In the quick part one that records, one of many acts, and the one that gets a new version.
  private static let mended =
    Figures.isLong
    ? WritingCommand.all + WritingCommand.exchanging
    : [WritingCommand.all[3], WritingCommand.all[WritingCommand.all.count - 1]]
      + WritingCommand.exchanging.suffix(1)

  /// Each with a number of its own, by which samples differ.
  private static func turned(_ commands: [WritingCommand]) -> [(WritingCommand, Int)] {
    Array(zip(commands, 0...))
  }
}
