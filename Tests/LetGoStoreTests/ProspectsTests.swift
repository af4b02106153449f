import LetGoCore
import Testing

@testable import LetGoStore

/// What is asked in one statement is never less than what a closer look finds.
struct ProspectsTests {
  @Test(arguments: [0, 29, 30, 31, 45])
  func `a look is worth it from the day on which it finds something`(days: Int) throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("box", at: .noon()) { act in
      try act.box(Name("bread maker")) { $0 + 30 }
    }
    try store.record("pause", at: .noon()) { act in
      try act.pause(Name("kettle"), Price(.exactly(Amount(249))), reason: "mornings")
    }
    let moment = Moment(
      milliseconds: TemporaryStore.noon + Int64(days) * 86_400_000,
      day: TemporaryStore.today + days
    )
    let closed = moment.day + -30

    let found = try store.prospects(under: .published, at: moment, boxesClosedBy: closed)

    #expect(try found.pauses == !store.duePauses(under: .published, at: moment).isEmpty)
    #expect(try found.boxes == (store.countBoxes(closedBy: closed) > 0))
    #expect(found.rounds == false)
  }

  @Test func `nothing is worth a look in a store with nothing in it`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()

    let found = try store.prospects(
      under: .published,
      at: .noon(),
      boxesClosedBy: TemporaryStore.today
    )

    #expect(found == Prospects(pauses: false, boxes: false, rounds: false))
  }
}
