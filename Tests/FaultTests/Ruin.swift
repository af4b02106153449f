import Fixtures
import Foundation

/// What a bad disk, or a copy that stopped half way, makes of a file; the same for the same seed.
struct Ruin: CustomStringConvertible {
  let seed: Int
  let kind: Kind

  /// What happens to the bytes.
  enum Kind: CaseIterable { case flip, cut, zero, tail, nonsense }

  init(seed: Int) {
    self.seed = seed
    kind = Kind.allCases[seed % Kind.allCases.count]
  }

  var description: String { "\(kind) \(seed)" }

  /// Returns the bytes as they are afterwards.
  func applied(to data: Data) -> Data {
    var random = Seeded(skipping: seed)
    var data = data
    let page = Int(random.next() % UInt64(max(1, data.count / 8_192))) * 8_192
    switch kind {
    case .flip:
      // Most of a small store is zeros that nobody reads; half of the seeds look for more than that.
      let places = data.indices.filter { data[$0] != 0 || seed.isMultiple(of: 2) }
      let place = places[Int(random.next() % UInt64(places.count))]
      data[place] ^= 1 << UInt8(random.next() % 8)
    case .cut: data = data.prefix(Int(random.next() % UInt64(data.count)))
    case .zero: data.replaceSubrange(page..<page + 8_192, with: Data(count: 8_192))
    case .tail: data += random.bytes(1 + Int(random.next() % 18_000))
    case .nonsense:
      let start = page + 512 * Int(random.next() % 16)
      data.replaceSubrange(start..<start + 512, with: random.bytes(512))
    }
    return data
  }
}

extension Seeded {
  fileprivate mutating func bytes(_ count: Int) -> Data {
    Data((0..<count).map { _ in UInt8(truncatingIfNeeded: next()) })
  }
}
