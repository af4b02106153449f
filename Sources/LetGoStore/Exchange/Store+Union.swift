import LetGoCore

extension Store {
  /// Makes a store that goes with the process, with all that another one holds.
  ///
  /// It counts on as the same device, so that an undo finds its acts once they are taken back in.
  package convenience init(copyOf other: Store?) throws {
    try self.init(readingAt: nil)
    guard let other else { return }
    let device = try other.database.first("SELECT id FROM device") { $0.blob(0) }
    if let device { try database.run("UPDATE device SET id = ?1", .blob(device)) }
    try takeIn(all: other)
  }

  /// Takes in every op of another store that is not here yet, all or nothing, and returns how many
  /// there were.
  @discardableResult
  package func takeIn(all other: Store, on today: Day? = nil) throws -> Int {
    var document: [UInt8] = []
    _ = try other.exportOps(at: Moment(milliseconds: 0, day: Day(number: 0))) {
      document += Array($0.utf8)
    }
    var rest = document[...]
    let intake = try Intake { room in
      let part = rest.prefix(room.count)
      rest = rest.dropFirst(part.count)
      room.copyBytes(from: part)
      return part.count
    }
    return try takeIn(intake, on: today).new
  }
}
