import LetGoStore
import Testing

@testable import LetGoCLI

struct BackgroundSyncTests {
  @Test func `there is one in half a minute, and one on leaving for what came since`() {
    final class Count { var value = 0 }
    let count = Count()
    var sync = BackgroundSync { count.value += 1 }

    sync.beginIfDue(at: 0)
    #expect(count.value == 0)
    sync.noteWrite()
    sync.beginIfDue(at: 1_000)
    #expect(count.value == 1)
    sync.noteWrite()
    sync.beginIfDue(at: 30_999)
    #expect(count.value == 1)
    sync.beginIfDue(at: 31_000)
    #expect(count.value == 2)
    sync.beginIfDue(at: 31_000, isLeaving: true)
    #expect(count.value == 2)
    sync.noteWrite()
    sync.beginIfDue(at: 31_001, isLeaving: true)
    #expect(count.value == 3)
    // A clock that was set back does not stop them.
    sync.noteWrite()
    sync.beginIfDue(at: 5)
    #expect(count.value == 4)
  }

  @Test(arguments: [false, true])
  func `a shell begins one on opening and one after a write, where sync is set up`(
    isSetUp: Bool
  ) throws {
    final class Count { var value = 0 }
    let count = Count()
    let stage = try Stage("add renew passport")
    if isSetUp {
      let store = try Store(writingAt: #require(stage.context.location))
      try store.setUp(.folder, at: "/nowhere", key: [])
    }
    stage.context.backgroundSync = BackgroundSync { count.value += 1 }

    try stage.runSession()

    #expect(count.value == (isSetUp ? 2 : 0))
    #expect(try stage.transcript.contains("1 renew passport."))
  }

  @Test(arguments: [
    ([], true), (["status"], true), (["OFF"], true), (["setup", "folder", "My", "Files"], true),
    (["setup", "git", "x"], true), (["cable"], false), (["setup"], false),
    (["off", "switch"], false),
    (["setup", "box"], false),
  ])
  func `what follows the verb tells a request from a thing`(words: [String], fits: Bool) {
    #expect(SyncCommand.fits(words) == fits)
  }
}
