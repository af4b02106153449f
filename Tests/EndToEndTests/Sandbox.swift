import Foundation
import LetGoCore
import PseudoTerminal

@testable import LetGoStore

/// A home of its own with nothing in it, in which the built letgo runs; it goes with the test.
final class Sandbox {
  let home: URL
  private var environment: [String: String]
  private var second = 0

  init(now: String = "2026-11-29T08:30", zone: String = "Europe/Berlin") throws {
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("letgo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    environment = [
      "HOME": home.path, "LC_ALL": "C.UTF-8", "LETGO_NOW": now, "PATH": "/usr/bin:/bin",
      "TERM": "xterm-256color", "TZ": zone,
    ]
  }

  /// Makes a home that holds a file.
  convenience init(holding text: String, as name: String) throws {
    try self.init()
    try Data(text.utf8).write(to: home.appendingPathComponent(name))
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Where the store lies when nothing else is asked for.
  var storePath: String { home.path + "/.local/share/letgo/letgo.db" }

  /// Marks the store as one that a later version of letgo wrote.
  func makeStoreNewer() throws {
    try changeStore("PRAGMA user_version = 99")
  }

  /// Changes the store behind letgo's back.
  func changeStore(_ script: String) throws {
    try Database(path: storePath, for: .writing).run(script: script)
  }

  /// Opens the store to look at it.
  func store() throws -> Store {
    try Store(readingAt: StoreLocation(path: storePath))
  }

  /// Sets or, with nil, takes away an environment variable.
  func set(_ name: String, _ value: String?) {
    environment[name] = value
  }

  /// Returns the environment of the next run, in which the clock is a second further than in the
  /// last.
  func nextEnvironment() -> [String: String] {
    var next = environment
    if let now = environment["LETGO_NOW"], now.count == 16 {
      next["LETGO_NOW"] = now + (second < 10 ? ":0" : ":") + String(second)
      second += 1
    }
    return next
  }

  /// What a one-shot left behind.
  struct Result {
    let output: String
    let errors: String
    let code: Int32
  }

  /// Runs letgo with a pipe at each of its streams, and waits for its end.
  @discardableResult
  func run(_ arguments: String..., input: Data = Data()) throws -> Result {
    try run(arguments, input: input)
  }

  /// Runs letgo at a time, from which its clock goes on.
  @discardableResult
  func at(_ time: String, _ arguments: String...) throws -> Result {
    set("LETGO_NOW", time)
    return try run(arguments)
  }

  /// Runs letgo with a pipe at each of its streams, and waits for its end.
  @discardableResult
  func run(_ arguments: [String], input: Data = Data()) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtProduct("letgo"))
    process.arguments = arguments
    process.environment = nextEnvironment()
    process.currentDirectoryURL = home
    // Files, because a pipe that nobody empties stops the process that fills it.
    let files = try ["input", "output", "errors"].map { name in
      let url = home.appendingPathComponent(".\(name)-\(UUID().uuidString)")
      try (name == "input" ? input : Data()).write(to: url)
      return url
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
      code: process.terminationStatus
    )
  }

  /// Runs a shell line in which `letgo` is the built one, for redirections that only a shell makes.
  func shell(_ line: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "letgo() { '\(builtProduct("letgo"))' \"$@\"; }; \(line)"]
    process.environment = nextEnvironment()
    process.currentDirectoryURL = home
    let output = Pipe()
    let errors = home.appendingPathComponent(".errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: answer, as: UTF8.self),
      errors: try String(contentsOf: errors, encoding: .utf8),
      code: process.terminationStatus
    )
  }

  /// Starts a line of the shell in which `$letgo` is the built program, beside others.
  func background(_ line: String) throws -> Child {
    var variables = nextEnvironment()
    variables["letgo"] = builtProduct("letgo")
    return try Child("/bin/bash", ["-c", line], environment: variables, in: home.path)
  }

  /// Returns the names of the items that the store holds, in order.
  func items() throws -> [String] {
    try store().database.rows("SELECT name FROM item ORDER BY name") { $0.text(0) ?? "" }
  }

  /// Starts letgo in a terminal of its own.
  func terminal(
    _ arguments: String...,
    columns: Int = 100,
    rows: Int = 40,
    redirecting files: [Int32: String] = [:]
  ) throws -> PseudoTerminal {
    try start(builtProduct("letgo"), arguments, columns: columns, rows: rows, redirecting: files)
  }

  /// Starts a program in a terminal of its own.
  func start(
    _ path: String,
    _ arguments: [String],
    columns: Int = 100,
    rows: Int = 40,
    redirecting files: [Int32: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      path,
      arguments,
      environment: nextEnvironment(),
      columns: columns,
      rows: rows,
      redirecting: files
    )
  }
}
