import CSodium

/// Randomness from the system, through libsodium.
enum Random {
  /// Returns 32 random bits.
  static func number() -> UInt32 {
    randombytes_random()
  }
}
