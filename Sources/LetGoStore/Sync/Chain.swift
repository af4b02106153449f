import LetGoCore

/// How far the segments of a device are known, each of which names the one before by its hash.
package struct Chain: Equatable, Sendable {
  /// The device.
  package let device: UInt64
  /// Its public key, as it was first seen.
  package let key: [UInt8]
  /// How many segments are known.
  package var length: Int
  /// The hash of the last of them; 32 zero bytes when there is none.
  package var hash: [UInt8]

  /// Makes one of which nothing is known but the key.
  package init(of device: UInt64, key: [UInt8]) {
    self.init(device: device, key: key, length: 0, hash: [UInt8](repeating: 0, count: 32))
  }

  fileprivate init(device: UInt64, key: [UInt8], length: Int, hash: [UInt8]) {
    self.device = device
    self.key = key
    self.length = length
    self.hash = hash
  }
}

extension Store {
  /// Returns how far the segments of each device in a place are known.
  package func chains(in remote: String) throws -> [UInt64: Chain] {
    let chains = try database.rows(
      "SELECT device, key, length, hash FROM chain WHERE remote = ?1",
      .text(remote)
    ) { row in
      Chain(
        device: row.blob(0).reduce(0) { $0 << 8 | UInt64($1) },
        key: row.blob(1),
        length: Int(row.integer(2)),
        hash: row.blob(3)
      )
    }
    return Dictionary(chains.map { ($0.device, $0) }) { first, _ in first }
  }

  /// Writes how far the segments of a device are known, in the transaction of what came of them.
  func keep(_ chain: Chain, in remote: String) throws {
    // Eight bytes of the device, as an id begins with them.
    let device = Array(ID(device: chain.device, number: 0, salt: 0).bytes.prefix(8))
    try database.run(
      """
      INSERT OR REPLACE INTO chain (remote, device, key, length, hash) VALUES (?1, ?2, ?3, ?4, ?5)
      """,
      .text(remote),
      .blob(device),
      .blob(chain.key),
      .integer(chain.length),
      .blob(chain.hash)
    )
  }
}
