import Foundation
import Testing

/// Two who play the 30-Day Game with each other, and the places that they could share.
struct SharedGame {
  /// Who begins it, in Berlin.
  let ana: Sandbox
  /// Who joins, in Tokyo.
  let ben: Sandbox
  /// A bare git repository.
  let place: String
  /// A folder.
  let folder: String

  init() throws {
    ana = try Sandbox(now: "2026-12-01T08:00Z", zone: "Europe/Berlin")
    ben = try Sandbox(now: "2026-12-03T08:00Z", zone: "Asia/Tokyo")
    place = ana.home.path + "/december.git"
    folder = ana.home.path + "/Shared game"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let made = try ana.shell("git init -q --bare '\(place)'")
    #expect(made.code == 0)
  }

  /// What all see of a month in which one was late, one left, and two let go of what each day asked for.
  static let marchStandings = """
    March: 31 days from Sunday 1 March to Tuesday 31 March, by the clock of Europe/Berlin.
    The last day is over.
    Ana\twon\t496 out
    Cleo\tout on day 9, Monday 9 March\t51 out\t10 late
    Dora\tleft on day 12, Thursday 12 March\t100 out
    Ben\twon\t496 out

    """
}
