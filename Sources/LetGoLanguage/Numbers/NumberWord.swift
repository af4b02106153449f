/// What a number word does.
enum NumberWord: Equatable, Sendable {
  /// A number below a hundred that stands alone or after tens and hundreds.
  case below(Int)
  /// Multiplies what stands before it by a hundred.
  case hundred
  /// Multiplies what stands before it, and begins anew: thousand, million.
  case scale(Int64)
  /// A number of its own that can be counted and halved: dozen.
  case group(Int)
  /// A part, in thousandths: half, quarter.
  case part(Int64)
  /// A part that is added to the number before it: `and a half`.
  case added(Int64)
  /// Anything from the lower to the upper number: `a few`.
  case vague(Int, Int)
  /// The ten numbers from one on: `the twenties`.
  case decade(Int)
  /// At least that many: `hundreds`.
  case plenty(Int)
  /// `a` or `an`, which counts one of a unit.
  case article
  /// Joins hundreds to tens.
  case and
}
