import Testing

/// Files that were ruined, seed by seed.
struct RuinTests {
  /// Two at a time, since there are two cores.
  @Test(arguments: 0..<2)
  func `a ruined store or backup never crashes letgo, and nothing changes silently`(
    half: Int
  ) throws {
    let home = try RuinedHome()
    var problems: [String] = []
    var misread: [String] = []

    let seeds = Figures.isLong ? 1_000 : 50
    let targets = RuinedHome.Target.allCases
    for seed in half * seeds / 2..<(half + 1) * seeds / 2 {
      let judge = try home.meet(Ruin(seed: seed), at: targets[seed / 5 % targets.count])
      Figures.count(runs: 17, faults: 1, losses: judge.problems.count + judge.misread.count)
      problems += judge.problems
      misread += judge.misread.prefix(1)
    }

    #expect(problems.isEmpty)
    #expect(misread.isEmpty)
  }

  @Test func `an older store that was put in place is found, which a silent change would be`()
    throws
  {
    let judge = try RuinedHome().meetOlderStore()

    #expect(judge.misread.contains { $0.contains("'history' silently answers") })
    #expect(judge.problems.contains { $0.contains("the doctor finds nothing, but older") })
  }
}
