import LetGoCore
import LetGoStore

/// Reads on in the segments of one device, up to the first that is not there, not whole or not to be
/// taken in.
struct ChainReading {
  private let device: UInt64
  private let remote: any Remote
  /// How far the segments are known now; nil while the device's key is not.
  private(set) var chain: Chain?
  /// How many segments were read.
  private(set) var count = 0
  /// What is not taken in, and why.
  private(set) var keptOut: KeptOut?
  /// Whether something is there that is not whole yet, or left for the next sync.
  private(set) var isLate = false

  /// How many segments are asked for at once.
  private static let page = 64

  init(of device: UInt64, known chain: Chain?, in remote: any Remote) {
    self.device = device
    self.chain = chain
    self.remote = remote
  }

  /// Hands on each segment in order; one that the body refuses is kept out, with all that follow it.
  mutating func run(atMost most: Int, _ body: (Segment) throws -> Void) throws {
    guard try findKey(), let known = chain else { return }
    if try known.isExchanged(in: remote) { throw Rewritten() }
    try read(on: known, atMost: most, body)
  }

  /// That another one wrote under the device's number, too, and its segments took the place of those
  /// that were known.
  struct Rewritten: Error {}

  private mutating func read(
    on known: Chain,
    atMost most: Int,
    _ body: (Segment) throws -> Void
  ) throws {
    var chain = known
    reading: while true {
      let page = min(Self.page, most - count)
      guard page > 0 else {
        isLate = true
        break
      }
      let found = try remote.segments(of: device, from: chain.length, atMost: page)
      for found in found {
        switch found {
        case .nothing: break reading
        case .refused(let reason):
          keepOut(reason, at: chain.length)
          break reading
        case .text(let text):
          do {
            try body(try chain.open(text))
          } catch let refusal as Segment.Refusal {
            refuse(refusal, at: chain.length)
            break reading
          } catch let failure as IntakeFailure {
            keepOut(.op(failure), at: chain.length)
            break reading
          }
          chain.append(text)
          count += 1
        }
      }
      // Fewer than asked for, or the last of them is not whole: there are no more.
      guard found.count == page else { break }
    }
    self.chain = chain
  }

  /// Finds the device's key, or takes the one that is there for it from now on.
  private mutating func findKey() throws -> Bool {
    switch try remote.key(of: device) {
    case .nothing:
      // Known or not, nothing new comes without one.
      isLate = true
      return false
    case .refused(let reason):
      keepOut(reason)
      return false
    case .text(let text):
      guard let key = Segment.key(in: text) else {
        // Half a copy of it is no key yet.
        if text.utf8.count < Layout.longestKey { isLate = true } else { keepOut(.noKey) }
        return false
      }
      if let chain, chain.key != key {
        keepOut(.otherKey)
        return false
      }
      chain = chain ?? Chain(of: device, key: key)
      return true
    }
  }

  private mutating func refuse(_ refusal: Segment.Refusal, at number: Int) {
    switch refusal {
    case .incomplete: isLate = true
    case .tooLarge(let bytes): keepOut(.tooLarge(bytes: bytes), at: number)
    case .brokenLine, .misplaced: keepOut(.misplaced, at: number)
    case .notSigned: keepOut(.notSigned, at: number)
    case .newer: keepOut(.newer, at: number)
    }
  }

  private mutating func keepOut(_ reason: KeptOut.Reason, at number: Int? = nil) {
    keptOut = KeptOut(device, number: number, reason)
  }
}

extension Chain {
  /// The place of the segment that comes next.
  var nextPlace: Segment.Place { Segment.Place(device: device, number: length, previous: hash) }

  /// How many of the last segments are looked at again.
  private static let lookedAt = 8

  /// Returns whether one of the last segments that are known is not what stands in its place now; one
  /// that is missing says nothing.
  func isExchanged(in remote: any Remote) throws -> Bool {
    let first = max(0, length - Self.lookedAt)
    var texts = try texts(from: first, in: remote)
    if texts.count < length - first { texts = try self.texts(from: length - 1, in: remote) }
    guard let last = texts.last else { return false }
    // Each names the one before it.
    return Segment.hash(of: last) != hash
      || zip(texts, texts.dropFirst()).contains { before, text in
        !text.prefix { !$0.isNewline }.contains(Hex.text(Segment.hash(of: before)))
      }
  }

  private func texts(from number: Int, in remote: any Remote) throws -> [String] {
    guard number >= 0, number < length else { return [] }
    return try remote.segments(of: device, from: number, atMost: length - number).compactMap {
      if case .text(let text) = $0 { text } else { nil }
    }
  }

  /// Reads a text as the segment that comes next.
  func open(_ text: String) throws(Segment.Refusal) -> Segment {
    try Segment(opening: text, at: nextPlace, signedBy: key)
  }

  /// Counts a segment that was read, or left.
  mutating func append(_ text: String) {
    length += 1
    hash = Segment.hash(of: text)
  }
}

extension Segment {
  /// Returns the public key in a device's file of it; nil when there is none.
  static func key(in text: String) -> [UInt8]? {
    guard let bytes = Hex.bytes(text.trimmedEnd), bytes.count == 32 else { return nil }
    return bytes
  }
}
