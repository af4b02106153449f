import Foundation
import LetGoStore
import LetGoSystem
import Testing

/// The line for bars and prompts: quick, quiet, true for one day.
struct StatusTests {
  private static let formats = ["plain", "tmux", "starship", "waybar", "json", "{one}"]

  @Test(arguments: formats)
  func `where there is no store nothing is printed, and none is made`(format: String) throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run("status", "--format", format)

    #expect(result.output.isEmpty && result.errors.isEmpty)
    #expect(result.code == 0)
    #expect(!FileManager.default.fileExists(atPath: sandbox.home.path + "/.local"))
  }

  @Test func `home and status show one state`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew", "passport")
    #expect(try sandbox.run("status").output == "1 renew passport\n")

    try sandbox.run("add", "call the dentist")
    try sandbox.run("pause", "espresso machine", "--price", "249")
    try sandbox.run("box", "bread maker")
    #expect(try sandbox.run("status").output == "1 renew passport  2 call the dentist\n")

    try sandbox.run("done", "1")
    sandbox.set("LETGO_NOW", "2026-12-29T00:00")
    #expect(try sandbox.run("status").output == "1 call the dentist  due 2\n")
    #expect(try sandbox.run("status", "--counts").output == "1 to do  due 2\n")
    #expect(try sandbox.run("home").output.contains("Due: one pause, one box (due)."))
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-11-29T23:59:58", "2026-11-29", "2026-11-29T23:00:00Z"),
    ("Europe/Berlin", "2026-11-30T00:00:00", "2026-11-30", "2026-11-30T23:00:00Z"),
    ("Europe/Berlin", "2026-03-29T01:00:00", "2026-03-29", "2026-03-29T22:00:00Z"),
    ("Europe/Berlin", "2026-10-25T00:30:00", "2026-10-25", "2026-10-25T23:00:00Z"),
    ("America/New_York", "2026-03-08T01:59:00", "2026-03-08", "2026-03-09T04:00:00Z"),
    // Midnight itself is skipped there, and the day begins at one.
    ("America/Sao_Paulo", "2018-11-03T12:00:00", "2018-11-03", "2018-11-04T03:00:00Z"),
    ("Pacific/Apia", "2011-12-29T12:00:00", "2011-12-29", "2011-12-30T10:00:00Z"),
    ("Australia/Sydney", "2028-02-29T12:00:00", "2028-02-29", "2028-02-29T13:00:00Z"),
    ("UTC", "2038-01-19T03:14:08", "2038-01-19", "2038-01-20T00:00:00Z"),
  ])
  func `what is shown says its day, and when that ends`(
    zone: String,
    now: String,
    date: String,
    expires: String
  ) throws {
    let sandbox = try Sandbox(now: now, zone: zone)
    try sandbox.run("add", "renew passport")

    let result = try sandbox.run("status", "--format", "{date} {expires}")

    #expect(result.output == "\(date) \(expires)\n")
  }

  @Test(arguments: formats)
  func `beside a writer that holds the store it ends soon, with 0`(format: String) throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let file = open(sandbox.storePath, O_RDWR)
    defer { close(file) }
    // The bytes that SQLite locks (https://sqlite.org/lockingv3.html), as an exclusive lock has them.
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    #expect(fcntl(file, F_SETLK, &lock) == 0)

    let clock = ContinuousClock()
    let start = clock.now
    let result = try sandbox.run("status", "--format", format)

    #expect(result.output == (format == "json" ? "{\"problem\":\"busy\"}\n" : ""))
    #expect(result.errors.isEmpty)
    #expect(result.code == 0)
    // Far from the budget on a busy machine, and far from the five seconds that others wait.
    #expect(clock.now - start < .seconds(3))
  }

  @Test func `a damaged store stays as it is`() throws {
    let sandbox = try Sandbox()
    try sandbox.run("add", "renew passport")
    let store = URL(fileURLWithPath: sandbox.storePath)
    let directory = store.deletingLastPathComponent().path
    try Data(repeating: 0x5A, count: 8_192).write(to: store)
    let before = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()

    let plain = try sandbox.run("status")
    let json = try sandbox.run("status", "--format", "json")

    #expect(plain.output.isEmpty && plain.errors.isEmpty && plain.code == 0)
    #expect(json.output == "{\"problem\":\"unreadable\"}\n" && json.code == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory).sorted() == before)
    #expect(try Data(contentsOf: store) == Data(repeating: 0x5A, count: 8_192))
  }

  @Test func `a format that is none is said`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run("status", "--format", "{three}")

    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix("'{three}' is no place in a line of status.\nHint: {one} {two}")
    )
  }
}
