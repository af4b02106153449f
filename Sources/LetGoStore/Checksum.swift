import CSodium

/// A BLAKE2b hash, which tells a damaged text from a whole one (libsodium's `crypto_generichash`).
package enum Checksum {
  /// The bytes of an op's checksum.
  package static let short = Int(crypto_generichash_BYTES_MIN)
  /// The bytes of a hash that nobody can find a second text for.
  package static let long = Int(crypto_generichash_BYTES)

  /// Returns the short hash of some bytes.
  static func of(_ bytes: [UInt8]) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: short)
    // Fails only for lengths out of range, which this is not.
    _ = crypto_generichash(&hash, short, bytes, UInt64(bytes.count), nil, 0)
    return hash
  }

  /// Returns the short hash of bytes that lie somewhere.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: short)
    // Fails only for lengths out of range, which this is not.
    _ = crypto_generichash(&hash, short, bytes.baseAddress, UInt64(bytes.count), nil, 0)
    return hash
  }

  /// Returns the hash of a text's UTF-8 bytes, in one of the two lengths.
  package static func of(_ text: String, length: Int = short) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: length)
    var text = text
    text.withUTF8 { bytes in
      // Fails only for lengths out of range, which these two are not.
      _ = crypto_generichash(&hash, length, bytes.baseAddress, UInt64(bytes.count), nil, 0)
    }
    return hash
  }
}
