import Testing

/// Kills and errors at the system's calls of every command that writes.
struct CallTests {
  @Test(arguments: WritingCommand.all + WritingCommand.keeping)
  func `a kill at any call loses nothing and halves nothing`(command: WritingCommand) throws {
    let scene = try Scene(command)

    let problems = try scene.sweep(.kill, of: Fault.deadlyCalls)

    #expect(problems.isEmpty)
  }

  @Test(arguments: WritingCommand.all)
  func `an error at any call is told as it is`(command: WritingCommand) throws {
    let scene = try Scene(command)

    var problems: [String] = []
    for error in Fault.errors {
      // A lock that is refused for good is waited for, five seconds each.
      let waits = error.name == "ENOLCK"
      let isFirst = command.description == WritingCommand.all[0].description
      for stays in [false, true] where !(waits && stays) || isFirst || Figures.isLong {
        let step = Figures.isLong ? 1 : waits && stays ? 12 : 4
        problems += try scene.sweep(
          .error(error.name),
          of: error.calls,
          each: step,
          stays: stays
        )
      }
    }

    #expect(problems.isEmpty)
  }

  @Test(arguments: Figures.isLong ? WritingCommand.all : [WritingCommand.all[0], .all[3]])
  func `a fault while mending what a kill left harms nothing`(command: WritingCommand) throws {
    let scene = try Scene(command)
    // The last write of a page, when all that mends it lies in the journal; and the syncs about it.
    let writes = scene.calls["pwrite64"] ?? 1
    let kills = [
      Fault(.kill, at: writes, of: "pwrite64"), Fault(.kill, at: writes / 2, of: "pwrite64"),
      Fault(.kill, at: 1, of: "ftruncate"),
    ]

    var problems: [String] = []
    for kill in Figures.isLong ? kills : [kills[0]] {
      let left = try scene.killed(by: kill, then: "gone umbrella")
      problems += try left.sweep(.kill, of: Fault.deadlyCalls, each: Figures.isLong ? 1 : 2)
      for error in Fault.errors where error.name != "ENOLCK" || Figures.isLong {
        for stays in [false, true] {
          let step = Figures.isLong ? 1 : 5
          problems += try left.sweep(
            .error(error.name),
            of: error.calls,
            each: step,
            stays: stays
          )
        }
      }
    }

    #expect(problems.isEmpty)
  }
}
