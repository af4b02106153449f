import LetGoCore

/// One row of a list that is to be recorded.
package struct BatchEntry: Sendable {
  /// What it is called.
  package var name: Name
  /// What there is to record of it.
  package var content: Content
  /// What the list calls it by, such as the number that another program gave it; nil without one.
  package var reference: String?
  /// Where the list says it is; nil where it does not.
  package var location: String?

  /// What a row is about.
  package enum Content: Equatable, Sendable {
    /// An item that is let go and still here, with its answers, and how many pieces it is.
    case item(Answers, count: Int)
    /// A wish that waits, with its price and the reason for it.
    case wish(Price, reason: String)
  }

  package init(
    name: Name,
    _ content: Content,
    reference: String? = nil,
    location: String? = nil
  ) {
    self.name = name
    self.content = content
    if case .item(let answers, let count) = content {
      self.content = .item(answers, count: min(max(count, 1), Item.most))
    }
    self.reference = reference?.isEmpty == true ? nil : reference
    self.location = location?.isEmpty == true ? nil : location
  }
}

extension BatchEntry {
  /// Tells rows of one name apart: by the list's own reference, else by the place; nil without both.
  var mark: String? { Self.mark(reference: reference, location: location) }

  /// Returns the mark that a reference and a place make.
  static func mark(reference: String?, location: String?) -> String? {
    if let reference, !reference.isEmpty { return "#" + reference.folded }
    if let location, !location.isEmpty { return "@" + location.folded }
    return nil
  }

  /// A number for what the row says, so that a later list can tell whether it says something else.
  ///
  /// On which day a yes or a no was said is left out: without one in the row it is the day of reading.
  var digest: Int64 {
    var hash = Digest()
    hash.add(location)
    switch content {
    case .item(let answers, let count):
      hash.add(count == 1 ? nil : String(count))
      hash.add(answers.used.map(\.withoutAsking))
      hash.add(answers.next?.answer.rawValue)
      hash.add(answers.cost?.description)
      hash.add(answers.minutes?.description)
      hash.add(answers.exemption?.rawValue)
    case .wish(let price, let reason):
      hash.add(price.description)
      hash.add(reason)
    }
    return hash.value
  }
}

extension Use {
  /// The answer without the day on which it was asked for.
  fileprivate var withoutAsking: String {
    switch self {
    case .said(let answer, on: _): answer.rawValue
    case .last: description
    }
  }
}

/// A hash that is the same in every run and on every machine (64-bit FNV-1a).
private struct Digest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  var value: Int64 { Int64(bitPattern: hash) }

  /// Adds a text and its end; nil is not the empty one.
  mutating func add(_ text: String?) {
    for byte in (text ?? "\u{1}").utf8 { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
