import Testing

/// Kills and errors while devices come into step: whatever the fault, the next sync comes through.
struct SyncFaultTests {
  @Test(arguments: ["folder", "git"])
  func `no fault in a sync loses anything or keeps devices apart`(kind: String) throws {
    let scene = try SyncScene(kind)
    #expect(try problems(kind, scene.calls) { try scene.meet($0) } == [])
  }

  @Test(arguments: ["folder", "git"])
  func `no fault in the exchange of a game keeps friends from seeing the same`(kind: String) throws
  {
    let scene = try GameScene(kind)
    #expect(try problems(kind, scene.calls) { try scene.meet($0) } == [])
  }

  /// Lets a scene meet the faults of the part that runs, and returns what went wrong.
  private func problems(
    _ kind: String,
    _ counts: [String: Int],
    _ meet: (Fault) throws -> [String]
  ) throws -> [String] {
    let density = Figures.isLong ? Density.every : .sampled(each: 1, most: kind == "git" ? 1 : 2)
    let faults: [(Fault.Effect, [String])] = [
      (.kill, Figures.isLong ? Fault.deadlyCalls : ["write", "rename", "pwrite64"]),
      (.error("ENOSPC"), Figures.isLong ? Fault.spaceCalls : ["write", "pwrite64"]),
      (.error("EIO"), Figures.isLong ? Fault.spaceCalls : ["read"]),
    ]

    var problems: [String] = []
    for (turn, (effect, calls)) in faults.enumerated() {
      for (index, call) in calls.enumerated() {
        guard let count = counts[call] else { continue }
        // In a sample where most happens, since the first calls are those of the loader.
        for number in density.numbers(
          of: count,
          turn: Figures.isLong ? 0 : count / 2 + turn + index
        ) {
          for stays in effect == .error("ENOSPC") ? [false, true] : [false] {
            problems += try meet(Fault(effect, at: number, of: call, stays: stays))
          }
        }
      }
    }

    return problems
  }
}
