import Foundation
import PseudoTerminal
import Testing

/// A look around leaves nothing behind, and says so.
struct TrialTests {
  /// Everything in a directory with what it holds.
  private static func contents(of folder: URL) throws -> [String: Data] {
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    var contents: [String: Data] = [:]
    for case let file as URL in files {
      contents[file.path] = (try? Data(contentsOf: file)) ?? Data()
    }
    return contents
  }

  @Test(arguments: [false, true])
  func `a look around changes nothing in the file system`(hasStore: Bool) throws {
    let sandbox = try Sandbox()
    sandbox.set("TMPDIR", sandbox.home.path)
    if hasStore { try sandbox.run("gone", "lamp", "--later") }
    let before = try Self.contents(of: sandbox.home)
    let terminal = try sandbox.terminal("try")

    try terminal.expect("A look around: nothing is kept.")
    try terminal.answer("letgo try> ", "gone shoes")
    try terminal.expect("Out of the house: shoes.")
    try terminal.answer("letgo try> ", "add renew passport")
    try terminal.answer("letgo try> ", "game start")
    try terminal.expect("The game is on")
    try terminal.answer("letgo try> ", "settings cost 5")
    try terminal.answer("letgo try> ", "home")
    try terminal.expect("A look around: nothing is kept.")
    try terminal.expect("1 renew passport")
    try terminal.answer("letgo try> ", "stats")
    try terminal.expect("1 out of the house")
    for line in [
      "sync", "sync setup folder \(sandbox.home.path)/place", "sync status", "backup",
      "backup list",
      "doctor", "game invite folder \(sandbox.home.path)/game",
    ] {
      try terminal.answer("letgo try> ", line)
    }
    try terminal.answer("letgo try> ", "out lamp")
    try terminal.expect("'lamp'")
    try terminal.answer("letgo try> ", "undo")
    try terminal.answer("letgo try> ", "quit")
    try terminal.expect("It was a look around: nothing was kept.")
    #expect(try terminal.waitForExit() == .code(0))

    #expect(try Self.contents(of: sandbox.home) == before)
  }

  @Test func `without a terminal there is nothing to look around in`() throws {
    let sandbox = try Sandbox()

    let result = try sandbox.run("try")

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("'try' opens a shell, which needs a terminal."))
  }

  @Test func `an open shell stays what it is`() throws {
    let sandbox = try Sandbox()
    let terminal = try sandbox.terminal()

    try terminal.answer("letgo> ", "try")
    try terminal.expect("This shell is open already.")
    try terminal.answer("letgo> ", "try on shoes")
    try terminal.expect("Have you used it")
  }
}
