import Foundation
import Testing

@testable import LetGoCLI

/// What is read of a folder at a press of Tab.
struct FolderNamesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("letgo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func names(_ beginning: String, onlyFolders: Bool = false) -> FolderNames {
    FolderNames(in: folder.path, .init(beginning: beginning, onlyFolders: onlyFolders))
  }

  private func make(_ names: String...) {
    for name in names { close(open(folder.path + "/" + name, O_CREAT | O_WRONLY, 0o600)) }
  }

  @Test func `names fit in any case, hidden ones after a dot, and links are what they lead to`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    make("Box.csv", "boat", ".boxes", "Étagère", "lamp")
    mkdir(folder.path + "/bo", 0o700)
    symlink("bo", folder.path + "/bolt")
    symlink("nowhere", folder.path + "/bond")

    let found = names("bo").found.sorted { $0.name < $1.name }
    #expect(found.map(\.name) == ["Box.csv", "bo", "boat", "bolt", "bond"])
    #expect(found.filter(\.isFolder).map(\.name) == ["bo", "bolt"])
    #expect(names("bo", onlyFolders: true).found.count == 2)
    #expect(names(".").found.map(\.name) == [".boxes"])
    #expect(names("..").found.map(\.name) == [".."])
    #expect(names("é").found.map(\.name) == ["Étagère"])
    #expect(names("BOa").found.map(\.name) == ["boat"])
    #expect(names("boats").found == [])
    #expect(names("box.csv ").found == [])
    #expect(!names("").found.map(\.name).contains(".boxes"))
    #expect(FolderNames(in: folder.path + "/lamp", .init(beginning: "")).found == [])
    #expect(FolderNames(in: folder.path + "/gone", .init(beginning: "")).found == [])
  }

  @Test func `of a large folder no more is read than a key press has time for`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<2_100 { make("f\(number)") }

    #expect(names("f").found.count == 2_000)
    #expect(names("f").isPart)
    #expect(names("f209").found.count == 11)
    #expect(!names("f209").isPart)
  }
}
