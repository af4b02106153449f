import LetGoCore
import LetGoStore

/// Ten years of somebody who let go of a great many things, as an export has them.
struct Household {
  let records: Int
  let today: Day
  private var count = 0

  init(records: Int, today: Day) {
    self.records = records
    self.today = today
  }

  private static let nouns = [
    "bread maker", "usb cable", "desk lamp", "tea kettle", "yoga mat", "old phone", "rain coat",
    "picture frame", "board game", "cookbook", "winter boots", "chargeur de téléphone",
  ]

  /// Returns the name of a record, which no other has.
  static func name(of record: Int) -> String { "\(nouns[record % nouns.count]) \(record)" }

  /// Returns whether a record is decided and still in the house.
  static func isDecided(_ record: Int) -> Bool { (11..<16).contains(record % 20) }

  private func outcome(of record: Int) -> String {
    let day = day(of: record)
    switch record % 20 {
    case 0..<11: return "out \(day)"
    case 16..<19: return "kept \(day)"
    // No box is due yet.
    case 19: return "boxed \(today + -(record % 25))"
    default: return "decided \(day)"
    }
  }

  private func day(of record: Int) -> Day { today + -(record * 3_650 / records) }

  /// Hands over the document, a line at a time; an act has ten records.
  mutating func write(to body: (String) -> Void) {
    body("{\"letgo\":1,\"store\":2,\"ops\":[")
    var act = ID(device: 7, number: 1, salt: 0)
    for record in 0..<records {
      let day = day(of: record)
      let stamp = Int64(day.number) * 86_400_000 + Int64(record % 1_000)
      if record % 10 == 0 {
        act = ID(device: 7, number: UInt32(record) * 2 + 1, salt: 1)
        let fields = "{\"day\":\"\(day)\",\"verb\":\"triage\"}"
        body(line("[\"\(act)\",\"\(act)\",\"\(act)\",\"act\",\(stamp),\(fields)]"))
      }
      let id = ID(device: 7, number: UInt32(record) * 2 + 2, salt: 2)
      let (name, outcome) = (Self.name(of: record), outcome(of: record))
      let fields = "{\"name\":\"\(name)\",\"outcome\":\"\(outcome)\"}"
      body(line("[\"\(id)\",\"\(act)\",\"\(id)\",\"item\",\(stamp),\(fields)]"))
    }
    body("\n],\"count\":\(count)}\n")
  }

  private mutating func line(_ op: String) -> String {
    count += 1
    let checksum = Hex.text(Checksum.of(op))
    return "\(count == 1 ? "" : ",")\n{\"op\":\(op),\"checksum\":\"\(checksum)\"}"
  }
}
