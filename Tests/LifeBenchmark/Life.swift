import Fixtures
import LetGoCore
import LetGoStore

/// Ten years of somebody who lets go of things, as an export has them: what leaves by itself or after a
/// verdict, boxes, wishes, the two things to do, and now and then an undo.
///
/// The same seed makes the same years, but for the device that they are of.
struct Life {
  private let device: UInt64
  private let days: Int
  private let acts: Int
  private var dice = Seeded(20_261_130)
  private var number: UInt32 = 0
  /// How many ops were made.
  private(set) var count = 0

  /// What may still become something else: entities by where they are.
  private var decided: [ID] = []
  private var boxed: [ID] = []
  private var wishes: [ID] = []
  private var things: [ID] = []

  init(of device: UInt64, acts: Int, over days: Int) {
    self.device = device
    self.acts = acts
    self.days = days
  }

  private static let nouns = [
    "bread maker", "usb cable", "desk lamp", "tea kettle", "yoga mat", "old phone", "rain coat",
    "picture frame", "board game", "cookbook", "winter boots", "chargeur de téléphone",
  ]

  /// Hands over the document of an export, some lines at a time.
  mutating func write(until last: Day, to body: (String) throws -> Void) rethrows {
    try body("{\"letgo\":1,\"store\":2,\"ops\":[")
    for index in 0..<acts {
      let day = last + (1 - days + index * days / acts)
      let time = Int64(index * days % acts * 86_400_000 / acts)
      let stamp = Int64(day.number) * 86_400_000 + time
      let separator = count == 0 ? "\n" : ",\n"
      try body(separator + act(on: day, at: stamp).joined(separator: ",\n"))
    }
    try body("\n],\"count\":\(count)}\n")
  }

  private mutating func act(on day: Day, at stamp: Int64) -> [String] {
    let id = nextID()
    let (verb, changes) = step(on: day)
    var lines = [
      line(id, of: id, on: id, "act", stamp, "{\"day\":\"\(day)\",\"verb\":\"\(verb)\"}")
    ]
    for change in changes {
      let op = nextID(unless: change.isNew ? change.entity : nil)
      lines.append(line(op, of: id, on: change.entity, change.kind, stamp, change.fields))
    }
    if random(100) == 0 {
      lines.append(line(nextID(), of: id, on: id, "act", stamp + 1, "{\"undone\":1}"))
    }
    return lines
  }

  /// What one op of an act sets.
  private struct Change {
    let kind: String
    let entity: ID
    let fields: String
    var isNew = false
  }

  private mutating func step(on day: Day) -> (verb: String, [Change]) {
    let name = "\(Self.nouns[random(Self.nouns.count)]) \(count)"
    switch random(100) {
    case 0..<35:
      return ("gone", [begin("item", "{\"name\":\"\(name)\",\"outcome\":\"out \(day)\"}")])
    case 35..<55:
      let answers = "\"cost\":\"\(random(20))\",\"minutes\":\"\(random(20))\""
      let fields =
        "{\(answers),\"name\":\"\(name)\",\"outcome\":\"decided \(day)\",\"used\":\"no \(day)\"}"
      let change = begin("item", fields)
      decided.append(change.entity)
      return ("verdict", [change])
    case 55..<70 where !decided.isEmpty:
      let entity = decided.remove(at: random(decided.count))
      let way = ["sold", "given", "recycled", "thrown"][random(4)]
      return (
        "out",
        [
          Change(
            kind: "item",
            entity: entity,
            fields: "{\"outcome\":\"out \(day)\",\"way\":\"\(way)\"}"
          )
        ]
      )
    case 70..<78:
      let fields = "{\"name\":\"\(name)\",\"outcome\":\"kept \(day)\",\"used\":\"yes \(day)\"}"
      return ("verdict", [begin("item", fields)])
    case 78..<84 where boxed.count > 40:
      return (
        "keep",
        [Change(kind: "item", entity: boxed.removeFirst(), fields: "{\"outcome\":\"kept \(day)\"}")]
      )
    case 78..<86:
      let change = begin("item", "{\"name\":\"\(name)\",\"outcome\":\"boxed \(day)\"}")
      boxed.append(change.entity)
      return ("box", [change])
    case 86..<90 where wishes.count > 10:
      return (
        "passed",
        [
          Change(
            kind: "pause",
            entity: wishes.removeFirst(),
            fields: "{\"ending\":\"passed \(day)\"}"
          )
        ]
      )
    case 86..<92:
      let fields =
        "{\"began\":\"\(day)\",\"name\":\"\(name)\",\"price\":\"\(31 + random(400))\",\"reason\":\"slow mornings\"}"
      let change = begin("pause", fields)
      wishes.append(change.entity)
      return ("pause", [change])
    default:
      if let thing = things.popLast() {
        return ("done", [Change(kind: "thing", entity: thing, fields: "{\"finished\":\"\(day)\"}")])
      }
      let change = begin("thing", "{\"title\":\"\(name)\"}")
      things.append(change.entity)
      return ("add", [change])
    }
  }

  private mutating func begin(_ kind: String, _ fields: String) -> Change {
    // Its id is the next one, which `act` gives to the op.
    Change(kind: kind, entity: nextID(), fields: fields, isNew: true)
  }

  private mutating func nextID(unless known: ID? = nil) -> ID {
    if let known { return known }
    number += 1
    return ID(device: device, number: number, salt: UInt32(truncatingIfNeeded: dice.next()))
  }

  private mutating func line(
    _ id: ID,
    of act: ID,
    on entity: ID,
    _ kind: String,
    _ stamp: Int64,
    _ fields: String
  ) -> String {
    count += 1
    let op = "[\"\(id)\",\"\(act)\",\"\(entity)\",\"\(kind)\",\(stamp),\(fields)]"
    return "{\"op\":\(op),\"checksum\":\"\(Hex.text(Checksum.of(op)))\"}"
  }

  private mutating func random(_ bound: Int) -> Int {
    Int(dice.next() % UInt64(bound))
  }
}
