import Foundation
import Testing

@testable import LetGoStore

struct DiskTests {
  @Test func `what can't be seen is not said to be absent`() throws {
    let temporary = try TemporaryStore()
    let link = try endlessLink(beside: temporary)

    #expect(throws: StoreFailure.self) { try Disk.isThere(link) }
    #expect(throws: StoreFailure.self) { try Disk.list(link) }
    #expect(try !Disk.isThere(link + ".missing"))
    #expect(try Disk.list(link + ".missing") == [])
    #expect(try Disk.isThere(temporary.directory.path))
  }

  @Test func `backups that can't be listed are not said to be none`() throws {
    let temporary = try TemporaryStore()
    try temporary.open().fillWithEverything()
    let backups = Backups(of: temporary.location)
    try makeEndlessLink(at: temporary.location.backupDirectory)

    #expect(throws: StoreFailure.self) { try backups.list(at: .noon()) }
    #expect(throws: StoreFailure.self) { try backups.backup(named: nil, at: .noon()) }
  }

  @Test func `what the disk does not give is an error of the disk, not damage`() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.open()

    // A directory opens for reading, and every reading of it fails.
    #expect(throws: SQLiteError.self) { try Disk.readThrough(temporary.directory.path) }
    try Disk.readThrough(temporary.location.path)
  }

  @Test func `a store that can't be seen is not written over`() throws {
    let temporary = try TemporaryStore()
    _ = try temporary.open()
    let link = try endlessLink(beside: temporary)
    let location = StoreLocation(path: link)
    try Data("other".utf8).write(to: URL(fileURLWithPath: location.successorPath))

    #expect(throws: StoreFailure.self) {
      try Successor.takePlace(of: location, keepingOldIn: link + ".kept", at: .noon())
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == link)
  }

  /// Makes a link to itself, at which not even root sees anything.
  private func endlessLink(beside temporary: TemporaryStore) throws -> String {
    let path = temporary.directory.path + "/link"
    try FileManager.default.createDirectory(
      at: temporary.directory,
      withIntermediateDirectories: true
    )
    try makeEndlessLink(at: path)
    return path
  }

  private func makeEndlessLink(at path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
  }
}
