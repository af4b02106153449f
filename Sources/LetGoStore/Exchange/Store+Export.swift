import LetGoCore

/// How many ops an export wrote, and how many it left out.
package struct ExportTally: Equatable, Sendable {
  /// The ops written.
  package var written = 0
  /// The ops whose checksum does not fit them; what they say can't be trusted, nor read again.
  package var damaged = 0

  package init() {}
}

extension Store {
  /// Hands over every op as a line of one JSON document (`ExchangeFormat`), the document's line ends
  /// included, and returns how many there were.
  ///
  /// Memory does not grow with the store, and no lock is held while `write` waits for a slow reader.
  package func exportOps(
    at moment: Moment,
    to write: (String) throws -> Void
  ) throws -> ExportTally {
    let header = ExchangeFormat.header(
      store: try database.integer("SELECT user_version FROM pragma_user_version"),
      device: try Device(in: database),
      at: moment.milliseconds
    )
    try write(header)
    var tally = ExportTally()
    // Pages, though others may write in between: an act's ops stand next to each other at the end of
    // its device's, so that each act of theirs is seen whole or not at all.
    try database.eachPage("SELECT id, act, entity, kind, stamp, fields, checksum FROM op") { row in
      try Self.exported(row)
    } _: { lines in
      var text = ""
      for line in lines {
        guard let line else {
          tally.damaged += 1
          continue
        }
        text += tally.written > 0 ? ",\n" : "\n"
        text += line
        tally.written += 1
      }
      try write(text)
    }
    try write("\n" + ExchangeFormat.trailer(count: tally.written) + "\n")
    return tally
  }

  /// Returns the line of an op; nil when its checksum does not fit it.
  private static func exported(_ row: Statement) throws -> String? {
    // Read as it stands: a damaged id is a damaged op here, and no reason to stop.
    guard let id = ID(bytes: row.blob(0)), let act = ID(bytes: row.blob(1)),
      let entity = ID(bytes: row.blob(2)), let kind = row.text(3), let fields = row.text(5)
    else { return nil }
    let op = Op.line(
      id: id,
      act: act,
      entity: entity,
      kind: kind,
      stamp: row.integer(4),
      fields: fields
    )
    let checksum = row.blob(6)
    return Checksum.of(op) == checksum ? ExchangeFormat.line(op: op, checksum: checksum) : nil
  }
}
