import LetGoCore

extension RemoteRecord {
  /// The name of the place through which a round is exchanged, by the hash of its start record.
  package static func name(ofRound round: [UInt8]) -> String { Hex.text(round) }
}

extension Store {
  /// Returns the places that rounds are exchanged through.
  package func roundRemotes() throws -> [RemoteRecord] {
    try database.rows(
      "SELECT \(RemoteRecord.columns) FROM remote WHERE sent IS NULL ORDER BY name",
      row: RemoteRecord.init
    )
    .compactMap(\.self)
  }

  /// Begins to exchange a round through a place, instead of the one before.
  package func meet(of round: [UInt8], _ kind: RemoteRecord.Kind, at place: String) throws {
    try database.transaction {
      let name = RemoteRecord.name(ofRound: round)
      try forgetRows(of: name)
      try forgetPlacedRows(of: round)
      try database.run(
        "INSERT INTO remote (name, kind, place) VALUES (?1, ?2, ?3)",
        .text(name),
        .text(kind.rawValue),
        .text(place)
      )
    }
  }

  /// Keeps segments that were read in the round's place and verified, with how far the place is known,
  /// and returns how many of them are new.
  package func keep(
    _ segments: [KeptSegment],
    foundIn chain: Chain?,
    of round: [UInt8]
  ) throws
    -> Int
  {
    try database.transaction {
      let count = try segments.count { try $0.keep(in: database) }
      try note(placed: segments, chain, of: round)
      return count
    }
  }

  /// Keeps that segments are in the round's place now, at the end of this device's list there.
  package func note(left segments: [KeptSegment], _ chain: Chain, of round: [UInt8]) throws {
    try database.transaction { try note(placed: segments, chain, of: round) }
  }

  /// Returns the segments of a round that its place is not known to have.
  package func unplaced(of round: [UInt8]) throws -> [KeptSegment] {
    var segments: [KeptSegment] = []
    try KeptSegment.each(of: round, where: "placed = 0", in: database) { segments.append($0) }
    return segments
  }

  /// Forgets what a round's place is known to have, because some of that is no longer there.
  package func forgetPlaced(of round: [UInt8]) throws {
    try database.transaction {
      try database.run(
        "DELETE FROM chain WHERE remote = ?1",
        .text(RemoteRecord.name(ofRound: round))
      )
      try forgetPlacedRows(of: round)
    }
  }

  private func note(placed segments: [KeptSegment], _ chain: Chain?, of round: [UInt8]) throws {
    for segment in segments {
      try database.run(
        """
        UPDATE segment SET placed = 1
        WHERE round = ?1 AND device = ?2 AND number = ?3 AND hash = ?4
        """,
        .blob(round),
        .blob(segment.deviceBytes),
        .integer(segment.number),
        .blob(segment.hash)
      )
    }
    if let chain { try keep(chain, in: RemoteRecord.name(ofRound: round)) }
  }

  private func forgetPlacedRows(of round: [UInt8]) throws {
    try database.run("UPDATE segment SET placed = 0 WHERE round = ?1 AND placed = 1", .blob(round))
  }
}
