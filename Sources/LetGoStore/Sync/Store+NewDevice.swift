import LetGoCore

extension Store {
  /// Returns a number that no device has.
  package static func newDeviceNumber() -> UInt64 {
    UInt64(Random.number()) << 32 | UInt64(Random.number())
  }

  /// Writes on as another device, with another key, because this store turned out to be a copy, or
  /// older than what it has sent, or because what it had sent is gone.
  ///
  /// All that is here stays as it is and is yet to be sent, save what is found to be there already; what
  /// it wrote so far even then, where its segments may be written over by another's.
  package func becomeDevice(
    _ number: UInt64,
    key: [UInt8],
    sendingOwnAnyway: Bool
  ) throws {
    try database.transaction {
      let former = try Device(in: database)
      let first = ID(device: number, number: 0, salt: 0)
      try database.run("UPDATE device SET id = ?1", .blob(Array(first.bytes.prefix(8))))
      try database.run(
        "UPDATE remote SET key = ?1, sent = ?2 WHERE sent IS NOT NULL",
        .blob(key),
        .blob(first.bytes)
      )
      // The chains are read anew, so that it shows what is there.
      try database.run("DELETE FROM chain")
      try database.run("DELETE FROM dispatch")
      let names = "SELECT name FROM remote WHERE sent IS NOT NULL"
      for name in try database.rows(names, row: { $0.text(0) ?? "" }) {
        try database.run(
          """
          INSERT OR REPLACE INTO unsent (remote, op, always)
          SELECT ?1, id, ?2 AND id BETWEEN ?3 AND ?4 FROM op
          """,
          .text(name),
          .integer(sendingOwnAnyway ? 1 : 0),
          .blob(former.first.bytes),
          .blob(former.last.bytes)
        )
      }
    }
  }

  /// Takes nothing for read or sent any more of what others wrote, because some of it was exchanged in a
  /// place; the keys that are known stay known.
  ///
  /// What is then found there is not sent again.
  package func doubtChains(in remote: String) throws {
    try database.transaction {
      let own = try Device(in: database)
      try database.run(
        "UPDATE chain SET length = 0, hash = zeroblob(32) WHERE remote = ?1 AND device <> ?2",
        .text(remote),
        .blob(Array(own.first.bytes.prefix(8)))
      )
      try database.run(
        """
        INSERT OR IGNORE INTO unsent (remote, op, always)
        SELECT ?1, id, 0 FROM op WHERE id NOT BETWEEN ?2 AND ?3
        """,
        .text(remote),
        .blob(own.first.bytes),
        .blob(own.last.bytes)
      )
    }
  }
}
