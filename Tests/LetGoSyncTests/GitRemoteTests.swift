import Foundation
import LetGoCore
import LetGoStore
import Testing

@testable import LetGoSync

/// A real repository, with what its other users, or somebody hostile, may push to it.
struct GitRemoteTests {
  private let directory: URL
  private let repository: String
  private let desk: Laptop
  private let couch: Laptop

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("letgo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    repository = directory.path + "/shared.git"
    desk = try Laptop(with: MemoryFolder())
    couch = try Laptop(with: MemoryFolder(), at: Laptop.noon + 60_000)
    try git("init", "--quiet", "--bare", repository)
    for device in [desk, couch] {
      device.folder = try remote(of: device)
      try device.setUp()
    }
    try desk.add("renew passport")
  }

  private func remote(
    of laptop: Laptop,
    mostBytes: Int = 1 << 30,
    mostDevices: Int = 1_000
  ) throws -> GitRemote {
    try laptop.state.makeDirectory()
    return GitRemote(
      at: try GitURL("file://" + repository),
      copyingTo: laptop.state.gitRepository(for: repository),
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
  private func git(_ arguments: String..., input: String = "") throws -> String {
    let result = try Subprocess(
      arguments: ["git"] + arguments,
      environment: [
        "PATH=/usr/bin:/bin", "HOME=/nonexistent", "GIT_DIR=\(repository)",
        "GIT_AUTHOR_NAME=x", "GIT_AUTHOR_EMAIL=x", "GIT_COMMITTER_NAME=x", "GIT_COMMITTER_EMAIL=x",
      ],
      input: Array(input.utf8),
      seconds: 60
    ).run()
    #expect(result.code == 0, "\(arguments): \(result.words)")
    return result.text.trimmedEnd
  }

  /// Pushes a branch of a stranger's with a tree of some entries, as `mktree` takes them.
  private func pushStranger(_ entries: [(String, String)], device: UInt64 = 0xBAD) throws {
    var tree = try git("mktree", "--missing", input: entries.map { "\($0.0)\t\($0.1)\n" }.joined())
    for name in [device.deviceName, "v1"] {
      tree = try git("mktree", input: "040000 tree \(tree)\t\(name)\n")
    }
    try point(tree, device: device)
  }

  private func point(_ tree: String, device: UInt64 = 0xBAD) throws {
    let commit = try git("commit-tree", "-m", "x", tree)
    try git("update-ref", "refs/heads/letgo/\(device.deviceName)", commit)
  }

  private func blob(_ text: String) throws -> String {
    try git("hash-object", "-w", "--stdin", input: text)
  }

  /// Syncs the couch, and expects that what the desk left arrived all the same.
  private func arrival() throws -> SyncReport {
    try desk.sync()
    let report = try couch.sync()
    #expect(try couch.ops().isSuperset(of: desk.ops()))
    return report
  }

  @Test func `each device has a branch of its own, which only grows`() throws {
    try couch.add("water plants")
    try desk.sync()
    try couch.sync()
    try desk.sync()
    #expect(try desk.contents() == couch.contents())
    let before = try git("for-each-ref")

    #expect(try desk.sync() == SyncReport())
    #expect(try couch.sync() == SyncReport())
    #expect(try git("for-each-ref") == before)
    let names = try [desk, couch].map { "refs/heads/letgo/\(try $0.device.deviceName)" }
    #expect(
      try git("for-each-ref", "--format=%(refname)").split(separator: "\n").map(String.init)
        == names.sorted()
    )

    try desk.record("settings") { try $0.set([.cost: "30"]) }
    #expect(try arrival().received == 2)
    #expect(try git("rev-list", "--count", names[0]) == "2")
    let files = try git("ls-tree", "-r", "--name-only", names[0]).split(separator: "\n")
    #expect(files.map { $0.suffix(9) } == ["000.jsonl", "001.jsonl", files.last?.suffix(9)])
    #expect(files.last?.hasSuffix("/key") == true)
  }

  @Test func `links, submodules and what is too large are named before they are read`() throws {
    let large = try blob(String(repeating: "0", count: 65_537))
    let cases: [(UInt64, [(String, String)], KeptOut.Reason)] = [
      (0xB1, [("120000 blob \(try blob("/etc/passwd"))", "key")], .notFile),
      (0xB2, [("160000 commit \(String(repeating: "1", count: 40))", "key")], .notFile),
      (0xB3, [("100644 blob \(large)", "key")], .tooLarge(bytes: 65_537)),
      (
        0xB4, [("100644 blob \(try blob("\u{1B}[2J" + String(repeating: "x", count: 61)))", "key")],
        .noKey
      ),
    ]
    for (device, entries, _) in cases { try pushStranger(entries, device: device) }

    #expect(try arrival().keptOut == cases.map { KeptOut($0.0, $0.2) })
  }

  @Test func `a small pack that is large when it is unpacked is named before it is read`() throws {
    let bytes = 128 << 20
    try desk.sync()
    let file = directory.path + "/zeros"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(truncate(file, off_t(bytes)) == 0)
    let blob = try git("hash-object", "-w", file)
    try pushStranger([("100644 blob \(blob)", "key")], device: 0xB1)
    // Ten levels of ten times the same: eleven objects, ten thousand million paths.
    var tree = try git("mktree", input: "100644 blob \(try self.blob("x"))\tx\n")
    for _ in 0..<10 {
      tree = try git(
        "mktree",
        input: (0..<10).map { "040000 tree \(tree)\t\($0)\n" }.joined()
      )
    }
    try pushStranger([("040000 tree \(tree)", "000")], device: 0xB2)

    let report = try couch.sync()

    #expect(report.received == 2)
    #expect(report.keptOut.map(\.device) == [0xB1, 0xB2])
    #expect(report.keptOut.first?.reason == .tooLarge(bytes: bytes))
    #expect(report.keptOut.last?.reason == .tooLarge(bytes: 4 << 20))
    let copy = couch.state.gitRepository(for: repository)
    let sizes = try FileManager.default.subpathsOfDirectory(atPath: copy).map { path in
      try FileManager.default.attributesOfItem(atPath: "\(copy)/\(path)")[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) < 1 << 20)
  }

  @Test func `what would fill the disk is stopped and named, and the rest arrives`() throws {
    try desk.sync()
    let file = directory.appendingPathComponent("noise")
    var dice = SystemRandomNumberGenerator()
    let words = (0..<(1 << 18)).map { _ in dice.next() }
    try words.withUnsafeBytes { Data($0) }.write(to: file)
    let blob = try git("hash-object", "-w", file.path)
    try pushStranger([("100644 blob \(blob)", "key")], device: 0xB1)
    couch.folder = try remote(of: couch, mostBytes: 1 << 20)

    let report = try couch.sync()

    #expect(report.received == 2)
    #expect(report.keptOut.map(\.device) == [0xB1])
    guard case .branch? = report.keptOut.first?.reason else {
      Issue.record("\(report)")
      return
    }
  }

  @Test func `a crowd of branches is named, and keeps nobody out who is known`() throws {
    try desk.sync()
    try couch.sync()
    let commit = try git("commit-tree", "-m", "x", try git("mktree"))
    let strangers = (1...30).map {
      "create refs/heads/letgo/\(UInt64($0).deviceName) \(commit)\n"
    }
    try git("update-ref", "--stdin", input: strangers.joined())
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    couch.folder = try remote(of: couch, mostDevices: 10)

    let report = try arrival()

    #expect(report.received == 2)
    #expect(report.keptOut.map(\.reason) == [.tooMany])
  }

  @Test func `a branch that git refuses is named and harms no other`() throws {
    // Written as git itself would not: an entry that leads out of the tree.
    let blob = try blob("x")
    let tree = try rawTree(mode: "100644", name: "..", blob)
    try point(tree, device: 0xB1)
    try point(try rawTree(mode: "100644", name: ".git", blob), device: 0xB2)

    let report = try arrival()

    #expect(report.keptOut.map(\.device) == [0xB1, 0xB2])
    for keptOut in report.keptOut {
      guard case .branch(let words) = keptOut.reason else {
        Issue.record("\(keptOut)")
        continue
      }
      #expect(!words.isEmpty)
    }
    #expect(try arrival().keptOut == report.keptOut)
  }

  /// Writes a tree of one entry without any check.
  private func rawTree(mode: String, name: String, _ object: String) throws -> String {
    let file = directory.appendingPathComponent("tree-\(UUID().uuidString)")
    try Data("\(mode) \(name)\u{0}".utf8 + (Hex.bytes(object) ?? [])).write(to: file)
    return try git("hash-object", "-t", "tree", "-w", "--literally", file.path)
  }

  @Test func `a branch that was written anew is named, and what was known stays`() throws {
    try desk.sync()
    try couch.sync()
    let before = try couch.contents()
    let device = try desk.device
    try point(try git("mktree"), device: device)

    let report = try couch.sync()

    #expect(report.keptOut == [KeptOut(device, .rewritten)])
    #expect(try couch.contents() == before)
    // The one whose branch it was sends all of it anew, as another device.
    #expect(try desk.sync().isNewDevice)
    #expect(try desk.contents() == couch.contents())
  }

  @Test func `a branch that was deleted is told once, and what came by it stays`() throws {
    try desk.sync()
    try couch.sync()
    let before = try couch.contents()
    try git("update-ref", "-d", "refs/heads/letgo/\(try desk.device.deviceName)")

    #expect(try couch.sync().gone == [desk.device])
    #expect(try couch.sync() == SyncReport())
    #expect(try couch.contents() == before)
  }

  @Test func `hooks and settings of a shared repository run nothing`() throws {
    let trace = directory.path + "/trace"
    let hooks = [
      "pre-receive", "update", "post-receive", "post-update", "reference-transaction",
      "proc-receive", "pre-auto-gc", "fsmonitor-watchman",
    ]
    for hook in hooks {
      let path = "\(repository)/hooks/\(hook)"
      try FileManager.default.createDirectory(
        atPath: repository + "/hooks",
        withIntermediateDirectories: true
      )
      try Data("#!/bin/sh\necho \(hook) >>'\(trace)'\n".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    for setting in ["core.fsmonitor", "core.alternateRefsCommand", "uploadpack.packObjectsHook"] {
      try git("config", setting, "\(repository)/hooks/update")
    }
    try git("config", "core.hooksPath", "\(repository)/hooks")

    #expect(try arrival().received == 2)
    try git("config", "receive.procReceiveRefs", "refs/heads/letgo")
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    _ = try? desk.sync()
    #expect(!FileManager.default.fileExists(atPath: trace))

    // They do run where git is left to itself.
    try git(
      "push",
      "--quiet",
      repository,
      "refs/heads/letgo/\(try desk.device.deviceName):refs/heads/x"
    )
    #expect(FileManager.default.fileExists(atPath: trace))
  }

  @Test func `of two copies that push at once the second is another device`() throws {
    try desk.sync()
    let copy = try desk.copy(with: MemoryFolder(), keys: true)
    copy.folder = try remote(of: copy)
    let device = try desk.device
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    try copy.record("settings") { try $0.set([.minutes: "30"]) }

    #expect(try !desk.sync().isNewDevice)
    #expect(try copy.sync().isNewDevice)
    try desk.sync()
    try couch.sync()
    try copy.sync()
    try desk.sync()

    #expect(try desk.contents() == copy.contents())
    #expect(try couch.contents() == copy.contents())
    #expect(try copy.device != device)
  }

  @Test func `a copy that is locked or broken is fetched anew`() throws {
    try desk.sync()
    let own = couch.state.gitRepository(for: repository)
    _ = try couch.sync()
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    let name = try desk.device.deviceName
    try Data().write(to: URL(fileURLWithPath: "\(own)/refs/letgo/incoming/\(name).lock"))

    #expect(try arrival().received == 2)

    for path in try FileManager.default.subpathsOfDirectory(atPath: own + "/objects")
    where path.count > 20 {
      let file = "\(own)/objects/\(path)"
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      try Data().write(to: URL(fileURLWithPath: file))
    }
    try desk.record("settings") { try $0.set([.cost: "31"]) }
    #expect(try arrival().received == 2)
  }

  @Test func `a place that can't be reached is told in git's words`() throws {
    try FileManager.default.removeItem(atPath: repository)

    #expect {
      try desk.sync()
    } throws: { error in
      guard case RemoteFailure.git(let words) = error else { return false }
      return words.contains("does not appear to be a git repository")
    }
  }

  @Test func `a repository that was emptied is filled again`() throws {
    try desk.sync()
    try couch.sync()
    try FileManager.default.removeItem(atPath: repository)
    try git("init", "--quiet", "--bare", repository)

    #expect(try desk.sync().isNewDevice)
    let tablet = try Laptop(with: MemoryFolder())
    tablet.folder = try remote(of: tablet)
    try tablet.setUp()
    try tablet.sync()

    #expect(try tablet.contents() == desk.contents())
  }
}
