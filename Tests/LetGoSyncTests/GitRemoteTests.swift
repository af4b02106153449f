import Foundation
import LetGoStore
import Testing

@testable import LetGoSync

/// Devices that share a real repository, a branch each, and what may become of those.
struct GitRemoteTests {
  private let shared: SharedRepository
  private let desk: Laptop
  private let couch: Laptop

  init() throws {
    shared = try SharedRepository()
    (desk, couch) = (shared.desk, shared.couch)
  }

  @Test func `each device has a branch of its own, which only grows`() throws {
    try couch.add("water plants")
    try desk.sync()
    try couch.sync()
    try desk.sync()
    #expect(try desk.contents() == couch.contents())
    let before = try shared.git("for-each-ref")

    #expect(try desk.sync() == SyncReport())
    #expect(try couch.sync() == SyncReport())
    #expect(try shared.git("for-each-ref") == before)
    let names = try [desk, couch].map { "refs/heads/letgo/\(try $0.device.deviceName)" }
    #expect(
      try shared.git("for-each-ref", "--format=%(refname)").split(separator: "\n").map(String.init)
        == names.sorted()
    )

    try desk.record("settings") { try $0.set([.cost: "30"]) }
    #expect(try shared.arrival().received == 2)
    #expect(try shared.git("rev-list", "--count", names[0]) == "2")
    let files = try shared.git("ls-tree", "-r", "--name-only", names[0]).split(separator: "\n")
    #expect(files.map { $0.suffix(9) } == ["000.jsonl", "001.jsonl", files.last?.suffix(9)])
    #expect(files.last?.hasSuffix("/key") == true)
  }

  @Test func `a branch that was written anew is named, and what was known stays`() throws {
    try desk.sync()
    try couch.sync()
    let before = try couch.contents()
    let device = try desk.device
    try shared.point(try shared.git("mktree"), device: device)

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
    try shared.git("update-ref", "-d", "refs/heads/letgo/\(try desk.device.deviceName)")

    #expect(try couch.sync().gone == [desk.device])
    #expect(try couch.sync() == SyncReport())
    #expect(try couch.contents() == before)
  }

  @Test func `of two copies that push at once the second is another device`() throws {
    try desk.sync()
    let copy = try desk.copy(with: MemoryFolder(), keys: true)
    copy.folder = try shared.remote(of: copy)
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
    let own = couch.state.gitRepository(for: shared.path)
    _ = try couch.sync()
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    let name = try desk.device.deviceName
    try Data().write(to: URL(fileURLWithPath: "\(own)/refs/letgo/incoming/\(name).lock"))

    #expect(try shared.arrival().received == 2)

    for path in try FileManager.default.subpathsOfDirectory(atPath: own + "/objects")
    where path.count > 20 {
      let file = "\(own)/objects/\(path)"
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      try Data().write(to: URL(fileURLWithPath: file))
    }
    try desk.record("settings") { try $0.set([.cost: "31"]) }
    #expect(try shared.arrival().received == 2)
  }

  @Test func `a place that can't be reached is told in git's words`() throws {
    try FileManager.default.removeItem(atPath: shared.path)

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
    try FileManager.default.removeItem(atPath: shared.path)
    try shared.git("init", "--quiet", "--bare", shared.path)

    #expect(try desk.sync().isNewDevice)
    let tablet = try Laptop(with: MemoryFolder())
    tablet.folder = try shared.remote(of: tablet)
    try tablet.setUp()
    try tablet.sync()

    #expect(try tablet.contents() == desk.contents())
  }
}
