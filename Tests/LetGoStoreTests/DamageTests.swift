import Fixtures
import Foundation
import LetGoCore
import Testing

@testable import LetGoStore

struct DamageTests {
  /// A quarter each of flipped bits, cut files, zeroed pages and blocks of nonsense.
  @Test(arguments: 0..<8)
  func `whatever was damaged, all comes back or the loss is said`(group: Int) throws {
    let temporary = try TemporaryStore(in: TemporaryStore.memory)
    let ops = try temporary.fillWithBackup()
    let known = Set(ops)
    let original = try temporary.bytes
    let store = URL(fileURLWithPath: temporary.location.path)
    for seed in group * 25..<(group + 1) * 25 {
      var random = Seeded(skipping: seed)
      let damaged = Damage.allCases[seed % 4].applied(to: original, &random)
      try? FileManager.default.removeItem(atPath: temporary.location.damagedDirectory)
      try damaged.write(to: store)

      let recovered = try temporary.mend()

      switch recovered {
      case .replaced(let replacement):
        let kept = URL(fileURLWithPath: replacement.directory + "/letgo.db")
        #expect(try Data(contentsOf: kept) == damaged, "\(seed)")
        let left = try temporary.open().ops()
        #expect(known.isSuperset(of: left), "\(seed)")
        #expect(left == ops || replacement.lost > 0 || replacement.hasGaps, "\(seed)")
        #expect(replacement.lost > 0 || left.count >= 20, "\(seed)")
      case .rebuilt, nil:
        #expect(try temporary.open().ops() == ops, "\(seed)")
      case .refused:
        // A version that claims to be newer: said with both versions, and nothing is touched.
        #expect(try temporary.bytes == damaged, "\(seed)")
        continue
      }
      #expect(try Inspection().findings(in: temporary.location) == [], "\(seed)")
    }
  }
}

/// What a test did to a file.
private enum Damage: CaseIterable {
  case flip, cut, zero, nonsense

  func applied(to data: Data, _ random: inout Seeded) -> Data {
    var data = data
    let pages = data.count / 8_192
    let page = Int(random.next() % UInt64(pages)) * 8_192
    switch self {
    case .flip:
      let place = Int(random.next() % UInt64(data.count))
      data[place] ^= 1 << UInt8(random.next() % 8)
    case .cut: data = data.prefix(Int(random.next() % UInt64(data.count)))
    case .zero: data.replaceSubrange(page..<page + 8_192, with: Data(count: 8_192))
    case .nonsense:
      for place in page..<page + 512 { data[place] = UInt8(truncatingIfNeeded: random.next()) }
    }
    return data
  }
}

/// How a test's attempt to mend ended.
private enum Mended {
  case replaced(Recovered.Replacement)
  case rebuilt
  case refused
}

extension TemporaryStore {
  fileprivate func mend() throws -> Mended? {
    do {
      switch try Recovery(of: location).run(at: .noon(plus: 9)) {
      case .replaced(let replacement): return .replaced(replacement)
      case .rebuilt: return .rebuilt
      case nil: return nil
      }
    } catch StoreFailure.newer {
      return .refused
    }
  }
}
