import LetGoCore
import Testing

@testable import LetGoStore

struct LeavingTests {
  private let end = Limits.published.end(ofBoxFrom:)

  @Test func `how many of a name there are is read by the name, however many left`() throws {
    let store = try TemporaryStore().open()

    let plan = try store.database.rows("EXPLAIN QUERY PLAN " + Act.piecesOfName) {
      $0.text(3) ?? ""
    }

    #expect(plan == ["SEARCH item USING INDEX item_by_key (key=?)"])
  }

  @Test func `so many pieces of one item leave, and the rest stays decided`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) {
      try $0.letGo(Name("books"), pieces: 12, as: .decided)
    }

    try store.record("out", at: .noon(plus: 1)) {
      _ = try $0.takeOut(Name("Books"), pieces: 5, Leaving(way: .given, place: "Oxfam"))
    }

    #expect(try store.items(.decided).map(\.count) == [7])
    let out = try #require(try store.items(.out).first)
    #expect(out.count == 5)
    #expect(out.leaving == Leaving(way: .given, place: "Oxfam"))
    try store.record("gone", at: .noon(plus: 2)) { try $0.letGo(Name("books"), pieces: 9) }
    #expect(try store.items(.decided).isEmpty)
    #expect(try store.items(.out).map(\.count) == [9, 5])
    _ = try store.undo(at: .noon(plus: 3))
    _ = try store.undo(at: .noon(plus: 4))
    #expect(try store.items(.decided).map(\.count) == [12])
    #expect(try store.items(.out).isEmpty)
    try store.expectSameByReplay()
  }

  @Test func `a box holds several items, whatever the case of its label`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.put("lamp", in: "Hall cupboard", at: .noon(), end)
    try store.put("cable", in: "hall  CUPBOARD", at: .noon(plus: 1), end)
    try store.put("mug", in: nil, at: .noon(plus: 2), end)

    let boxes = try store.boxes()

    #expect(boxes.map { $0.items.map(\.name.text) } == [["lamp", "cable"], ["mug"]])
    #expect(try store.countBoxes(closedBy: TemporaryStore.today) == 2)
    #expect(try store.boxes(closedBy: TemporaryStore.today + -1).isEmpty)
    try store.expectSameByReplay()
  }

  @Test func `all that is in a box leaves in one act, but an item of its name goes first`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.put("lamp", in: "hall", at: .noon(), end)
    try store.put("cable", in: "hall", at: .noon(plus: 1), end)
    try store.put("hall", in: nil, at: .noon(plus: 2), end)

    let first = try store.record("out", at: .noon(plus: 3)) { try $0.takeOut(Name("hall")) }
    let rest = try store.record("out", at: .noon(plus: 4)) { try $0.takeOut(Name("Hall")) }

    #expect(first.map(\.name.text) == ["hall"])
    #expect(rest.map(\.name.text) == ["lamp", "cable"])
    #expect(throws: Refusal.notHere(try Name("hall"))) {
      try store.record("out", at: .noon(plus: 5)) { _ = try $0.takeOut(Name("hall")) }
    }
    #expect(try store.undo(at: .noon(plus: 6)).count == 2)
    #expect(try store.boxes().map(\.items.count) == [2])
  }

  @Test func `what leaves its box and is put away again is in no box, unless one is named`() throws
  {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.put("lamp", in: "hall", at: .noon(), end)
    try store.record("gone", at: .noon(plus: 1)) { try $0.letGo(Name("lamp"), as: .decided) }

    try store.put("lamp", in: nil, at: .noon(plus: 2), end)

    #expect(try store.boxes().map(\.label) == [nil])
  }

  @Test func `another one is got once for each that left`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("gone", at: .noon()) { try $0.letGo(Name("cable")) }
    let paid = Price(.exactly(Amount(9)))

    let item = try store.record("again", at: .noon(plus: 1)) {
      try $0.getAgain(Name("Cable"), paid: paid)
    }

    #expect(item.name.text == "cable")
    #expect(try store.items(.out).map(\.again) == [TemporaryStore.today])
    #expect(try store.items(.out).map(\.paid) == [paid])
    #expect(throws: Refusal.gotAgain(try Name("cable"), on: TemporaryStore.today)) {
      try store.record("again", at: .noon(plus: 2)) { try $0.getAgain(Name("cable")) }
    }
    #expect(throws: Refusal.notOut(try Name("lamp"))) {
      try store.record("again", at: .noon(plus: 2)) { try $0.getAgain(Name("lamp")) }
    }
  }

  @Test func `20/20 is tested by what passed it, left, and was got again`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let no = Use.said(.no, on: TemporaryStore.today)
    let passing = Answers(used: no, cost: Price(.exactly(Amount(8))), minutes: .exactly(Amount(5)))
    let dear = Answers(used: no, cost: Price(.exactly(Amount(60))), minutes: .exactly(Amount(5)))
    try store.record("x", at: .noon()) { act in
      try act.settle(Name("cable"), as: .out, passing)
      try act.settle(Name("mug"), as: .decided, passing)
      try act.settle(Name("coat"), as: .out, dear)
      try act.settle(Name("shoes"), as: .out)
    }
    try store.record("again", at: .noon(plus: 1)) { act in
      _ = try act.getAgain(Name("cable"), paid: Price(.exactly(Amount(9)), Currency("EUR")))
      _ = try act.getAgain(Name("coat"), paid: Price(.exactly(Amount(50))))
    }

    let test = try store.ruleTest(under: .published)

    #expect(test.letGo == 2)
    #expect(test.gotAgain == 1)
    #expect(test.paid.amounts.map { "\($0.currency?.code ?? "-") \($0.amount)" } == ["EUR 9"])
  }
}

struct WaitTests {
  @Test func `a wait begins anew with its own instant, and undo brings the old one back`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.record("pause", at: .noon()) {
      try $0.pause(Name("camera"), Price(.exactly(Amount(800))), reason: "walks", place: "shop")
    }
    let first = try #require(try store.waiting(named: Name("Camera")))
    let later = Moment(
      milliseconds: TemporaryStore.noon + 30 * 86_400_000,
      day: TemporaryStore.today + 30
    )

    try store.record("pause", at: later) {
      try $0.pauseAgain(first, price: Price(.exactly(Amount(700))))
    }

    let again = try #require(try store.waiting(named: Name("camera")))
    #expect(again.began == later.day)
    #expect(again.start == later.milliseconds)
    #expect(again.price == Price(.exactly(Amount(700))))
    #expect(again.reason == "walks" && again.place == "shop")
    try store.expectSameByReplay()
    _ = try store.undo(at: later)
    #expect(try store.openPauses() == [first])
  }

  @Test func `money not spent is exact, a currency for itself, and no guess`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let prices = [
      "0.1", "0.2", "99.995 EUR", "40~60 EUR", "<50", "unknown", "unavailable", ">30", "5",
    ]
    for price in prices {
      try store.record("passed", at: .noon()) { act in
        try act.pause(Name(price), try #require(Price(price)), reason: "")
        if price != "5" { _ = try act.end(Name(price), as: .passed) }
      }
    }
    try store.record("bought", at: .noon()) { _ = try $0.end(Name("5"), as: .bought) }

    let apart = try store.moneyNotSpent().amounts
    let own = try store.moneyNotSpent(own: Currency("EUR")).amounts

    #expect(apart.map { "\($0.currency?.code ?? "-") \($0.amount)" } == ["- 30.30", "EUR 139.995"])
    #expect(own.map { "\($0.currency?.code ?? "-") \($0.amount)" } == ["EUR 170.295"])
  }

  @Test func `sums end at the largest number instead of past it`() {
    var totals = MoneyTotals()
    totals.add(Price(.exactly(.largest)), times: .max)
    totals.add(Price(.exactly(.largest)))

    #expect(totals.amounts.map(\.amount.thousandths) == [.max])
  }
}

extension Store {
  fileprivate func put(
    _ name: String,
    in label: String?,
    at moment: Moment,
    _ end: (Day) -> Day
  ) throws {
    try record("box", at: moment) {
      try $0.box(Name(name), label: label.map { try Name($0) }, until: end)
    }
  }

  fileprivate func expectSameByReplay() throws {
    let before = try projections()
    try database.transaction { try Projection(database: database).rebuild() }
    #expect(try projections() == before)
  }
}
