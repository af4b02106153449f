import Foundation
import Testing

/// The 30-Day Game with friends, each in a home of their own, by files that go from one to the other.
struct FriendsTests {
  private let ana: Friend
  private let ben: Friend

  init() throws {
    ana = try Friend("ana", in: "Europe/Berlin")
    ben = try Friend("ben", in: "Asia/Tokyo")
  }

  @Test func `what friends send each other goes through pipes too`() throws {
    try ana.invite()
    try ben.join(ana, "2026-03-01T09:00Z", as: "Ben")
    try ben.at("2026-03-01T10:00Z", "game", "log", "2", "pens")
    let sent = try ben.at("2026-03-01T10:30Z", "game", "send", "-")
    ana.sandbox.set("LETGO_NOW", "2026-03-01T11:00Z")

    let received = try ana.sandbox.run("game", "receive", "-", input: Data(sent.output.utf8))

    #expect(sent.code == 0 && sent.errors.hasPrefix("'-' has what 2 members tell of March."))
    #expect(received.code == 0, "\(received.errors)")
    #expect(try ana.at("2026-03-01T11:01Z", "game", "standings").output.contains("Ben\tin\t2 out"))
    #expect(!FileManager.default.fileExists(atPath: ben.sandbox.home.path + "/-"))
  }

  @Test func `a month with a winner, one who catches up, one who is out and one who left`() throws {
    let cleo = try Friend("cleo", in: "America/New_York")
    let dora = try Friend("dora", in: "Pacific/Apia")
    try ana.invite()
    try cleo.join(ana, "2026-03-01T09:00Z", as: "Cleo")
    try dora.join(ana, "2026-03-01T09:00Z", as: "Dora")
    for friend in [ana, cleo, dora] { try friend.at("2026-03-01T10:00Z", "game", "log", "1") }
    try ana.at("2026-03-02T10:00Z", "game", "log", "100")
    try cleo.at("2026-03-02T10:00Z", "game", "log", "40")
    try dora.at("2026-03-02T10:00Z", "game", "log", "99", "books")
    try cleo.tell(ana, at: "2026-03-03T08:00Z")
    try dora.tell(ana, at: "2026-03-03T08:00Z")
    try ana.at("2026-03-05T06:00Z", "game", "send", ana.file)

    try ben.join(ana, "2026-03-05T07:00Z", as: "Ben")
    try ben.at("2026-03-05T08:00Z", "game", "log", "300", "letters")
    // Two hours after the deadline of day 9 in the zone of the round.
    try cleo.at("2026-03-10T13:00Z", "gone", "10", "mugs", "--yesterday")
    try dora.at("2026-03-12T10:00Z", "game", "leave")
    try ana.at("2026-03-14T10:00Z", "game", "log", "200")
    try ana.at("2026-03-25T10:00Z", "game", "log", "195")
    try ben.at("2026-03-25T10:00Z", "game", "log", "196")
    try ben.tell(ana, at: "2026-03-25T11:00Z")
    // The clocks of Europe have gone forward by the last deadline, which is noon there.
    try cleo.tell(ana, at: "2026-04-01T10:30Z")
    try dora.tell(ana, at: "2026-04-01T10:30Z")
    try ben.tell(ana, at: "2026-04-01T10:30Z")
    try ana.tell(ben, cleo, dora, at: "2026-04-01T10:30Z")

    let boards = try [ana, ben, cleo, dora].map {
      try $0.at("2026-04-01T11:00Z", "game", "standings").output
    }
    #expect(boards[0] == SharedGame.marchStandings)
    for board in boards { #expect(board == boards[0]) }
    #expect(
      try ben.at("2026-04-01T11:00Z", "game", "history").output
        == "Sunday 1 March to Tuesday 31 March: won. 496 things are out.\tMarch\n"
    )
    for friend in [ana, ben, cleo, dora] {
      #expect(try friend.at("2026-04-01T11:00Z", "doctor").code == 0)
    }
  }

  @Test func `before a deadline is heard past, a friend is waited for`() throws {
    try ana.invite()
    try ben.join(ana, "2026-03-01T09:00Z", as: "Ben")
    try ben.tell(ana, at: "2026-03-01T09:30Z")
    try ana.at("2026-03-01T10:00Z", "game", "log", "10")

    let row = "Ben\twaiting to hear of day 1, Sunday 1 March\t0 out\n"
    #expect(try ana.at("2026-03-02T11:30Z", "game", "standings").output.hasSuffix(row))
    try ben.at("2026-03-02T10:00Z", "game", "log", "1", "--yesterday")
    try ben.tell(ana, at: "2026-03-02T11:30Z")
    #expect(
      try ana.at("2026-03-02T11:31Z", "game", "standings").output.hasSuffix("Ben\tin\t1 out\n")
    )
  }

  @Test func `names are shared by those who share them alone`() throws {
    try ana.invite()
    let joined = try ben.at(
      "2026-03-01T09:00Z",
      "game",
      "join",
      ana.file,
      "--called",
      "Ben",
      "--yes",
      "--share-titles"
    )
    #expect(joined.errors.contains("Friends will see the name Ben, and what leaves each day."))
    try ben.at("2026-03-01T09:10Z", "gone", "lamp")
    try ana.at("2026-03-01T09:10Z", "gone", "secret diary")
    try ben.tell(ana, at: "2026-03-01T09:30Z")
    try ana.tell(ben, at: "2026-03-01T09:30Z")

    let board = try ben.at("2026-03-01T09:31Z", "game", "standings", "--titles").output
    #expect(board.hasSuffix("Ben\tin\t1 out\nBen\tday 1, Sunday 1 March\tlamp\n"))
    #expect(try ana.at("2026-03-01T09:31Z", "game", "standings", "--titles").output == board)
    for file in [ana.file, ben.file] {
      #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("diary"))
    }
  }
}
