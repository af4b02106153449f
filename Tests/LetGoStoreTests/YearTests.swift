import LetGoCore
import Testing

@testable import LetGoStore

struct YearTests {
  private let temporary: TemporaryStore
  private let store: Store

  init() throws {
    temporary = try TemporaryStore()
    store = try temporary.open()
  }

  private func moment(_ day: String) throws -> Moment {
    let day = try #require(Day(day))
    return Moment(milliseconds: Int64(day.number) * 86_400_000, day: day)
  }

  private func settle(_ name: String, as kind: Outcome.Kind, on day: String) throws {
    try store.record("x", at: moment(day)) { try $0.settle(Name(name), as: kind) }
  }

  private func pass(_ name: String, _ price: String, on day: String) throws {
    let price = try #require(Price(price))
    try store.record("pause", at: moment(day)) { try $0.pause(Name(name), price, reason: "") }
    try store.record("passed", at: moment(day)) { _ = try $0.end(Name(name), as: .passed) }
  }

  private func year(own: Currency? = nil) throws -> Year {
    try store.year(
      from: try #require(Day("2025-12-01")),
      through: try #require(Day("2026-11-30")),
      own: own
    )
  }

  @Test func `pieces let go are counted by their day, within the year`() throws {
    try settle("too early", as: .out, on: "2025-11-30")
    try settle("first", as: .out, on: "2025-12-01")
    try settle("lamp", as: .out, on: "2026-11-29")
    try settle("hat", as: .decided, on: "2026-11-29")
    try settle("coat", as: .kept, on: "2026-11-29")
    try settle("box", as: .boxed, on: "2026-11-29")
    try settle("tomorrow", as: .out, on: "2026-12-01")
    try store.record("gone", at: moment("2026-11-30")) { act in
      try act.create(
        .item,
        ["name": .text("books"), "outcome": .text("out 2026-11-30"), "count": .integer(12)]
      )
    }
    try settle("taken back", as: .out, on: "2026-11-30")
    _ = try store.undo(at: moment("2026-11-30"))

    let letGo = try year().letGo.map { "\($0.key) \($0.value)" }.sorted()

    #expect(letGo == ["2025-12-01 1", "2026-11-29 2", "2026-11-30 12"])
  }

  @Test func `what was not spent is added up by month and currency`() throws {
    try pass("camera", "800 EUR", on: "2026-11-30")
    try pass("boots", "90", on: "2026-11-01")
    try pass("bag", "90", on: "2026-10-31")
    try pass("phone", "100~200 USD", on: "2026-10-30")
    try pass("early", "5", on: "2025-11-30")
    try store.record("pause", at: moment("2026-11-02")) {
      try $0.pause(Name("waits"), Price(.exactly(Amount(70))), reason: "")
    }

    let months = try year(own: Currency("EUR")).notSpent.map { month, totals in
      let sums = totals.amounts.map { "\($0.amount) \($0.currency?.code ?? "-")" }
      return "\(month) \(sums.joined(separator: " "))"
    }.sorted()

    #expect(months == ["2026-10 90 EUR 100 USD", "2026-11 890 EUR"])
  }

  @Test(arguments: [Year.items, Year.furtherPieces, Year.passed])
  func `a year is read along indexes alone, however long the past`(sql: String) throws {
    let plan = try store.database.rows("EXPLAIN QUERY PLAN " + sql) { $0.text(3) ?? "" }

    #expect(plan.count == 1)
    #expect(plan[0].contains("COVERING INDEX"), "\(plan)")
  }
}
