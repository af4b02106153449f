import LetGoCore
import LetGoStore

extension RoundLog {
  /// Takes what a segment says.
  package mutating func add(_ segment: RoundSegment) {
    add(segment.records, of: segment.kept.device, at: segment.head.stamp)
  }

  /// Takes the segments of a round that a store keeps, which were verified when they came.
  ///
  /// A round can have hundreds of thousands, so that of each no more is read than counts.
  package mutating func add(allOf round: RoundStart, in store: Store) throws {
    try store.eachSegmentText(of: round.id) { device, text in
      guard let telling = Telling(text) else { return }
      add(telling.records, of: device, at: telling.stamp)
    }
  }
}

/// What counts of a segment that was verified: when it was written, and its records.
private struct Telling {
  private(set) var stamp: Int64 = 0
  private(set) var records: [RoundRecord] = []

  private static let newline = UInt8(ascii: "\n")
  private static let beginning = Array("[\"round\",".utf8)

  init?(_ text: [UInt8]) {
    guard let header = text.firstIndex(of: Self.newline) else { return nil }
    var rest = text[(header + 1)...]
    guard let end = rest.firstIndex(of: Self.newline),
      let stamp = RoundHead.stamp(of: rest[..<end])
    else { return nil }
    self.stamp = stamp
    rest = rest[(end + 1)...]
    // The trailer is an object, and each record an array.
    while rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: Self.newline) {
      let line = rest[..<end]
      // Each member's first segment tells how the round began, which is known, and long to read.
      if !line.starts(with: Self.beginning), let record = try? RoundRecord(line: line) {
        records.append(record)
      }
      rest = rest[(end + 1)...]
    }
  }
}
