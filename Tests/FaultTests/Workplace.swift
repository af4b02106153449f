import Foundation
import LetGoStore
import PseudoTerminal

/// A directory with a store in which the built letgo runs; it goes with the test.
final class Workplace {
  let root: String
  /// Sets or overrides variables of the environment.
  var environment: [String: String]
  private var minute = 10

  /// A directory in memory where there is one, for a test that would wait for the disk a lot.
  static let memory =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? "/dev/shm" : FileManager.default.temporaryDirectory.path

  init(
    named store: String = "data/letgo.db",
    in parent: String = FileManager.default.temporaryDirectory.path
  ) throws {
    root = parent + "/letgo-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    environment = [
      "HOME": root, "LC_ALL": "C.UTF-8", "LETGO_NOW": "2026-11-29T08:10Z",
      "LETGO_STORE": root + "/" + store, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "TZ": "UTC",
    ]
  }

  /// Sets the clock of the next runs a minute on, so that what they record has an order.
  func advanceClock() {
    minute += 1
    environment["LETGO_NOW"] = "2026-11-29T08:\(minute)Z"
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Where the store lies.
  var storePath: String { environment["LETGO_STORE"] ?? root + "/.local/share/letgo/letgo.db" }

  /// The directory of the store.
  var storeDirectory: String { (storePath as NSString).deletingLastPathComponent }

  /// Starts letgo with words that stand between blanks.
  func start(_ line: String, output: String? = nil) throws -> Child {
    try Child(
      builtProduct("letgo"),
      words(of: line),
      environment: environment,
      in: root,
      output: output
    )
  }

  /// Runs letgo to its end.
  @discardableResult
  func run(_ line: String, output: String? = nil) throws -> Child.Result {
    try start(line, output: output).result()
  }

  /// The words between blanks; `~/` leads to the root, as it does in a shell.
  func words(of line: String) -> [String] {
    line.split(separator: " ").map { $0.hasPrefix("~/") ? root + $0.dropFirst() : String($0) }
  }

  /// Starts a line of the shell in which `$letgo` is the built program.
  func startShell(_ line: String) throws -> Child {
    var variables = environment
    variables["letgo"] = builtProduct("letgo")
    return try Child("/bin/bash", ["-c", line], environment: variables, in: root)
  }

  /// Runs a line of the shell to its end.
  @discardableResult
  func shell(_ line: String) throws -> Child.Result {
    try startShell(line).result()
  }

  /// What lies in the store's directory and below, by name; nil when there is no directory.
  var files: [String: Data]? {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: storeDirectory) else {
      return nil
    }
    return names.reduce(into: [:]) { files, name in
      files[name] = FileManager.default.contents(atPath: storeDirectory + "/" + name)
    }
  }

  /// Makes the store's directory hold these files and no others, or takes it away.
  func replaceFiles(with files: [String: Data]?) throws {
    try? FileManager.default.removeItem(atPath: storeDirectory)
    guard let files else { return }
    try makeDirectory(storeDirectory)
    for (name, data) in files {
      let path = storeDirectory + "/" + name
      if name.contains("/") { try makeDirectory((path as NSString).deletingLastPathComponent) }
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  private func makeDirectory(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  /// Looks at the store as it is now.
  func inspect() throws -> Oracle {
    try Oracle(of: StoreLocation(path: storePath))
  }
}
