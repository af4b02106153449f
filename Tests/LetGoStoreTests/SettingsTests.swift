import Foundation
import LetGoCore
import LetGoResources
import Testing

@testable import LetGoStore

struct SettingsTests {
  @Test func `what was never set is as published`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()

    #expect(try store.settings == Settings())
    #expect(Settings().limits == .published)
  }

  @Test func `settings are fields of one entity, so each keeps its own last value`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()

    try store.record("settings", at: .noon()) { try $0.set([.cost: "15", .currency: "EUR"]) }
    try store.record("settings", at: .noon(plus: 1)) { try $0.set([.cost: "25"]) }

    #expect(try store.settings.values == [.cost: "25", .currency: "EUR"])
    #expect(try store.settings.limits.cost == Amount(25))
    _ = try store.undo(at: .noon(plus: 2))
    #expect(try store.settings.limits.cost == Amount(15))
    try store.record("settings", at: .noon(plus: 3)) { try $0.set([.cost: nil]) }
    #expect(try store.settings.values == [.currency: "EUR"])
  }

  @Test(arguments: [
    (Settings.Key.cost, "0"), (.cost, "-1"), (.cost, "cheap"), (.window, "0"), (.window, "1.5"),
    (.pauseDays, "99999"), (.currency, "money"), (.dayStart, "24:00"), (.dayStart, "4"),
    (.dayStart, "4:0"), (.name, ""), (.pauseHours, "x"), (.longPausePrice, "0"),
  ])
  func `what is no value of a setting sets nothing`(key: Settings.Key, text: String) {
    var settings = Settings()

    let isSet = settings.set(key, to: text)

    #expect(!isSet)
    #expect(settings == Settings())
  }

  @Test func `a store of version 1 reads and writes on, with all that it holds`() throws {
    let temporary = try TemporaryStore()
    do {
      _ = try temporary.open()
      // Made anew as the first version would have it.
      temporary.location.remove()
      let database = try Database(path: temporary.location.path, for: .creating)
      try Migrations.run(on: database, versions: [Resources.storeVersions[0]])
      let other = try TemporaryStore()
      try other.open().fillWithEverything()
      try database.run("ATTACH ?1 AS other", .text(other.location.path))
      try database.run("INSERT INTO main.op SELECT * FROM other.op")
    }
    // Where no backup can be made, nothing is brought to another version either.
    let obstacle = URL(fileURLWithPath: temporary.location.backupDirectory)
    try Data().write(to: obstacle)
    let before = try Store(readingAt: temporary.location).projections()
    #expect(try Migrations.version(of: Database(path: temporary.location.path, for: .writing)) == 1)

    try FileManager.default.removeItem(at: obstacle)
    let store = try Store(readingAt: temporary.location)

    #expect(try store.projections() == before)
    #expect(try Inspection().findings(in: temporary.location) == [])
    #expect(Backups(of: temporary.location).all().count == 1)
    #expect(try !store.items(.out).isEmpty)
  }
}
