import LetGoCore

extension RoundLog {
  /// Takes what a segment says.
  package mutating func add(_ segment: RoundSegment) {
    add(segment.records, of: segment.kept.device, at: segment.head.stamp)
  }
}
