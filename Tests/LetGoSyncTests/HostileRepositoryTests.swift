import Foundation
import LetGoStore
import Testing

@testable import LetGoSync

/// What somebody hostile may push to a repository, or set in it.
struct HostileRepositoryTests {
  private let shared: SharedRepository
  private let desk: Laptop
  private let couch: Laptop

  init() throws {
    shared = try SharedRepository()
    (desk, couch) = (shared.desk, shared.couch)
  }

  @Test func `links, submodules and what is too large are named before they are read`() throws {
    let large = try shared.blob(String(repeating: "0", count: 65_537))
    let cases: [(UInt64, [(String, String)], KeptOut.Reason)] = [
      (0xB1, [("120000 blob \(try shared.blob("/etc/passwd"))", "key")], .notFile),
      (0xB2, [("160000 commit \(String(repeating: "1", count: 40))", "key")], .notFile),
      (0xB3, [("100644 blob \(large)", "key")], .tooLarge(bytes: 65_537)),
      (
        0xB4,
        [
          ("100644 blob \(try shared.blob("\u{1B}[2J" + String(repeating: "x", count: 61)))", "key")
        ],
        .noKey
      ),
    ]
    for (device, entries, _) in cases { try shared.pushStranger(entries, device: device) }

    #expect(try shared.arrival().keptOut == cases.map { KeptOut($0.0, $0.2) })
  }

  @Test func `a small pack that is large when it is unpacked is named before it is read`() throws {
    let bytes = 128 << 20
    try desk.sync()
    let file = shared.directory.path + "/zeros"
    try Data().write(to: URL(fileURLWithPath: file))
    #expect(truncate(file, off_t(bytes)) == 0)
    let blob = try shared.git("hash-object", "-w", file)
    try shared.pushStranger([("100644 blob \(blob)", "key")], device: 0xB1)
    // Ten levels of ten times the same: eleven objects, ten thousand million paths.
    var tree = try shared.git("mktree", input: "100644 blob \(try shared.blob("x"))\tx\n")
    for _ in 0..<10 {
      tree = try shared.git(
        "mktree",
        input: (0..<10).map { "040000 tree \(tree)\t\($0)\n" }.joined()
      )
    }
    try shared.pushStranger([("040000 tree \(tree)", "000")], device: 0xB2)

    let report = try couch.sync()

    #expect(report.received == 2)
    #expect(report.keptOut.map(\.device) == [0xB1, 0xB2])
    #expect(report.keptOut.first?.reason == .tooLarge(bytes: bytes))
    #expect(report.keptOut.last?.reason == .tooLarge(bytes: 4 << 20))
    let copy = couch.state.gitRepository(for: shared.path)
    let sizes = try FileManager.default.subpathsOfDirectory(atPath: copy).map { path in
      try FileManager.default.attributesOfItem(atPath: "\(copy)/\(path)")[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) < 1 << 20)
  }

  @Test func `what would fill the disk is stopped and named, and the rest arrives`() throws {
    try desk.sync()
    let file = shared.directory.appendingPathComponent("noise")
    var dice = SystemRandomNumberGenerator()
    let words = (0..<(1 << 18)).map { _ in dice.next() }
    try words.withUnsafeBytes { Data($0) }.write(to: file)
    let blob = try shared.git("hash-object", "-w", file.path)
    try shared.pushStranger([("100644 blob \(blob)", "key")], device: 0xB1)
    couch.folder = try shared.remote(of: couch, mostBytes: 1 << 20)

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
    let commit = try shared.git("commit-tree", "-m", "x", try shared.git("mktree"))
    let strangers = (1...30).map {
      "create refs/heads/letgo/\(UInt64($0).deviceName) \(commit)\n"
    }
    try shared.git("update-ref", "--stdin", input: strangers.joined())
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    couch.folder = try shared.remote(of: couch, mostDevices: 10)

    let report = try shared.arrival()

    #expect(report.received == 2)
    #expect(report.keptOut.map(\.reason) == [.tooMany])
  }

  @Test func `a branch that git refuses is named and harms no other`() throws {
    // Written as git itself would not: an entry that leads out of the tree.
    let blob = try shared.blob("x")
    let tree = try shared.rawTree(mode: "100644", name: "..", blob)
    try shared.point(tree, device: 0xB1)
    try shared.point(try shared.rawTree(mode: "100644", name: ".git", blob), device: 0xB2)

    let report = try shared.arrival()

    #expect(report.keptOut.map(\.device) == [0xB1, 0xB2])
    for keptOut in report.keptOut {
      guard case .branch(let words) = keptOut.reason else {
        Issue.record("\(keptOut)")
        continue
      }
      #expect(!words.isEmpty)
    }
    #expect(try shared.arrival().keptOut == report.keptOut)
  }

  @Test func `hooks and settings of a shared repository run nothing`() throws {
    let trace = shared.directory.path + "/trace"
    let hooks = [
      "pre-receive", "update", "post-receive", "post-update", "reference-transaction",
      "proc-receive", "pre-auto-gc", "fsmonitor-watchman",
    ]
    for hook in hooks {
      let path = "\(shared.path)/hooks/\(hook)"
      try FileManager.default.createDirectory(
        atPath: shared.path + "/hooks",
        withIntermediateDirectories: true
      )
      try Data("#!/bin/sh\necho \(hook) >>'\(trace)'\n".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    for setting in ["core.fsmonitor", "core.alternateRefsCommand", "uploadpack.packObjectsHook"] {
      try shared.git("config", setting, "\(shared.path)/hooks/update")
    }
    try shared.git("config", "core.hooksPath", "\(shared.path)/hooks")

    #expect(try shared.arrival().received == 2)
    try shared.git("config", "receive.procReceiveRefs", "refs/heads/letgo")
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    _ = try? desk.sync()
    #expect(!FileManager.default.fileExists(atPath: trace))

    // They do run where git is left to itself.
    try shared.git(
      "push",
      "--quiet",
      shared.path,
      "refs/heads/letgo/\(try desk.device.deviceName):refs/heads/x"
    )
    #expect(FileManager.default.fileExists(atPath: trace))
  }
}
