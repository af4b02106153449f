import CSodium

/// The Ed25519 key that a device signs its segments with (libsodium's `crypto_sign`).
package struct DeviceKey: Sendable {
  /// What others know the device's signatures by: 32 bytes.
  package let publicKey: [UInt8]
  private let secretKey: [UInt8]

  /// What the key is made from: 32 bytes, which nobody else may see.
  var seed: [UInt8] { Array(secretKey.prefix(Int(crypto_sign_SEEDBYTES))) }

  /// Makes a new key from the system's randomness, or from a seed of 32 bytes; nil for a seed of
  /// another length.
  package init?(seed: [UInt8]? = nil) {
    var publicKey = [UInt8](repeating: 0, count: Int(crypto_sign_PUBLICKEYBYTES))
    var secretKey = [UInt8](repeating: 0, count: Int(crypto_sign_SECRETKEYBYTES))
    guard sodium_init() >= 0 else { return nil }
    let code: Int32
    if let seed {
      guard seed.count == Int(crypto_sign_SEEDBYTES) else { return nil }
      code = crypto_sign_seed_keypair(&publicKey, &secretKey, seed)
    } else {
      code = crypto_sign_keypair(&publicKey, &secretKey)
    }
    guard code == 0 else { return nil }
    self.publicKey = publicKey
    self.secretKey = secretKey
  }

  /// Returns the signature of a message: 64 bytes.
  func signature(of message: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: Int(crypto_sign_BYTES))
    crypto_sign_detached(&signature, nil, message, UInt64(message.count), secretKey)
    return signature
  }

  /// Returns whether a signature of a message was made with the key that belongs to a public one.
  static func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
    // libsodium reads fixed lengths, so what is shorter must not reach it.
    guard signature.count == Int(crypto_sign_BYTES),
      publicKey.count == Int(crypto_sign_PUBLICKEYBYTES)
    else { return false }
    return crypto_sign_verify_detached(signature, message, UInt64(message.count), publicKey) == 0
  }
}
