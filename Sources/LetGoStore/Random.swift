import CSodium

/// Randomness from the system, through libsodium.
enum Random {
  /// Returns 32 random bits.
  static func number() -> UInt32 {
    randombytes_random()
  }

  /// Numbers that are asked of the system many at a time, once it is clear that many are wanted.
  struct Supply {
    private var numbers: [UInt32] = []
    private var size = 1

    /// Returns the next 32 random bits.
    mutating func next() -> UInt32 {
      if numbers.isEmpty {
        numbers = Array(repeating: 0, count: size)
        randombytes_buf(&numbers, size * MemoryLayout<UInt32>.size)
        size = min(size * 2, 256)
      }
      return numbers.removeLast()
    }
  }
}
