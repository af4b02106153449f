import LetGoCore
import LetGoStore

extension RoundStart {
  /// What the round is named by: the hash of its line, 32 bytes.
  package var id: [UInt8] { Checksum.of(line, length: Checksum.long) }
}

/// The key that a member of a round is known by, whatever device they use.
///
/// It is kept with what the person records of the round, so that each of their devices can speak for
/// them.
package struct MemberKey: Sendable {
  private let key: DeviceKey

  /// Takes the key that is made from a seed of 32 bytes; nil for a seed of another length.
  package init?(seed: [UInt8]) {
    guard let key = DeviceKey(seed: seed) else { return nil }
    self.key = key
  }

  /// What the others know the member by: their public key in hexadecimal digits.
  package var member: String { Hex.text(key.publicKey) }

  /// Returns the proof that a device speaks for the member in a round.
  func proof(for device: String, in round: String) -> String {
    Hex.text(key.signature(of: Self.statement(device, round)))
  }

  /// Returns whether a member signed that a device speaks for them in a round.
  static func isProof(_ proof: String, of member: String, _ device: String, _ round: String) -> Bool
  {
    guard let signature = Hex.bytes(proof), let key = Hex.bytes(member) else { return false }
    return DeviceKey.isValid(signature, of: statement(device, round), by: key)
  }

  private static func statement(_ device: String, _ round: String) -> [UInt8] {
    // In a form of its own, so that no segment's signature could be taken for it.
    Checksum.of("letgo round member \(round) \(device)", length: Checksum.long)
  }
}
