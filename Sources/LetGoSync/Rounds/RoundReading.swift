import LetGoCore
import LetGoStore

/// Reads what lies in one device's directory of a round's place: texts that each stand for themselves,
/// whoever wrote them.
struct RoundReading {
  private let device: UInt64
  private let remote: any Remote

  /// The most texts that are read at once, and of one device in one exchange; the rest comes with the
  /// next.
  private static let page = 64
  private static let most = 1_024
  /// The most in one directory that are kept out before the rest of it is left unread, so that rubbish
  /// costs nobody's time.
  private static let mostStrays = 32

  init(of device: UInt64, in remote: any Remote) {
    self.device = device
    self.remote = remote
  }

  /// Hands on what stands at each number, until there is nothing; the body returns whether it was of any
  /// use.
  func run(from first: Int, _ body: (Int, Found) throws -> Bool) throws {
    var number = first
    var strays = 0
    while number < first + Self.most {
      let page = try remote.segments(of: device, from: number, atMost: Self.page)
      for found in page {
        if case .nothing = found { return }
        if try !body(number, found) { strays += 1 }
        number += 1
        guard strays < Self.mostStrays else { return }
      }
      // Something that can't be read ends a page, and not the list.
      guard page.count == Self.page || page.last?.isRefused == true else { return }
    }
  }
}

extension Found {
  /// Whether something is there that is not read.
  fileprivate var isRefused: Bool {
    if case .refused = self { true } else { false }
  }
}

extension RoundTexts {
  /// The most bytes that are read of one device, and of all.
  private static let mostBytes = (each: 2 << 20, all: RoundFile.largest)

  /// Reads what lies in a place that was just visited, for somebody who is yet to decide whether to take
  /// part; no more than can be held, whoever filled it.
  package init(allOf visitors: Visitors, in remote: any Remote) throws {
    var seen: Set<String> = []
    var all = 0
    for device in visitors.devices {
      var size = 0
      try RoundReading(of: device, in: remote).run(from: 0) { _, found in
        guard case .text(let text) = found else { return false }
        size += text.utf8.count
        guard size <= Self.mostBytes.each, all + size <= Self.mostBytes.all else { return false }
        if seen.insert(text).inserted { texts.append(text) }
        return true
      }
      all += min(size, Self.mostBytes.each)
    }
  }
}

extension Visitors {
  /// Returns whether what was left in a place is of a round, so that a person's own records don't end up
  /// where friends read them.
  package func isOfRound(in remote: any Remote) throws -> Bool {
    try devices.contains { device in
      guard case .text(let text) = try remote.segments(of: device, from: 0, atMost: 1).first else {
        return false
      }
      return RoundSegment.isHead(in: text)
    }
  }
}
