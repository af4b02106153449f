import Foundation
import LetGoCore
import Testing

@testable import LetGoStore

struct InspectionTests {
  @Test func `a store in which everything happened is well, and is not written to`() throws {
    let temporary = try TemporaryStore()
    try temporary.open().fillWithEverything()
    let before = try Data(contentsOf: URL(fileURLWithPath: temporary.location.path))

    #expect(try Inspection().findings(in: temporary.location) == [])

    #expect(try Data(contentsOf: URL(fileURLWithPath: temporary.location.path)) == before)
  }

  @Test(
    arguments: [
      ("UPDATE op SET fields = replace(fields, 'coat', 'boat')", [.ops(1), .projections(1)]),
      ("UPDATE op SET stamp = stamp + 1 WHERE fields LIKE '%coat%'", [.ops(1), .projections(1)]),
      ("UPDATE item SET name = 'wool boat' WHERE name = 'wool coat'", [.projections(1)]),
      ("DELETE FROM pause WHERE name = 'camera'", [.projections(1)]),
      ("INSERT INTO act VALUES (x'00', 'add', 0, 0, 0, 0)", [.projections(1)]),
      ("UPDATE thing SET slot = 2 WHERE slot = 1", [.projections(1), .places]),
      ("DROP INDEX thing_by_slot", [.tables]), ("DELETE FROM device", [.tables]),
    ] as [(String, [Finding])]
  )
  func `what is not as it has to be is found`(change: String, findings: [Finding]) throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.fillWithEverything()
    #expect(try Inspection().findings(in: temporary.location) == [])

    try store.database.run(change)

    #expect(try Inspection().findings(in: temporary.location) == findings)
  }

  @Test func `a rebuild makes right what the ops say, and a newer letgo's ops stay`() throws {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    try store.fillWithEverything()
    try store.addNewerOps()
    let (ops, projections) = (try store.ops(), try store.projections())
    try store.database.run(script: "UPDATE item SET name = 'x'; DELETE FROM thing")

    try store.rebuild()

    #expect(try store.ops() == ops)
    #expect(try store.projections() == projections)
    #expect(try Inspection().findings(in: temporary.location) == [])
  }
}

extension Store {
  /// Adds what a newer letgo may write: a kind, a field and a shape of value that are not known.
  func addNewerOps() throws {
    let act = ID(device: 7, number: 1, salt: 1)
    for (number, kind, fields) in [
      (1, "act", #"{"day":"2026-11-30","mood":[1,2.50,{"a":null}],"verb":"plan"}"#),
      (2, "plan", #"{ "ZZ":1e3 ,"name":"caf\u00e9"}"#),
    ] {
      let id = ID(device: 7, number: UInt32(number), salt: 1)
      let line = Op.line(id: id, act: act, entity: id, kind: kind, stamp: 5, fields: fields)
      let op = StoredOp(
        id: id.bytes,
        act: act.bytes,
        entity: id.bytes,
        kind: kind,
        fields: fields,
        stamp: 5,
        checksum: Checksum.of(line)
      )
      #expect(try op.add(to: database))
    }
    try rebuild()
  }
}
