import Foundation
import LetGoCore
import LetGoStore
import PseudoTerminal
import Testing

/// The shell always starts, says where records go, and brings them back together.
struct RefugeTests {
  @Test func `where no store can be made, the shell keeps a private one and merges it later`()
    throws
  {
    let sandbox = try Sandbox()
    // A file stands where the directory of the store would have to be made.
    let blocker = sandbox.home.path + "/blocked"
    try Data().write(to: URL(fileURLWithPath: blocker))
    sandbox.set("LETGO_STORE", blocker + "/letgo.db")
    try FileManager.default.removeItem(atPath: blocker)
    try FileManager.default.createSymbolicLink(
      atPath: blocker,
      withDestinationPath: "/proc/nowhere"
    )

    let first = try sandbox.terminal(columns: 250)
    try first.answer("letgo> ", "gone shoes")
    try first.expect("What you record is kept in '")
    try first.expect("Out of the house: shoes.")
    try first.answer("letgo> ", "home")
    try first.expect("What you record is kept in '")
    try first.answer("letgo> ", "quit")
    #expect(try first.waitForExit() == .code(0))

    try FileManager.default.removeItem(atPath: blocker)
    let second = try sandbox.terminal(columns: 250)
    try second.expect("records that were kept apart are in the store now.")
    try second.answer("letgo> ", "undo")
    try second.answer("letgo> ", "quit")
    #expect(try second.waitForExit() == .code(0))

    let store = try Store(readingAt: StoreLocation(path: blocker + "/letgo.db"))
    #expect(try store.items(.out).map(\.name.text) == ["shoes"])
    let state = sandbox.home.path + "/.local/state/letgo"
    let left = try FileManager.default.contentsOfDirectory(atPath: state)
    #expect(left.filter { $0.hasSuffix(".db") } == [])
  }

  @Test func `what is only in memory goes into the store as soon as that can be written`() throws {
    let sandbox = try Sandbox()
    let path = sandbox.home.path + "/store"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    sandbox.set("LETGO_STORE", path)
    let terminal = try sandbox.terminal(columns: 250)

    try terminal.expect("What you record is kept in memory until it can be.")
    try terminal.answer("letgo> ", "gone shoes")
    try terminal.expect("Out of the house: shoes.")
    // Before each prompt the store is looked at too.
    try terminal.expect("letgo> ")
    try FileManager.default.removeItem(atPath: path)
    try terminal.send("gone hat\r")
    try terminal.expect("records that were kept apart are in the store now.")
    try terminal.expect("Out of the house: hat.")
    try terminal.answer("letgo> ", "quit")
    try terminal.expect("2 out of the house.")
    #expect(try terminal.waitForExit() == .code(0))

    let store = try Store(readingAt: StoreLocation(path: path))
    #expect(try store.items(.out).map(\.name.text) == ["hat", "shoes"])
  }

  @Test func `what is only in memory is offered as a file on leaving`() throws {
    let sandbox = try Sandbox()
    sandbox.set("LETGO_STORE", sandbox.home.path)
    let file = sandbox.home.path + "/kept.json"
    let terminal = try sandbox.terminal(columns: 250)

    try terminal.answer("letgo> ", "gone shoes")
    try terminal.answer("letgo> ", "quit")
    try terminal.answer("A file to keep it in? (Enter leaves it) ", file)
    try terminal.expect("Kept in '\(file)'. 'import' takes it in.")
    #expect(try terminal.waitForExit() == .code(0))

    sandbox.set("LETGO_STORE", nil)
    #expect(try sandbox.run("import", file).code == 0)
    #expect(try sandbox.store().items(.out).map(\.name.text) == ["shoes"])
  }

  @Test func `each screen says that it is only in memory, and leaving that nothing was kept`()
    throws
  {
    let sandbox = try Sandbox()
    sandbox.set("LETGO_STORE", sandbox.home.path)
    let terminal = try sandbox.terminal(columns: 250)

    try terminal.answer("letgo> ", "gone shoes")
    for line in ["keep mug", "two", "history", "stats"] {
      try terminal.answer("letgo> ", line)
      try terminal.expect("In memory only, since the store can't be written.")
    }
    try terminal.answer("letgo> ", "quit")
    try terminal.answer("A file to keep it in? (Enter leaves it) ", "")
    try terminal.expect(
      "Nothing of it was kept: no file was named, and memory ends here.\nUntil next time."
    )

    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test func `a one-shot takes no refuge, and names the path`() throws {
    let sandbox = try Sandbox()
    sandbox.set("LETGO_STORE", "/proc/nowhere/letgo.db")

    let result = try sandbox.run("gone", "shoes")

    #expect(result.code == 73)
    #expect(result.errors.contains("/proc/nowhere"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.home.path + "/.local"))
  }
}
