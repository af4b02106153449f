import Testing

/// Somebody who plays, with a home, a clock and a zone of their own.
final class Friend {
  let name: String
  let sandbox: Sandbox

  init(_ name: String, in zone: String) throws {
    self.name = name
    sandbox = try Sandbox(now: "2026-03-01T08:00Z", zone: zone)
  }

  @discardableResult
  func at(_ time: String, _ arguments: String...) throws -> Sandbox.Result {
    sandbox.set("LETGO_NOW", time)
    return try sandbox.run(arguments)
  }

  /// Where a file of theirs lies.
  var file: String { sandbox.home.path + "/\(name).letgo" }

  /// Begins the game of March, and writes the file that lets others join it.
  func invite(_ time: String = "2026-03-01T08:00Z", _ more: String...) throws {
    sandbox.set("LETGO_NOW", time)
    #expect(try sandbox.run(["game", "start", "--days", "31"] + more).code == 0)
    let invited = try at(time, "game", "invite", file, "--called", "Ana", "--name", "March")
    #expect(invited.code == 0)
    #expect(
      invited.output.contains(
        "They see the name Ana, and how many things leave each day from day 1"
      )
    )
  }

  /// Joins the game that a host has invited to.
  func join(_ host: Friend, _ time: String, as name: String) throws {
    let joined = try at(time, "game", "join", host.file, "--called", name, "--yes")
    #expect(joined.code == 0)
  }

  /// Hands what they know to others.
  func tell(_ others: Friend..., at time: String) throws {
    #expect(try at(time, "game", "send", file).code == 0)
    for other in others {
      let result = try other.at(time, "game", "receive", file)
      #expect(result.code == 0 && result.errors == "")
    }
  }
}
