import LetGoCore
import Testing

@testable import LetGoStore

struct SearchTests {
  private static func filled() throws -> TemporaryStore {
    let temporary = try TemporaryStore()
    let store = try temporary.open()
    let items = ["USB cable", "café table", "cap (red)", "X-ray lamp", "O'Brien's 100% mug"]
    for (minute, name) in items.enumerated() {
      try store.record("gone", at: .noon(plus: Int64(minute))) {
        try $0.settle(Name(name), as: .out)
      }
    }
    try store.record("pause", at: .noon(plus: 10)) {
      try $0.pause(Name("camera"), Price(.exactly(Amount(800))), reason: "")
    }
    try store.add("call the café", at: 11)
    return temporary
  }

  @Test(arguments: [
    ("ca", ["call the café", "camera", "cap (red)", "café table", "USB cable"]),
    ("cable", ["USB cable"]), ("CAFE\u{301}", ["call the café", "café table"]),
    ("table caf", ["café table"]), ("red", ["cap (red)"]), ("ray", ["X-ray lamp"]),
    ("x-r", ["X-ray lamp"]), ("able", []), ("-", []), ("100%", ["O'Brien's 100% mug"]), ("_", []),
    ("%", []), ("' OR 1", []), ("usb usb", ["USB cable"]),
  ])
  func `words find names by how their words begin, the latest first`(
    words: String,
    names: [String]
  ) throws {
    let temporary = try Self.filled()

    let found = try temporary.open().search(Name(words), atMost: 10)

    #expect(found.map(\.name) == names)
  }

  @Test func `no more is found than was asked for, and undone records are not`() throws {
    let temporary = try Self.filled()
    let store = try temporary.open()
    _ = try store.undo(at: .noon(plus: 20))

    #expect(try store.search(Name("ca"), atMost: 2).map(\.name) == ["camera", "cap (red)"])
  }

  @Test func `a search reads the index of names alone`() throws {
    let temporary = try Self.filled()
    let store = try temporary.open()

    for table in ["item", "pause", "thing"] {
      let plan = try store.database.rows(
        """
        EXPLAIN QUERY PLAN SELECT id, stamp FROM \(table)
        WHERE key IS NOT NULL AND instr(key, 'a') ORDER BY stamp DESC, id DESC LIMIT 20
        """
      ) { $0.text(3) ?? "" }.joined()
      #expect(plan.contains("COVERING INDEX \(table)_by_key"), "\(plan)")
    }
  }
}

extension Find {
  /// What it is called.
  fileprivate var name: String {
    switch self {
    case .item(let item): item.name.text
    case .wish(let pause): pause.name.text
    case .thing(let title, _): title.text
    }
  }
}
