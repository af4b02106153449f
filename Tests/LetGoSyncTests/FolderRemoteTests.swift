import Foundation
import LetGoCore
import Testing

@testable import LetGoSync

/// A real folder, with all that a person, a program that carries it or somebody hostile may put there.
struct FolderRemoteTests {
  private let folder: URL
  private let desk: Laptop
  private let couch: Laptop
  private let own: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("letgo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    desk = try Laptop(with: FolderRemote(at: folder.path))
    couch = try Laptop(with: FolderRemote(at: folder.path))
    for device in [desk, couch] { try device.setUp() }
    try desk.add("renew passport")
    try desk.sync()
    own = folder.appendingPathComponent("v1/\(try desk.device.deviceName)")
  }

  /// Syncs the couch, and expects that what the desk left arrived.
  private func arrival() throws -> SyncReport {
    let report = try couch.sync()
    #expect(try couch.contents() == desk.contents())
    return report
  }

  @Test func `segments lie in folders of a thousand, each for this person alone`() throws {
    for number in 1...2 {
      try desk.record("settings") { try $0.set([.cost: String(number)]) }
      try desk.sync()
    }
    let segment = own.path + "/000/002.jsonl"

    #expect(FileManager.default.fileExists(atPath: segment))
    #expect(Layout.place(of: 1_234_567) == ("1234", "567.jsonl"))
    let mode = try FileManager.default.attributesOfItem(atPath: segment)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
    #expect(try arrival().keptOut == [])
  }

  @Test func `whatever else lies in the folder is left alone`() throws {
    let others = [
      "notes.txt", "v1/.stfolder/x", "v1/000", "v1/0123456789ABCDEF/key",
      "v1/0123456789abcdef0/key",
      "\(own.path.dropFirst(folder.path.count + 1))/000/000.sync-conflict-20261130-1.jsonl",
      "\(own.path.dropFirst(folder.path.count + 1))/000/000 (conflicted copy).jsonl",
      "\(own.path.dropFirst(folder.path.count + 1))/..data/key", "v1/../v1/other/key",
    ]
    for name in others {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("{}".utf8).write(to: file)
    }

    let report = try arrival()

    #expect(report.keptOut == [])
    #expect(report.late == [])
    for name in others {
      let file = folder.appendingPathComponent(name).path
      #expect(FileManager.default.contents(atPath: file) == Data("{}".utf8))
    }
  }

  @Test func `links and pipes are named, never followed and never waited for`() throws {
    let directory = folder.appendingPathComponent("v1")
    let secret = folder.appendingPathComponent("secret")
    try Data("secret".utf8).write(to: secret)
    let link = directory.appendingPathComponent("00000000000000aa")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: own)
    let piped = directory.appendingPathComponent("00000000000000bb")
    try FileManager.default.createDirectory(at: piped, withIntermediateDirectories: true)
    mkfifo(piped.path + "/key", 0o600)
    mkfifo(directory.path + "/00000000000000cc", 0o600)
    let linked = directory.appendingPathComponent("00000000000000dd")
    try FileManager.default.createDirectory(at: linked, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: linked.appendingPathComponent("key"),
      withDestinationURL: secret
    )

    let report = try arrival()

    #expect(report.keptOut.map(\.device) == [0xAA, 0xCC, 0xBB, 0xDD])
    #expect(report.keptOut.allSatisfy { $0.reason == .notFile })
  }

  @Test func `a segment that is a pipe, a link or too large keeps out itself and what follows`()
    throws
  {
    try desk.record("settings") { try $0.set([.cost: "30"]) }
    try desk.sync()
    let segment = own.path + "/000/001.jsonl"
    let text = try Data(contentsOf: URL(fileURLWithPath: segment))
    let device = try desk.device
    try FileManager.default.removeItem(atPath: segment)

    mkfifo(segment, 0o600)
    #expect(try couch.sync().keptOut == [KeptOut(device, number: 1, .notFile)])
    try FileManager.default.removeItem(atPath: segment)
    try FileManager.default.createSymbolicLink(atPath: segment, withDestinationPath: "/etc/passwd")
    #expect(try couch.sync().keptOut == [KeptOut(device, number: 1, .notFile)])
    try FileManager.default.removeItem(atPath: segment)
    try Data(repeating: 0x20, count: 65_537).write(to: URL(fileURLWithPath: segment))
    #expect(try couch.sync().keptOut == [KeptOut(device, number: 1, .tooLarge(bytes: 65_537))])

    try text.write(to: URL(fileURLWithPath: segment))
    #expect(try arrival().keptOut == [])
  }

  @Test func `a folder that is gone is no place that was emptied`() throws {
    let away = folder.path + "-away"
    try FileManager.default.moveItem(atPath: folder.path, toPath: away)

    #expect(throws: RemoteFailure.noFolder(path: folder.path)) { try desk.sync() }

    try FileManager.default.moveItem(atPath: away, toPath: folder.path)
    #expect(try desk.sync() == SyncReport())
    try FileManager.default.moveItem(
      atPath: folder.path + "/v1",
      toPath: folder.path + "/elsewhere"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/v1",
      withDestinationPath: "elsewhere"
    )
    // Nothing is written through a link either.
    #expect(throws: RemoteFailure.system(path: folder.path + "/v1", errno: ENOTDIR)) {
      try desk.sync()
    }
  }
}
