/// Numbers that look random and are the same for the same seed in every run (SplitMix64).
package struct Seeded: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The step from one state to the next.
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Begins the sequence of a seed.
  package init(_ seed: UInt64) {
    state = seed
  }

  /// Begins so many numbers into the sequence of the seed 0.
  package init(skipping count: Int) {
    state = UInt64(count) &* Self.step
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= Self.step
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
