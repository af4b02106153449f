import Foundation
import PseudoTerminal
import Testing

/// A whole game by set clocks, through a repository that friends share.
struct GameMonthTests {
  private let ana: Sandbox
  private let ben: Sandbox
  private let place: String
  private let folder: String

  init() throws {
    let game = try SharedGame()
    (ana, ben, place, folder) = (game.ana, game.ben, game.place, game.folder)
  }

  @Test func `a month of three devices and friends in three zones, and all boards are the same`()
    throws
  {
    // The clocks of Europe go forward on the 29th; the place is a repository, the devices' a folder.
    let start = "2026-03-01T08:00Z"
    let desk = try Sandbox(now: start, zone: "Europe/Berlin")
    let phone = try Sandbox(now: start, zone: "Europe/Lisbon")
    let cleo = try Sandbox(now: start, zone: "America/New_York")
    let dora = try Sandbox(now: start, zone: "Pacific/Apia")
    let own = [ana, desk, phone]
    for device in own {
      #expect(try device.at(start, "sync", "setup", "folder", folder).code == 0)
    }
    func sync(_ time: String, _ devices: [Sandbox]) throws {
      for device in devices { #expect(try device.at(time, "sync").code == 0) }
    }

    #expect(try ana.at(start, "game", "start", "--days", "31").code == 0)
    let line = String(
      try ana.at(start, "game", "invite", "git", place, "--called", "Ana", "--name", "March")
        .output.dropLast()
    )
    try sync(start, own)
    for (friend, name) in [(cleo, "Cleo"), (dora, "Dora")] {
      friend.set("LETGO_NOW", "2026-03-01T09:00Z")
      #expect(try friend.shell("\(line) --called \(name) --yes").code == 0)
    }
    // Another device of Ana's has the place as well, so that either may be away.
    #expect(try desk.shell(line).code == 0)
    for friend in [ana, cleo, dora] { try friend.at("2026-03-01T10:00Z", "game", "log", "1") }
    try desk.at("2026-03-02T10:00Z", "game", "log", "60", "letters")
    try phone.at("2026-03-02T10:00Z", "game", "log", "40", "photos")
    try cleo.at("2026-03-02T10:00Z", "game", "log", "40")
    try dora.at("2026-03-02T10:00Z", "game", "log", "99", "books")
    try sync("2026-03-03T08:00Z", [phone, desk, ana, cleo, dora, phone])

    ben.set("LETGO_NOW", "2026-03-05T07:00Z")
    #expect(try ben.shell("\(line) --called Ben --yes").code == 0)
    try ben.at("2026-03-05T08:00Z", "game", "log", "300", "letters")
    // Two hours after the deadline of day 9 in the zone of the round.
    try cleo.at("2026-03-10T13:00Z", "gone", "10", "mugs", "--yesterday")
    let left = try dora.at("2026-03-12T10:00Z", "game", "leave").output
    #expect(left.contains("The next sync tells the others"))
    try sync("2026-03-12T11:00Z", [cleo, dora, ben])
    try phone.at("2026-03-14T10:00Z", "game", "log", "200")
    try sync("2026-03-14T11:00Z", [phone, desk, ana])
    try ana.at("2026-03-25T10:00Z", "game", "log", "100")
    try ben.at("2026-03-25T10:00Z", "game", "log", "196")
    try sync("2026-03-25T11:00Z", [ana, desk, ben])
    try desk.at("2026-03-27T10:00Z", "game", "log", "95")
    try sync("2026-03-30T10:00Z", [desk])
    // After the last deadline, noon in summer time; all come by once, and then hear of each other.
    try sync("2026-04-01T10:30Z", own + [cleo, dora, ben])
    try sync("2026-04-01T10:40Z", own + [cleo, dora, ben])
    try sync("2026-04-01T10:50Z", own)

    let boards = try [ana, desk, ben, cleo, dora].map {
      try $0.at("2026-04-01T11:00Z", "game", "standings").output
    }
    #expect(boards[0] == SharedGame.marchStandings)
    for board in boards { #expect(board == boards[0]) }
    let histories = try own.map { try $0.at("2026-04-01T11:00Z", "history", "--json").output }
    #expect(histories[0] == histories[1] && histories[0] == histories[2])
    for person in own + [ben, cleo, dora] {
      #expect(try person.at("2026-04-01T11:00Z", "doctor").code == 0)
    }
  }
}
