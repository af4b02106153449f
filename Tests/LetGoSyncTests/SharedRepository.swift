import Foundation
import LetGoCore
import LetGoStore
import Testing

@testable import LetGoSync

/// A real repository between two devices, and what its other users, or somebody hostile, may push to it;
/// it goes with the test.
final class SharedRepository {
  let directory: URL
  /// Where the repository lies.
  let path: String
  /// The one that has something to send.
  let desk: Laptop
  let couch: Laptop

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("letgo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    path = directory.path + "/shared.git"
    desk = try Laptop(with: MemoryFolder())
    couch = try Laptop(with: MemoryFolder(), at: Laptop.noon + 60_000)
    try git("init", "--quiet", "--bare", path)
    for device in [desk, couch] {
      device.folder = try remote(of: device)
      try device.setUp()
    }
    try desk.add("renew passport")
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Returns the repository as a device syncs with it.
  func remote(
    of laptop: Laptop,
    mostBytes: Int = 1 << 30,
    mostDevices: Int = 1_000
  ) throws -> GitRemote {
    try laptop.state.makeDirectory()
    return GitRemote(
      at: try GitURL("file://" + path),
      copyingTo: laptop.state.gitRepository(for: path),
      inheriting: Self.environment,
      isAlone: true,
      time: laptop.time / 1_000,
      mostBytes: mostBytes,
      mostDevices: mostDevices
    )
  }

  private static let environment = [
    "PATH=/usr/bin:/bin", "HOME=/nonexistent", "GIT_CONFIG_NOSYSTEM=1", "GIT_DIR=/nowhere",
  ]

  /// Runs git on the shared repository as its owner would, and returns what it says.
  @discardableResult
  func git(_ arguments: String..., input: String = "") throws -> String {
    let result = try Subprocess(
      arguments: ["git"] + arguments,
      environment: [
        "PATH=/usr/bin:/bin", "HOME=/nonexistent", "GIT_DIR=\(path)",
        "GIT_AUTHOR_NAME=x", "GIT_AUTHOR_EMAIL=x", "GIT_COMMITTER_NAME=x", "GIT_COMMITTER_EMAIL=x",
      ],
      input: Array(input.utf8),
      seconds: 60
    ).run()
    #expect(result.code == 0, "\(arguments): \(result.words)")
    return result.text.trimmedEnd
  }

  /// Pushes a branch of a stranger's with a tree of some entries, as `mktree` takes them.
  func pushStranger(_ entries: [(String, String)], device: UInt64 = 0xBAD) throws {
    var tree = try git("mktree", "--missing", input: entries.map { "\($0.0)\t\($0.1)\n" }.joined())
    for name in [device.deviceName, "v1"] {
      tree = try git("mktree", input: "040000 tree \(tree)\t\(name)\n")
    }
    try point(tree, device: device)
  }

  /// Has the branch of a device be one commit of a tree.
  func point(_ tree: String, device: UInt64 = 0xBAD) throws {
    let commit = try git("commit-tree", "-m", "x", tree)
    try git("update-ref", "refs/heads/letgo/\(device.deviceName)", commit)
  }

  /// Writes a file into the repository, and returns its object.
  func blob(_ text: String) throws -> String {
    try git("hash-object", "-w", "--stdin", input: text)
  }

  /// Writes a tree of one entry without any check.
  func rawTree(mode: String, name: String, _ object: String) throws -> String {
    let file = directory.appendingPathComponent("tree-\(UUID().uuidString)")
    try Data("\(mode) \(name)\u{0}".utf8 + (Hex.bytes(object) ?? [])).write(to: file)
    return try git("hash-object", "-t", "tree", "-w", "--literally", file.path)
  }

  /// Syncs the couch, and expects that what the desk left arrived all the same.
  func arrival() throws -> SyncReport {
    try desk.sync()
    let report = try couch.sync()
    #expect(try couch.ops().isSuperset(of: desk.ops()))
    return report
  }
}
