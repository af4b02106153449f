import LetGoCore

/// A signed segment of a round with friends, as it came and as it goes on to others.
package struct KeptSegment: Equatable, Sendable {
  /// The round, by the hash of its start record.
  package let round: [UInt8]
  /// The device that wrote it.
  package let device: UInt64
  /// Which of the device's segments it is, counted from 0.
  package let number: Int
  /// All of it.
  package let text: String
  /// The hash of the text: a device that was copied has two segments of one number, and both count.
  package let hash: [UInt8]

  package init(round: [UInt8], device: UInt64, number: Int, text: String, hash: [UInt8]? = nil) {
    self.round = round
    self.device = device
    self.number = number
    self.text = text
    self.hash = hash ?? Checksum.of(text, length: Checksum.long)
  }
}

extension Store {
  /// Hands over the segments of a round, those of one device after each other.
  ///
  /// All of them in one go and one by one, since a round can have many; the store's lock is held
  /// meanwhile.
  package func eachSegment(of round: [UInt8], _ body: (KeptSegment) throws -> Void) throws {
    try KeptSegment.each(of: round, in: database, body)
  }

  /// Hands over the bytes of each segment of a round with its device, in no order.
  package func eachSegmentText(
    of round: [UInt8],
    _ body: (UInt64, [UInt8]) throws -> Void
  ) throws {
    let sql = "SELECT device, text FROM segment WHERE round = ?1"
    _ = try database.rows(sql, .blob(round)) { row in
      try body(row.blob(0).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, row.blob(1))
    }
  }

  /// Keeps segments that were verified, and returns how many of them are new.
  ///
  /// No op says them: they are what others said, and can be had from them again.
  package func keep(_ segments: [KeptSegment]) throws -> Int {
    try database.transaction { try segments.count { try $0.keep(in: database) } }
  }

  /// Tells friends of a round what they don't know yet: the body returns the segments that this takes.
  ///
  /// What they know stays so: the acts by which the person came in and left can't be taken back from
  /// then on.
  package func tell(
    _ round: ID,
    of hash: [UInt8],
    _ body: (JoinedRound, [KeptSegment]) throws -> [KeptSegment]
  ) throws -> Int {
    try database.transaction {
      let joined = try JoinedRound.rows(where: "id = ?1", .blob(round.bytes), in: database).first
      guard let joined else { throw Refusal.noRound }
      var known: [KeptSegment] = []
      try KeptSegment.each(of: hash, in: database) { known.append($0) }
      let count = try body(joined, known).count { try $0.keep(in: database) }
      for field in ["friends", "left"] {
        try database.run(
          """
          INSERT OR IGNORE INTO told (act)
          SELECT act FROM op WHERE \(StoredOp.isAboutEntity)
            AND json_type(fields, '$.' || ?2) IN ('text', 'integer')
            AND NOT EXISTS (SELECT 1 FROM act WHERE id = op.act AND undone = 1)
          """,
          .blob(round.bytes),
          .text(field)
        )
      }
      return count
    }
  }
}

extension KeptSegment {
  /// Hands over those of a round that a condition selects, those of one device after each other.
  static func each(
    of round: [UInt8],
    where condition: String = "true",
    in database: Database,
    _ body: (KeptSegment) throws -> Void
  ) throws {
    _ = try database.rows(
      """
      SELECT device, number, text, hash FROM segment WHERE round = ?1 AND \(condition)
      ORDER BY device, number, hash
      """,
      .blob(round)
    ) { row in
      let device = row.blob(0).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let segment = KeptSegment(
        round: round,
        device: device,
        number: Int(row.integer(1)),
        text: row.text(2) ?? "",
        hash: row.blob(3)
      )
      try body(segment)
    }
  }

  /// The device as the table names it.
  var deviceBytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: device >> (56 - 8 * $0)) } }

  /// Keeps it; false when it is known.
  func keep(in database: Database) throws -> Bool {
    try database.run(
      """
      INSERT OR IGNORE INTO segment (round, device, number, hash, text)
      VALUES (?1, ?2, ?3, ?4, ?5)
      """,
      .blob(round),
      .blob(deviceBytes),
      .integer(number),
      .blob(hash),
      .text(text)
    )
    return try database.integer("SELECT changes()") == 1
  }
}
